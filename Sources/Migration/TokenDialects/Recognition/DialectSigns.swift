/// The first sign of each dialect in the tokens of a file.
///
/// Does not recurse, so that deep nesting is safe.
struct DialectSigns {
  /// The first sign of each dialect, in the order of `Dialect.all`.
  private var found: [FoundSign?] = Array(repeating: nil, count: Dialect.all.count)
  /// Whether a value has a form that is new in DTCG 2025.10: an object with a unit or a color space.
  private(set) var isCurrent = false
  /// Whether the file uses what only DTCG 2025.10 has and only copies keep: `$extends`, `$root`, references.
  private(set) var isCopied = false
  /// Whether a token has values by mode in its `$extensions`.
  private(set) var hasModes = false
  /// A token with `value` and one with `$value`, which no format has in one file.
  private(set) var mixture: (plain: [JSONStep]?, dollar: [JSONStep]?)
  private var open: [(value: JSONValue, steps: [JSONStep])] = []
  /// How many objects were checked in the current top-level member.
  private var seen = 0
  private let limit: Int

  /// The signs of each kind, each with the index of its dialect.
  static let byKind: [DialectSign.Kind: [(index: Int, sign: DialectSign)]] = Dictionary(
    grouping: Dialect.all.enumerated().flatMap { index, dialect in
      dialect.signs.map { (index, $0) }
    }, by: \.1.kind)

  init(of root: JSONValue, limit: Int) {
    self.limit = limit
    guard let object = root.object else { return }
    let members = limit == .max ? limit : limit * 16
    for (key, value) in object.prefix(members) where isGroup(key, value: value) {
      seen = 0
      open = [(value, [.key(key.string)])]
      while seen < limit, let (value, steps) = open.popLast() { look(at: value, steps: steps) }
    }
  }

  func first(of dialect: Dialect) -> FoundSign? {
    Dialect.all.firstIndex(of: dialect).flatMap { found[$0] }
  }

  /// The first dialect of `Dialect.all` that has a sign, and the sign.
  var decisive: Recognition? {
    zip(Dialect.all, found).lazy.compactMap { dialect, sign in
      dialect == .draft3 && isCopied ? nil : sign.map { Recognition(dialect, sign: $0) }
    }.first
  }

  private func isGroup(_ key: JSONBytes, value: JSONValue) -> Bool {
    value.kind == .object && (key.first != UInt8(ascii: "$") || key == "$root")
  }

  private mutating func look(at value: JSONValue, steps: [JSONStep]) {
    seen += 1
    if value["$extends"] != nil || value["$root"] != nil { isCopied = true }
    if let token = value["$value"] {
      if token["$ref"] != nil { isCopied = true }
      if token.modes(in: value["$extensions"]) != nil { hasModes = true }
      if limit == .max, token.object?.map(\.key.string).axisName != nil { hasModes = true }
      // Only DTCG 2025.10 has these forms.
      let isMeasure = token["value"] != nil && token["unit"] != nil
      if token["colorSpace"] != nil || isMeasure { isCurrent = true }
      mixture.dollar = mixture.dollar ?? steps
      note(.current, in: value, steps: steps)
      return
    }
    if value.isOlderToken {
      if value["value"] != nil { mixture.plain = mixture.plain ?? steps }
      note(.older, in: value, steps: steps)
      return
    }
    if note(.other, in: value, steps: steps) { return }
    guard let object = value.object else { return }
    let mark = open.count
    for (key, member) in object.prefix(limit) where isGroup(key, value: member) {
      open.append((member, steps + [.key(key.string)]))
    }
    open[mark...].reverse()
  }

  /// Records the signs of an object for dialects that have none yet, and returns whether it has any.
  @discardableResult
  private mutating func note(_ kind: DialectSign.Kind, in value: JSONValue, steps: [JSONStep])
    -> Bool
  {
    var hasSign = false
    for (index, sign) in Self.byKind[kind] ?? [] where kind == .other || found[index] == nil {
      guard let finding = sign.find(value) else { continue }
      hasSign = true
      found[index] = found[index] ?? FoundSign(reason: finding.reason, steps: steps + finding.steps)
    }
    return hasSign
  }
}

extension JSONValue {
  /// Whether an object is a token in a dialect that writes `value`. A DTCG group may have a member
  /// `value` too, but that member contains only objects, with tokens in them, and no string is next to it.
  var isOlderToken: Bool {
    guard let member = self["value"] else {
      return self["sets"]?.kind == .object
        && ["uuid", "$schema"].contains { self[$0]?.kind == .string }
    }
    return member.kind != .object || member.hasPlainMember
      || ["type", "comment", "description", "$schema"].contains { self[$0]?.kind == .string }
      || member.hasObject(where: \.hasPlainMember)
        && !member.hasObject { $0["value"] != nil || $0["$value"] != nil }
  }

  private var hasPlainMember: Bool {
    members.contains { key, value in value.kind != .object && key.first != UInt8(ascii: "$") }
  }

  /// Whether it or an object in it, at any depth, fits.
  func hasObject(where fits: (JSONValue) -> Bool) -> Bool {
    var open = [self]
    while let value = open.popLast() {
      guard let object = value.object else { continue }
      if fits(value) { return true }
      for (key, member) in object where key.first != UInt8(ascii: "$") { open.append(member) }
    }
    return false
  }

  /// Whether a value is an alias in braces.
  var isAlias: Bool { bytes?.first == UInt8(ascii: "{") }
}
