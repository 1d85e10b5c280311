/// Finds what an output with the format `swift` cannot name or nest.
struct SwiftCheck {
  let input: OutputFormat.CheckInput
  /// The tokens that are written.
  let tokens: ResolvedTokens
  let names: SwiftNames
  let contracts: [Contract]
  var places: NamePlaces
  var findings: Findings

  init(_ input: OutputFormat.CheckInput) {
    self.input = input
    (tokens, names, contracts) = (input.tokens.written, input.names, input.parsed.contracts)
    places = NamePlaces(tokens.set)
    findings = input.noFindings
    checkTokenNames()
    checkContractNames()
    checkSettings()
    checkMemberNames()
    checkNesting()
    checkThemeAxes()
  }

  /// Reports tokens and groups that would have the same name.
  private mutating func checkTokenNames() {
    for pair in names.collisions {
      let (one, other) = (names[pair.path], names[pair.other])
      let words =
        one.property == other.property
        ? "would both be '\(one.property.text)' in Swift"
        : "would both have the type '\(one.stem)Tokens' in Swift"
      findings.add(places.collision(of: pair.path, with: pair.other, words))
    }
  }

  /// Reports names of tokens and groups at the top that `Theme` has already.
  private mutating func checkMemberNames() {
    for (path, name) in input.output.names where path.pathSegments.count == 1 {
      guard let text = name.text, SwiftName.themeMembers.contains(text) else { continue }
      findings.add(
        .invalidProject, message: "'Theme' already has a member '\(text)'; choose another name",
        at: name.place ?? input.place)
    }
  }

  /// Reports a name that another thing has too.
  mutating func addCollision(_ message: String, at place: Place, other: Place? = nil) {
    let related = other.map { [Diagnostic.Related("the other one", at: $0)] } ?? []
    findings.add(.nameCollision, message: message, at: place, related: related)
  }

  /// Reports names that collide only because of the output's settings.
  mutating func checkSettings() {
    for contract in contracts {
      checkValuesFile(contract)
      checkPrefixedEnums(of: contract)
    }
    let types = input.output.reservedTypes(contracts)
    guard !types.isEmpty else { return }
    for (path, name) in names.capitalized where types.contains(name) {
      let text = tokens.set.paths.string(path)
      findings.add(
        Diagnostic(
          collisionOf: text,
          message: "'\(printable(text))' would be '\(name)' in Swift, the type that the output's "
            + "'namespace' or 'prefix' declares", at: places[path],
          cure: "change 'namespace' or 'prefix'"))
    }
  }

  private mutating func checkValuesFile(_ contract: Contract) {
    let file = contract.fileName
    guard file.lowercased() == SwiftTypes.defaultModule.lowercased(),
      input.output.runtime == .inline
    else { return }
    addCollision(
      "the component and the value types of \"runtime\": \"inline\" would both write \(file).swift; "
        + "rename the component", at: contract.componentPlace)
  }

  /// Reports prefixed enums that would hide a value type, which is imported without the prefix.
  private mutating func checkPrefixedEnums(of contract: Contract) {
    guard let prefix = input.output.prefix else { return }
    for axis in contract.axes where axis.name != contract.themeAxis {
      let name = prefix + contract.enumName(axis)
      guard SwiftName.usedTypes.contains(name) else { continue }
      addCollision(
        "with the prefix '\(prefix)', axis '\(axis.name)' of \(contract.component) would be the enum "
          + "'\(name)', already a type in generated Swift; change the prefix or the axis",
        at: contract.place(of: axis))
    }
  }

  /// The maximum number of types that a contract's path nests after its literal prefix. These are
  /// nested in one declaration, and the compiler (Swift 6.3) takes twice as long for each level: 3
  /// seconds for 20 types, a minute for 24.
  static let shapeLimit = 12

  /// Reports contracts that would nest generated types too deeply for the compiler.
  mutating func checkNesting() {
    for contract in contracts {
      guard let pattern = contract.pattern else { continue }
      let depth = pattern.segments.dropFirst(pattern.literalPrefix.count)
        .count { $0 != .role && $0 != contract.themeAxis.map { .axis($0) } }
      guard depth > Self.shapeLimit else { continue }
      findings.add(
        .limitExceeded,
        message: "the path of \(contract.component) nests \(depth) types after its literal prefix; "
          + "the limit is \(Self.shapeLimit); shorten the path", at: contract.place([.key("path")]))
    }
  }
}

extension Project.Output {
  /// The names of the output's own types that depend on its settings.
  fileprivate func reservedTypes(_ contracts: [Contract]) -> Set<String> {
    if let namespace { return [namespace] }
    guard let prefix else { return [] }
    let enums = contracts.flatMap { contract in contract.axes.map(contract.enumName) }
    return Set((SwiftName.usedTypes + enums).map { prefix + $0 })
  }
}
