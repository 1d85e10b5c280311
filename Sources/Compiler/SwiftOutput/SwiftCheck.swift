import TokenModel
import TokenOutputs
import TokenThemes
import Writers

/// Finds what an output with the format `swift` cannot name or nest.
struct SwiftCheck {
  let input: OutputFormat.CheckInput
  /// The tokens that are written.
  let tokens: ResolvedTokens
  let names: SwiftNames
  let contracts: [Contract]
  var findings: Findings

  init(_ input: OutputFormat.CheckInput) {
    self.input = input
    (tokens, names, contracts) = (input.tokens.written, input.names, input.parsed.contracts)
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
    var places = NamePlaces(tokens.set)
    let paths = tokens.set.paths
    for pair in names.collisions {
      let (one, other) = (names[pair.path], names[pair.other])
      let words =
        one.property == other.property
        ? "would both be '\(one.property.text)' in Swift"
        : "would both have the type '\(one.stem)Tokens' in Swift"
      let (path, twin) = (paths.string(pair.path), paths.string(pair.other))
      findings.add(
        Diagnostic(
          collisionOf: path, twin: twin,
          message: "'\(printable(path))' and '\(printable(twin))' \(words)",
          at: places[pair.path],
          related: [Diagnostic.Related("the other one", at: places[pair.other])]))
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
}
