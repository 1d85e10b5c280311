/// What is fuzzed: a kind of input, and what must hold of it.
enum FuzzTarget: String, CaseIterable {
  case json, tokens, resolver, contracts, project, convert

  /// The file that an input is, unless it says otherwise.
  var main: String {
    switch self {
    case .json, .convert: "in/a.json"
    case .tokens: "tokens/a.tokens.json"
    case .resolver: "tokens/r.resolver.json"
    case .contracts: "tokens/c.contract.json"
    case .project: "tincture.json"
    }
  }

  /// Does with an input all that can be done with such a file.
  ///
  /// - Parameter extent: Whether to leave out some of what costs most.
  /// - Throws: The first property that does not hold.
  func check(_ bytes: [UInt8], _ extent: Extent = .everything) throws(Violation) {
    switch self {
    case .json: try checkJSON(bytes)
    case .convert: try checkConversion(Archive(bytes, main: main).files, extent)
    case .tokens, .resolver, .contracts, .project: try checkProject(self, bytes, extent)
    }
  }
}

/// How much of what can be checked is checked.
enum Extent {
  case everything
  /// Some of it, chosen by the input: then more inputs can be tried.
  case some

  /// Whether to check something with an input of that digest, where one of so many inputs is enough.
  func includes(oneOf count: UInt64, _ digest: UInt64) -> Bool {
    self == .everything || (digest >> 8) % count == 0
  }
}
