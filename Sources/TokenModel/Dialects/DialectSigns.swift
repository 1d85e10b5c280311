import TokenJSON

/// What the tokens of a file tell about its dialect: the first sign of each.
///
/// No recursion, so that deep nesting is no danger.
struct DialectSigns {
  /// A sign, and the way to it.
  struct Sign {
    var steps: [JSONStep]
    /// What it is, where that differs from sign to sign.
    var reason: String?
  }

  /// The first sign of each dialect that has one.
  private var found: [(dialect: Dialect, sign: Sign)] = []
  /// Whether a token has a value of its own and not just an alias.
  private(set) var hasLiterals = false
  private var open: [(value: JSONValue, steps: [JSONStep])] = []
  /// How many objects were looked at below the present top-level member.
  private var seen = 0
  private let limit: Int

  /// The dialects that tokens tell apart, in the order in which they are tried, and why.
  static let order: [(Dialect, String)] = [
    (.spectrum, "a token has a $schema of Spectrum's token types"),
    (.figmaREST, "it has variables with 'valuesByMode'"),
    (.figmaExport, "a token has 'com.figma.variableId'"),
    (.tokensStudio, "a token has a type of Tokens Studio"),
    (.draft2, "a $value is a string where DTCG 2025.10 has an object"),
    (.dtcg, "its tokens have $value"),
    (.draft1, "its tokens have 'value', and a type of the first draft"),
    (.styleDictionary, "its tokens have 'value' and no '$value'"),
  ]

  init(of root: JSONValue, limit: Int) {
    self.limit = limit
    guard let object = root.object else { return }
    let members = limit == .max ? limit : limit * 16
    for (key, value) in object.prefix(members) where isGroup(key, value) {
      seen = 0
      open = [(value, [.key(key.string)])]
      while seen < limit, let (value, steps) = open.popLast() { look(at: value, steps) }
    }
  }

  private func isGroup(_ key: JSONBytes, _ value: JSONValue) -> Bool {
    value.kind == .object && (key.first != UInt8(ascii: "$") || key == "$root")
  }

  private mutating func look(at value: JSONValue, _ steps: [JSONStep]) {
    seen += 1
    if let token = value["$value"] { return lookAtToken(value, token, steps) }
    if isOlderToken(value) { return lookAtOlderToken(value, steps) }
    if value["valuesByMode"] != nil, value["resolvedType"] != nil {
      return note(.figmaREST, steps + [.key("valuesByMode")])
    }
    guard let object = value.object else { return }
    let mark = open.count
    for (key, member) in object.prefix(limit) where isGroup(key, member) {
      open.append((member, steps + [.key(key.string)]))
    }
    open[mark...].reverse()
  }

  private mutating func lookAtToken(
    _ token: JSONValue, _ value: JSONValue, _ steps: [JSONStep]
  ) {
    if value["unit"] == nil { lookAtType(token, "$type", steps) }
    if token["$extensions"]?["com.figma.variableId"] != nil
      || token["$extensions"]?["com.figma.aliasData"] != nil
    {
      note(.figmaExport, steps + [.key("$extensions")])
    }
    if !isAlias(value) { hasLiterals = true }
    note(isOfDraft(token, value) ? .draft2 : .dtcg, steps + [.key("$value")])
  }

  private mutating func lookAtOlderToken(_ token: JSONValue, _ steps: [JSONStep]) {
    if token["$schema"]?.string?.contains("/token-types/") ?? false {
      return note(.spectrum, steps + [.key("$schema")])
    }
    lookAtType(token, "type", steps)
    let type = token["type"]?.string
    let isFirstDraft = type == "cubic-bezier" || type == "font" || type == "typedef"
    note(isFirstDraft ? .draft1 : .styleDictionary, steps + [.key("value")])
  }

  private mutating func lookAtType(_ token: JSONValue, _ key: String, _ steps: [JSONStep]) {
    guard first(of: .tokensStudio) == nil, let type = token[key]?.string,
      tokensStudioTypes.contains(type)
    else { return }
    note(
      .tokensStudio, steps + [.key(key)],
      "a token has the type '\(type)', which Tokens Studio writes")
  }

  private mutating func note(_ dialect: Dialect, _ steps: [JSONStep], _ reason: String? = nil) {
    if first(of: dialect) == nil { found.append((dialect, Sign(steps: steps, reason: reason))) }
  }

  /// The first sign of a dialect.
  func first(of dialect: Dialect) -> Sign? { found.first { $0.dialect == dialect }?.sign }
}

/// Whether an object is a token in a dialect that writes `value`. A group of DTCG may have a
/// member of that name, but that is an object of objects, and no strings stand beside it.
package func isOlderToken(_ value: JSONValue) -> Bool {
  guard let member = value["value"] else { return value["sets"]?.kind == .object && hasUUID(value) }
  guard let members = member.object else { return true }
  let hasPlainMember = members.contains { key, value in
    value.kind != .object && key.first != UInt8(ascii: "$")
  }
  return hasPlainMember
    || ["type", "comment", "description", "$schema"].contains { value[$0]?.kind == .string }
}

private func hasUUID(_ value: JSONValue) -> Bool {
  value["uuid"]?.kind == .string || value["$schema"]?.kind == .string
}

/// Types that Tokens Studio writes and DTCG never had.
package let tokensStudioTypes: Set<String> = [
  "fontFamilies", "fontWeights", "fontSizes", "lineHeights", "paragraphSpacing", "paragraphIndent",
  "letterSpacing", "textCase", "textDecoration", "boxShadow", "borderRadius", "borderWidth",
  "spacing", "sizing", "composition", "asset",
]
