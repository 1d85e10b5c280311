import TokenModel

extension Dialect {
  /// What a file is that `tincture convert` has to rewrite before it can be compiled; nil where a
  /// build reads the file as DTCG, older drafts with `$value` among them.
  ///
  /// Looks at a few tokens only, so that a build does not notice.
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

/// How many tokens of each top-level member tell what a file is.
private let sampleSize = 16
