import TokenJSON
import TokenModel

/// What a file was recognized as.
struct Recognition {
  var dialect: Dialect
  /// What in the file says so, as the end of "because …".
  var reason: String
  /// The steps to the key that says it.
  var steps: [JSONStep]
  /// Whether the file says too little for its dialect to be certain: it has aliases only.
  var isUncertain = false
}

extension Recognition {
  /// Recognizes the dialect of a file; nil where nothing in it says.
  ///
  /// Signs at the top level come before signs in tokens, and stronger ones before weaker ones. Of
  /// signs with the same strength the order of `Dialect.all` decides.
  ///
  /// - Parameter limit: How many tokens of each top-level member are looked at.
  init?(of document: Document, limit: Int = .max) {
    let root = document.json.root
    for (dialect, sign) in fileSigns {
      if let found = sign.find(root) {
        self.init(dialect: dialect, reason: found.reason, steps: found.steps)
        return
      }
    }
    let signs = DialectSigns(of: root, limit: limit)
    guard let (dialect, sign) = signs.decisive else { return nil }
    self.init(dialect: dialect, reason: sign.reason, steps: sign.steps)
    isUncertain = dialect == .dtcg && !signs.hasLiterals
  }
}

/// All signs at the top level, in the order in which they are tried.
private let fileSigns: [(dialect: Dialect, sign: FileSign)] =
  FileSign.Strength.allCases.flatMap { strength in
    Dialect.all.flatMap { dialect in
      dialect.fileSigns.filter { $0.strength == strength }.map { (dialect, $0) }
    }
  }
