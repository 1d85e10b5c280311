import ModeFinding

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
  /// Whether tokens have values by mode, which a copy would lose.
  var hasModes = false
}

extension Recognition {
  /// Recognizes the dialect of a file; nil if it has no sign. Checks up to `limit` tokens in each
  /// top-level member.
  ///
  /// Signs at the top level come before signs in tokens, and strong signs before weak ones. Among
  /// equally strong signs, the order of `Dialect.all` decides.
  init?(of document: Document, limit: Int = .max) {
    let root = document.json.root
    for (dialect, sign) in fileSigns {
      if let found = sign.find(root) {
        self.init(dialect: dialect, reason: found.reason, steps: found.steps)
        if dialect == .dtcg {
          let signs = DialectSigns(of: root, limit: limit)
          (isRepairable, hasModes) = (!signs.isCopied, signs.hasModes)
        }
        return
      }
    }
    let signs = DialectSigns(of: root, limit: limit)
    guard let (dialect, sign) = signs.decisive else { return nil }
    self.init(dialect: dialect, reason: sign.reason, steps: sign.steps)
    (isRepairable, hasModes) = (!signs.isCopied, signs.hasModes)
    isUncertain = [.dtcg, .draft3].contains(dialect) && !signs.isCurrent && !signs.isCopied
  }
}

/// All signs at the top level, in the order in which they are checked.
private let fileSigns: [(dialect: Dialect, sign: FileSign)] =
  SignStrength.allCases.flatMap { strength in
    Dialect.all.flatMap { dialect in
      dialect.fileSigns.filter { $0.kind == strength }.map { (dialect, $0) }
    }
  }

extension Dialect {
  /// The format of a file that `tincture convert` must convert before it can be compiled. Nil if a
  /// build can read the file as DTCG, which includes older drafts with `$value`.
  ///
  /// Checks only a few tokens, so that builds stay fast.
  @Sendable package static func foreignFormat(of document: Document) -> ForeignFormat? {
    guard let found = Recognition(of: document, limit: sampleSize) else { return nil }
    switch found.dialect.refusal {
    case .never: return nil
    case .always: break
    case .unlessCurrent:
      let signs = DialectSigns(of: document.json.root, limit: sampleSize)
      if signs.first(of: .dtcg) != nil { return nil }
    }
    return ForeignFormat(title: found.dialect.title, reason: found.reason, steps: found.steps)
  }
}

extension ForeignRecognizer {
  /// Recognizes all formats that `tincture convert` must convert.
  package static let dialects = ForeignRecognizer(
    Dialect.foreignFormat,
    modes: { $0.otherModes(in: $1) })
}

/// How many tokens to check in each top-level member.
private let sampleSize = 16
