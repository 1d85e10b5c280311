/// The recognized dialect of a file.
struct Recognition {
  let dialect: Dialect
  let sign: FoundSign
  /// Whether the file contains nothing that only DTCG 2025.10 has, such as a file of aliases.
  private(set) var isUncertain = false
  /// Whether a file of DTCG 2025.10 can be read like a draft: it uses nothing that only 2025.10 has.
  private(set) var isRepairable = false
  /// Whether such a file has values by mode, which a copy would lose.
  private(set) var hasModes = false

  init(_ dialect: Dialect, sign: FoundSign) { (self.dialect, self.sign) = (dialect, sign) }

  /// Recognizes the dialect of a file; nil if it has no sign.
  ///
  /// Signs at the top level win over those in tokens, strong over weak, and then the order of `Dialect.all`.
  init?(of document: Document, signs: @autoclosure () -> DialectSigns) {
    let kinds: [DialectSign.Kind] = [.declaration, .member, .vendorData]
    let declared = kinds.flatMap { DialectSigns.byKind[$0] ?? [] }.lazy.compactMap { index, sign in
      sign.find(document.json.root).map { Recognition(Dialect.all[index], sign: $0) }
    }.first
    if let declared, declared.dialect != .dtcg {
      self = declared
      return
    }
    let signs = signs()
    guard let found = declared ?? signs.decisive else { return nil }
    self = found
    let mayBeDraft = !signs.isCopied
    (isRepairable, hasModes) = (dialect == .dtcg && mayBeDraft, signs.hasModes && mayBeDraft)
    isUncertain =
      declared == nil && [.dtcg, .draft3].contains(dialect) && mayBeDraft && !signs.isCurrent
  }
}

extension Dialect {
  /// The format of a file to `convert` before a build; nil if builds read it, also as a draft with `$value`.
  ///
  /// Checks only a few tokens, so that builds stay fast.
  @Sendable package static func foreignFormat(of document: Document) -> ForeignFormat? {
    let root = document.json.root
    guard let found = Recognition(of: document, signs: DialectSigns(of: root, limit: sampleSize))
    else { return nil }
    switch found.dialect.refusal {
    case .never: return nil
    case .always: break
    case .unlessCurrent:
      if DialectSigns(of: root, limit: sampleSize).first(of: .dtcg) != nil { return nil }
    }
    return ForeignFormat(
      title: found.dialect.title, reason: found.sign.reason, steps: found.sign.steps)
  }
}

extension ForeignRecognizer {
  /// Recognizes all formats that `tincture convert` must convert.
  package static let dialects = ForeignRecognizer(
    Dialect.foreignFormat, modes: { $0.otherModes(in: $1) })
}

/// How many tokens to check in each top-level member.
private let sampleSize = 16
