extension [Contract] {
  /// A finding if the contracts' variants exceed the limit. Variants multiply with the values of
  /// axes, roles and pairs, so a few lines can require more memory than there is.
  func excess(in tokens: ResolvedTokens) -> Diagnostic? {
    let limit = tokens.set.limit.work
    var size = 0
    for contract in self {
      let values = tokens.themes.axes.first { $0.name == contract.themeAxis }?.values.count ?? 1
      // A theme fixes one axis.
      let variants = contract.axes.filter { $0.name != contract.themeAxis }
        .reduce(1) { Swift.min($0 * Swift.max(1, $1.values.count), variantLimit) }
      size += variants * contract.sizeOfVariant * values
      guard size > limit else { continue }
      return Diagnostic(
        .limitExceeded,
        message: "the variants of all contracts exceed the limit of \(limit) bytes; "
          + "split \(contract.component)", at: contract.place([.key("axes")]))
    }
    return nil
  }
}

extension Contract {
  /// The approximate size of a variant in bytes: a path for each role, and a row for each pair.
  fileprivate var sizeOfVariant: Int {
    let paths = roles.reduce(0) { $0 + 128 + 2 * (pattern(of: $1)?.text.utf8.count ?? 0) }
    return pairs.reduce(paths) { size, pair in
      size + pair.backgrounds.reduce(0) { $0 + $1.layers.count } * (1024 + pair.reasonSize)
    }
  }
}

extension Pair {
  /// The size in bytes of the reason why the pair requires less.
  fileprivate var reasonSize: Int {
    switch duty {
    case .decorative(let because): because.utf8.count
    case .inactive(let because): because?.utf8.count ?? 0
    case .minimum, .text, .graphic, .focus: terms.because?.utf8.count ?? 0
    }
  }
}
