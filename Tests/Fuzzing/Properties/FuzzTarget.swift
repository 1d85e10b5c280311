/// A fuzz target: a kind of input, and the properties to check.
enum FuzzTarget: String, CaseIterable {
  case json, tokens, resolver, contracts, project, convert

  /// The default path of an input.
  var main: String {
    switch self {
    case .json, .convert: "in/a.json"
    case .tokens: "tokens/a.tokens.json"
    case .resolver: "tokens/r.resolver.json"
    case .contracts: "tokens/c.contract.json"
    case .project: "tincture.json"
    }
  }

  /// Runs everything that can be done with such an input and checks the results.
  ///
  /// - Parameter extent: Whether to skip some of the slowest checks.
  /// - Throws: The first violation.
  func check(_ bytes: [UInt8], _ extent: Extent = .everything) throws(Violation) {
    switch self {
    case .json: try checkJSON(bytes)
    case .convert: try checkConversion(Archive(bytes, main: main).files, extent)
    case .tokens, .resolver, .contracts, .project: try checkProject(self, bytes, extent)
    }
  }
}

/// How many of the checks to run.
enum Extent {
  case everything
  /// Some checks, chosen by the input, which leaves time for more inputs.
  case some

  /// Whether to run a check for an input with this digest, if one in `count` inputs is enough.
  func includes(oneOf count: UInt64, _ digest: UInt64) -> Bool {
    self == .everything || (digest >> 8) % count == 0
  }
}
