import ForeignValues
import TokenJSON
import TokenModel

/// The recognized dialect of a file.
struct Recognition {
  var dialect: Dialect
  /// The reason, as the end of "because …".
  var reason: String
  /// The steps to the key of the sign.
  var steps: [JSONStep]
  /// Whether the file contains nothing that only DTCG 2025.10 has, such as a file of aliases.
  var isUncertain = false
  /// Whether a file of DTCG 2025.10 uses nothing that drafts do not have.
  var isRepairable = false
}

extension Recognition {
  /// Recognizes the dialect of a file; nil if it has no sign.
  ///
  /// Signs at the top level come before signs in tokens, and strong signs before weak ones. Among
  /// equally strong signs, the order of `Dialect.all` decides.
  ///
  /// - Parameter limit: How many tokens to check in each top-level member.
  init?(of document: Document, limit: Int = .max) {
    let root = document.json.root
    for (dialect, sign) in fileSigns {
      if let found = sign.find(root) {
        self.init(dialect: dialect, reason: found.reason, steps: found.steps)
        if dialect == .dtcg { isRepairable = !DialectSigns(of: root, limit: limit).isCopied }
        return
      }
    }
    let signs = DialectSigns(of: root, limit: limit)
    guard let (dialect, sign) = signs.decisive else { return nil }
    self.init(dialect: dialect, reason: sign.reason, steps: sign.steps)
    isRepairable = !signs.isCopied
    isUncertain =
      [.dtcg, .draft3].contains(dialect) && !signs.isCurrent && !signs.isCopied
  }
}

/// All signs at the top level, in the order in which they are checked.
private let fileSigns: [(dialect: Dialect, sign: FileSign)] =
  FileSign.Strength.allCases.flatMap { strength in
    Dialect.all.flatMap { dialect in
      dialect.fileSigns.filter { $0.strength == strength }.map { (dialect, $0) }
    }
  }
