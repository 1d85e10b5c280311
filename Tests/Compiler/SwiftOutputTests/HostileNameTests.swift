import TokenTesting

/// Any name either collides with another one or compiles.
@Suite(.serialized) struct HostileNameTests {
  private static let runs: [(seed: UInt64, version: String)] = [(1, "5"), (2, "6")]

  @Test(arguments: runs) func `as a token and as a group`(seed: UInt64, version: String) throws {
    var names = HostileNames.all(seed: seed)
    var modules = 0
    while !names.isEmpty {
      let (taken, left) = apart(names)
      try #require(left.count < names.count)
      let compilation = compiled(NamedTokens(taken).files)
      try expectNoMessages(compilation, module: "Names\(modules)", version: version)
      #expect(
        compilation.files.flatMap {
          String(decoding: $0.bytes, as: UTF8.self).split(separator: "\n")
        }
        .count { $0.hasSuffix(NamedTokens.summary) } == taken.count * NamedTokens.properties,
        "every token is generated")
      names = left
      modules += 1
    }
    #expect(modules > 1, "some names must collide")
  }

  /// The names that can be together in one project, and the rest.
  private func apart(_ names: [String]) -> (taken: [String], left: [String]) {
    var taken = names
    var left: [String] = []
    while true {
      let tokens = NamedTokens(taken)
      let findings = compiled(tokens.files).findings(.nameCollision)
      let colliding = Set(findings.compactMap { tokens.index(atLine: $0.place.line) })
      if colliding.isEmpty { return (taken, left) }
      left += colliding.sorted().map { taken[$0] }
      taken = taken.indices.filter { !colliding.contains($0) }.map { taken[$0] }
    }
  }

  @Test(arguments: runs) func `as a theme`(seed: UInt64, version: String) throws {
    var random = SplitMix(seed: seed)
    let names = HostileNames.all(seed: seed).shuffled(using: &random)
    var open = stride(from: 0, to: names.count, by: 15).map { Array(names[$0...].prefix(15)) }
    var modules = 0
    while let contexts = open.popLast() {
      let compilation = compiled(["r.resolver.json": resolver(contexts)])
      // Contexts whose Swift names differ at most by case are rejected, so each has its own project.
      let refusals: [Rule] = [.nameCollision, .invalidResolver]
      if compilation.findings.contains(where: { refusals.contains($0.rule) }) {
        try #require(contexts.count > 1)
        open.append(Array(contexts[..<(contexts.count / 2)]))
        open.append(Array(contexts[(contexts.count / 2)...]))
        continue
      }
      try expectNoMessages(compilation, module: "Contexts\(modules)", version: version)
      modules += 1
    }
  }

  @Test(arguments: runs) func `as theme axes`(seed: UInt64, version: String) throws {
    var random = SplitMix(seed: seed)
    let names = HostileNames.all(seed: seed).shuffled(using: &random)
    var open = stride(from: 0, to: names.count - 5, by: 4).map { Array(names[$0..<$0 + 4]) }
    var modules = 0
    while let four = open.popLast(), modules < 12 {
      let compilation = compiled(["r.resolver.json": resolver(axes: four)])
      if compilation.findings.contains(where: { $0.severity == .error }) { continue }
      try expectNoMessages(compilation, module: "Axes\(modules)", version: version)
      modules += 1
    }
    #expect(modules > 6)
  }

  /// Two modifiers with hostile names and contexts. One color depends on both.
  private func resolver(axes names: [String]) -> String {
    let modifiers = [[names[0], names[1], "x"], [names[2], names[3], "y"]].map { modifier in
      let contexts = modifier.dropFirst().map { context in
        let own = #"{ "$type": "color", "$value": \#(color("#112233")) }"#
        let value = context == modifier[1] ? own : own.replacing("0.2", with: "0.4")
        return #"\#(quoted(context)): [{ "a": { "t": \#(value), "\#(modifier[2])": \#(value) } }]"#
      }
      return
        #"{ "type": "modifier", "name": \#(quoted(modifier[0])), "contexts": { \#(contexts.joined(separator: ", ")) } }"#
    }
    return #"{ "version": "2025.10", "resolutionOrder": [\#(modifiers.joined(separator: ", "))] }"#
  }

  /// A modifier with these contexts, each with its own values for a semantic color and another one.
  private func resolver(_ contexts: [String]) -> String {
    let members = (contexts + ["one more"]).enumerated().map { number, context in
      let token = #"{ "$type": "color", "$value": \#(color([Double(number) / 255, 0, 0])) }"#
      return "\(quoted(context)): [{ \"color\": { \"a\": \(token) }, \"b\": { \"c\": \(token) } }]"
    }
    return """
      { "version": "2025.10", "resolutionOrder": [{ "type": "modifier", "name": "m",
        "contexts": { \(members.joined(separator: ",\n")) } }] }
      """
  }
}

/// A project in which every name is a token, a top-level group and a nested group, and the same in
/// the semantic colors; each on its own line.
private struct NamedTokens {
  /// The number of properties for each name.
  static let properties = 5
  /// The end of each property's comment.
  static let summary = ": light #FFFFFF, dark #000000"

  let names: [String]

  init(_ names: [String]) { self.names = names }

  var files: [String: String] {
    CompiledCases.modes(base: "{}", light: mode("#FFFFFF"), dark: mode("#000000"))
  }

  /// The index of the name on a line.
  func index(atLine line: Int) -> Int? {
    let index = (line - 1) % (names.count + 1) - 1
    return index < 0 ? nil : index
  }

  private func mode(_ hex: String) -> String {
    let token = #"{ "$type": "color", "$value": \#(color(hex)) }"#
    let tokens = names.map { "\n\(quoted($0)): \(token)" }.joined(separator: ",")
    let groups = names.map { "\n\(quoted($0)): { \"x\": \(token) }" }.joined(separator: ",")
    let top = names.enumerated().map { index, name in
      // `color` is already there, and is called `colors`.
      let name = name.lowercased().contains("color") ? "top \(index)" : name
      return "\n\(quoted(name)): { \"x\": \(token) }"
    }
    return """
      { "all tokens": {\(tokens) },
        "all groups": {\(groups) },
        "color": { "one": {\(tokens) },
          "two": {\(groups) } },
        \(top.joined(separator: ",")) }
      """
  }
}
