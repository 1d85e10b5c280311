import Foundation

extension FigmaServer {
  mutating func change(collection change: Object) throws {
    try check(change["action"] as? String == "CREATE", "collections are only created in tests")
    try allow(["action", "id", "name", "initialModeId", "hiddenFromPublishing"], in: change)
    let id = try newID("VariableCollectionId", for: change["id"])
    let mode = try newID("mode", for: change["initialModeId"])
    collections[id] = [
      "id": id, "name": try text("name", of: change), "remote": false,
      "modes": [["modeId": mode, "name": "Mode 1"]], "defaultModeId": mode,
      "hiddenFromPublishing": false, "variableIds": [String](),
    ]
  }

  mutating func change(mode change: Object) throws {
    try allow(["action", "id", "name", "variableCollectionId"], in: change)
    let id = real(try text("variableCollectionId", of: change))
    var collection = try collection(id)
    var modes = collection["modes"] as? [Object] ?? []
    let name = try text("name", of: change)
    try check(name.count <= 40, "the mode '\(name)' has a long name")
    try check(!modes.contains { $0["name"] as? String == name }, "there is a mode '\(name)'")
    try check(collection["isExtension"] as? Bool != true, "the collection extends another one")
    if change["action"] as? String == "UPDATE" {
      let mode = real(try text("id", of: change))
      guard let index = modes.firstIndex(where: { $0["modeId"] as? String == mode }) else {
        throw Refusal(description: "there is no mode '\(mode)'")
      }
      modes[index]["name"] = name
    } else {
      try check(change["action"] as? String == "CREATE", "unknown action")
      let mode = try newID("mode", for: change["id"])
      modes.append(["modeId": mode, "name": name])
      try check(modes.count <= 40, "more than 40 modes")
      for (key, variable) in variables where variable["variableCollectionId"] as? String == id {
        var values = variable["valuesByMode"] as? Object ?? [:]
        values[mode] = values[collection["defaultModeId"] as? String ?? ""]
        variables[key]?["valuesByMode"] = values
      }
    }
    collection["modes"] = modes
    collections[id] = collection
  }

  mutating func change(variable change: Object) throws {
    switch change["action"] as? String {
    case "CREATE": try create(change)
    case "UPDATE":
      try allow(["action", "id", "name", "description", "scopes", "codeSyntax"], in: change)
      let id = try text("id", of: change)
      var variable = try ownVariable(id)
      for (name, value) in change where name != "action" { variable[name] = value }
      try checkName(of: variable)
      variables[id] = variable
    case "DELETE":
      let id = try text("id", of: change)
      _ = try ownVariable(id)
      if isReferenced(id) {
        variables[id]?["deletedButReferenced"] = true
      } else {
        variables[id] = nil
      }
    default: throw Refusal(description: "unknown action")
    }
  }

  private mutating func create(_ change: Object) throws {
    try allow(
      [
        "action", "id", "name", "variableCollectionId", "resolvedType", "description",
        "hiddenFromPublishing", "scopes", "codeSyntax",
      ], in: change)
    let collectionID = real(try text("variableCollectionId", of: change))
    let collection = try collection(collectionID)
    let type = try text("resolvedType", of: change)
    let usual: [String: Any] = [
      "COLOR": ["r": 1, "g": 1, "b": 1, "a": 1], "FLOAT": 0, "STRING": "String value",
      "BOOLEAN": false,
    ]
    guard let value = usual[type] else { throw Refusal(description: "unknown type '\(type)'") }
    let scopes = change["scopes"] as? [String] ?? ["ALL_SCOPES"]
    try check(Set(scopes).isSubset(of: Self.scopes[type] ?? []), "scopes \(scopes) of a \(type)")
    try check(scopes.count == 1 || !scopes.contains("ALL_SCOPES"), "more than ALL_SCOPES")
    let syntax = change["codeSyntax"] as? [String: String] ?? [:]
    try check(Set(syntax.keys).isSubset(of: ["WEB", "ANDROID", "iOS"]), "unknown platform")
    let id = try newID("VariableID", for: change["id"])
    let modes = (collection["modes"] as? [Object] ?? []).compactMap { $0["modeId"] as? String }
    let variable: Object = [
      "id": id, "name": try text("name", of: change), "variableCollectionId": collectionID,
      "resolvedType": type, "description": change["description"] ?? "", "remote": false,
      "hiddenFromPublishing": change["hiddenFromPublishing"] ?? false, "scopes": scopes,
      "codeSyntax": syntax,
      "valuesByMode": Dictionary(uniqueKeysWithValues: modes.map { ($0, value) }),
    ]
    try checkName(of: variable)
    variables[id] = variable
    let count = variables.values.count { $0["variableCollectionId"] as? String == collectionID }
    try check(count <= 5000, "more than 5000 variables")
  }

  private func checkName(of variable: Object) throws {
    let name = try text("name", of: variable)
    try check(!name.contains { ".{}".contains($0) }, "the name '\(name)' has . { or }")
    let twins = variables.values.filter { other in
      other["name"] as? String == name && other["id"] as? String != variable["id"] as? String
        && other["variableCollectionId"] as? String == variable["variableCollectionId"] as? String
        && other["deletedButReferenced"] as? Bool != true
    }
    try check(twins.isEmpty, "there is a variable '\(name)'")
  }

  private func isReferenced(_ id: String) -> Bool {
    variables.values.contains { variable in
      (variable["valuesByMode"] as? Object ?? [:]).values.contains {
        ($0 as? Object)?["id"] as? String == id
      }
    }
  }

  private static let scopes: [String: Set<String>] = [
    "COLOR": [
      "ALL_SCOPES", "ALL_FILLS", "FRAME_FILL", "SHAPE_FILL", "TEXT_FILL", "STROKE_COLOR",
      "EFFECT_COLOR",
    ],
    "FLOAT": [
      "ALL_SCOPES", "TEXT_CONTENT", "CORNER_RADIUS", "WIDTH_HEIGHT", "GAP", "STROKE_FLOAT",
      "EFFECT_FLOAT", "OPACITY", "FONT_WEIGHT", "FONT_SIZE", "LINE_HEIGHT", "LETTER_SPACING",
      "PARAGRAPH_SPACING", "PARAGRAPH_INDENT",
    ], "STRING": ["ALL_SCOPES", "TEXT_CONTENT", "FONT_FAMILY", "FONT_STYLE"],
    "BOOLEAN": ["ALL_SCOPES"],
  ]
}
