import Foundation

extension FigmaServer {
  /// Sets the value of a variable in a mode. In a collection that extends another one, this is an
  /// override, and null removes it.
  mutating func set(_ change: Object) throws {
    try allow(["variableId", "modeId", "value"], in: change)
    let id = real(try text("variableId", of: change))
    let mode = real(try text("modeId", of: change))
    let variable = try variable(id)
    let home = variable["variableCollectionId"] as? String ?? ""
    guard
      let owner = collections.first(where: { _, collection in
        (collection["modes"] as? [Object] ?? []).contains { $0["modeId"] as? String == mode }
      })
    else { throw Refusal(description: "there is no mode '\(mode)'") }
    if owner.key == home {
      _ = try ownVariable(id)
      guard let value = try stored(change["value"], of: variable) else {
        throw Refusal(description: "the value of '\(id)' is null")
      }
      var values = variable["valuesByMode"] as? Object ?? [:]
      values[mode] = value
      variables[id]?["valuesByMode"] = values
      return
    }
    try check(
      owner.value["parentVariableCollectionId"] as? String == home,
      "the mode '\(mode)' is not in the collection of '\(id)'")
    var overrides = owner.value["variableOverrides"] as? [String: Object] ?? [:]
    let value = try stored(change["value"], of: variable)
    try check(value != nil || overrides[id]?[mode] != nil, "'\(id)' has no override to remove")
    overrides[id, default: [:]][mode] = value
    collections[owner.key]?["variableOverrides"] = overrides
  }

  /// A value as Figma stores it; nil for null.
  private func stored(_ value: Any?, of variable: Object) throws -> Any? {
    let type = variable["resolvedType"] as? String
    if value is NSNull { return nil }
    if let alias = value as? Object, alias["type"] as? String == "VARIABLE_ALIAS" {
      try allow(["type", "id"], in: alias)
      let target = real(try text("id", of: alias))
      let found = try self.variable(target)
      try check(found["resolvedType"] as? String == type, "an alias of another type")
      try check(!reaches(variable["id"] as? String ?? "", from: target), "a cycle of aliases")
      return ["type": "VARIABLE_ALIAS", "id": target]
    }
    switch (type, value) {
    case ("COLOR", let color as [String: Double]):
      try check(Set(color.keys) == ["r", "g", "b", "a"], "\(color) is not a color")
      try check(color.values.allSatisfy { (0...1).contains($0) }, "\(color) is not a color")
      return color.mapValues { Double(Float($0)) }
    case ("FLOAT", let number as Double): return Double(Float(number))
    case ("STRING", let text as String): return text
    case ("BOOLEAN", let flag as Bool): return flag
    default:
      throw Refusal(
        description: "'\(value ?? "nothing")' is not a value of a \(type ?? "variable")")
    }
  }

  /// Whether a chain of aliases leads to a variable, in any mode.
  private func reaches(_ id: String, from start: String) -> Bool {
    var seen: Set<String> = []
    var open = [start]
    while let here = open.popLast() {
      if here == id { return true }
      guard seen.insert(here).inserted else { continue }
      let values = variables[here]?["valuesByMode"] as? Object ?? [:]
      open += values.values.compactMap { ($0 as? Object)?["id"] as? String }
    }
    return false
  }
}
