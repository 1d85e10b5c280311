/// A random project with a resolver: a few base tokens, and modifiers that change some of them.
///
/// Names repeat on purpose, so that sources override each other, references cross modifiers, and
/// groups inherit. Some references are broken or cyclic, and some names are tokens and groups.
package struct RandomThemes {
  private var random: SplitMix
  private let names = ["a", "b", "c", "d"]
  /// Whether the project may have faults.
  private let isFaulty: Bool
  /// The paths of tokens in base sets, with dots.
  private var based: [String] = []

  package init(seed: UInt64) {
    random = SplitMix(seed: seed)
    isFaulty = random.chance(40)
  }

  /// The files of the project, by path.
  package mutating func files() -> [String: String] {
    var files = ["r.resolver.json": resolver()]
    if random.chance(60) { files["k.contract.json"] = contract() }
    files["tincture.json"] = """
      { "resolver": "r.resolver.json", "contracts": ["k.contract.json"],
        "rules": { "preset": "\(random.chance(50) ? "strict" : "lenient")", "low-contrast": "warning",
          "slack-floor": "warning",
          "partial-token": "\(random.chance(70) ? "off" : "error")" },
        "outputs": [{ "format": "css", "to": "tokens.css" }, { "format": "json", "to": "tokens.json" },
          { "format": "swift", "to": "Themes" }, { "format": "xcassets", "to": "Colors.xcassets" },
          { "format": "compose", "to": "kotlin", "package": "a" }] }
      """
    return files
  }

  // MARK: The resolver

  private mutating func resolver() -> String {
    let base = tokens(count: 3 + random.below(6), isBase: true)
    var count = 1
    var modifiers: [String] = []
    while modifiers.count < 6, count <= 64, random.chance(modifiers.isEmpty ? 95 : 75) {
      let contexts = 1 + random.below(3)
      let isAppearance = modifiers.count > 1 && random.chance(40)
      count *= contexts
      let texts = (0..<contexts).map { context in
        let source = random.chance(20) ? "" : tokens(count: 1 + random.below(3), isBase: false)
        let name = isAppearance ? ["light", "dark", "high-contrast"][context] : "v\(context)"
        return #""\#(name)": [\#(source)]"#
      }
      let start = random.chance(50) ? #""default": "\#(isAppearance ? "light" : "v0")", "# : ""
      modifiers.append(
        #""m\#(modifiers.count)": { \#(start)"contexts": { \#(texts.joined(separator: ", ")) } }"#)
    }
    var order = modifiers.indices.map { ##"{ "$ref": "#/modifiers/m\##($0)" }"## }
    order.insert(##"{ "$ref": "#/sets/base" }"##, at: random.chance(80) ? 0 : order.count)
    return """
      { "version": "2025.10", "sets": { "base": { "sources": [\(base)] } },
        "modifiers": { \(modifiers.joined(separator: ",\n  ")) },
        "resolutionOrder": [\(order.joined(separator: ", "))] }
      """
  }

  /// A tree of tokens.
  private mutating func tokens(count: Int, isBase: Bool) -> String {
    var root = Group()
    for _ in 0..<count {
      let path = path()
      root.add(path[...], member: token())
      if isBase { based.append(path.joined(separator: ".")) }
    }
    root.add(["k", "on", "fg"][...], member: colorToken())
    if isBase || random.chance(50) { root.add(["k", "on", "bg"][...], member: colorToken()) }
    if isBase || random.chance(30) { root.add(["k", "off", "fg"][...], member: colorToken()) }
    if isBase || random.chance(30) { root.add(["k", "off", "bg"][...], member: colorToken()) }
    if random.chance(25) { root.addProperty(group()[...], property: #""$type": "number""#) }
    if random.chance(10) { root.addProperty(group()[...], property: #""$deprecated": true"#) }
    if random.chance(20) {
      let base = random.pick(names) + (random.chance(30) ? "." + random.pick(names) : "")
      let target = isFaulty ? base : "z"
      root.addProperty(group()[...], property: #""$extends": "{\#(target)}""#)
      root.add(["z", random.pick(names)][...], member: token())
    }
    return root.text
  }

  private mutating func path() -> [String] {
    // A name of a group is never a name of a token, except in projects with faults.
    let depth = 1 + random.below(3)
    var path = (1..<depth).map { _ in isFaulty ? random.pick(names) : "g" + random.pick(names) }
    path.append(isFaulty ? random.pick(names) : "t" + random.pick(names))
    return path
  }

  private mutating func group() -> [String] {
    (0..<1 + random.below(2)).map { _ in isFaulty ? random.pick(names) : "g" + random.pick(names) }
  }

  private mutating func token() -> String {
    switch random.below(10) {
    case 0..<4: return number()
    case 4..<8:
      let target = isFaulty || based.isEmpty ? path().joined(separator: ".") : random.pick(based)
      return #"{ "$value": "{\#(target)}" }"#
    case 8:
      let target =
        isFaulty || based.isEmpty ? path() : [random.pick(based).replacing(".", with: "/")]
      return ##"{ "$ref": "#/\##(target.joined(separator: "/"))" }"##
    default: return isFaulty ? #"{ "$value": \#(random.below(3)) }"# : number()
    }
  }

  private mutating func number() -> String {
    #"{ "$type": "number", "$value": \#(random.below(3)) }"#
  }

  private mutating func colorToken() -> String {
    let shade = ["#000000", "#FFFFFF", "#777777", "#767676"][random.below(4)]
    return #"{ "$type": "color", "$value": \#(color(shade)) }"#
  }

  // MARK: The contract

  private mutating func contract() -> String {
    let theme = random.chance(30) ? #""theme": "m0","# : ""
    let axis = theme.isEmpty ? "" : #""m0": ["v0", "v1", "v2"], "#
    let waiver =
      random.chance(40)
      ? #""waivers": [{ "foreground": "fg", "on": "bg", "where": { "m1": "v0" }, "floor": 1, "because": "x" }],"#
      : ""
    return """
      { "component": "K", "path": "k/<state>/*", \(theme)
        "axes": { \(axis)"state": ["on", "off"] },
        "roles": { "fg": { "type": "color" }, "bg": { "type": "color" } }, \(waiver)
        "contrast": [{ "foreground": "fg", "on": "bg" }] }
      """
  }
}

/// A group of tokens while it is built.
private struct Group {
  private var members: [(name: String, member: Member)] = []
  private var properties: [String] = []

  private enum Member {
    case token(String)
    case group(Group)
  }

  mutating func add(_ path: ArraySlice<String>, member: String) {
    guard let name = path.first else { return }
    let index = members.firstIndex { $0.name == name }
    if path.count == 1 {
      if index == nil { members.append((name, .token(member))) }
      return
    }
    change(name, at: index) { $0.add(path.dropFirst(), member: member) }
  }

  mutating func addProperty(_ path: ArraySlice<String>, property: String) {
    guard let name = path.first else {
      let key = property.prefix(6)
      if !properties.contains(where: { $0.hasPrefix(key) }) { properties.append(property) }
      return
    }
    change(name, at: members.firstIndex { $0.name == name }) {
      $0.addProperty(path.dropFirst(), property: property)
    }
  }

  private mutating func change(_ name: String, at index: Int?, body: (inout Group) -> Void) {
    var group = Group()
    if let index {
      guard case .group(let known) = members[index].member else { return }
      group = known
    }
    body(&group)
    if let index {
      members[index].member = .group(group)
    } else {
      members.append((name, .group(group)))
    }
  }

  var text: String {
    let members = members.map { name, member in
      switch member {
      case .token(let text): #""\#(name)": \#(text)"#
      case .group(let group): #""\#(name)": \#(group.text)"#
      }
    }
    return "{ " + (properties + members).joined(separator: ", ") + " }"
  }
}
