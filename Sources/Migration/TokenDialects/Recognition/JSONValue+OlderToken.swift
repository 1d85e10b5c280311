import TokenJSON

extension JSONValue {
  /// Whether an object is a token in a dialect that writes `value`. A DTCG group may have a member
  /// `value` too, but that member contains only objects, and no string is next to it.
  var isOlderToken: Bool {
    guard let member = self["value"] else { return self["sets"]?.kind == .object && hasUUID }
    guard let members = member.object else { return true }
    let hasPlainMember = members.contains { key, value in
      value.kind != .object && key.first != UInt8(ascii: "$")
    }
    return hasPlainMember
      || ["type", "comment", "description", "$schema"].contains { self[$0]?.kind == .string }
  }

  private var hasUUID: Bool { self["uuid"]?.kind == .string || self["$schema"]?.kind == .string }

  /// Whether a value is an alias in braces.
  var isAlias: Bool { bytes?.first == UInt8(ascii: "{") }
}
