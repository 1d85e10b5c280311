import TokenModel

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
  package static let dialects = ForeignRecognizer(Dialect.foreignFormat)
}

/// How many tokens to check in each top-level member.
private let sampleSize = 16
