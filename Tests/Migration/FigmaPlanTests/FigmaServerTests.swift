import Testing

/// The imitation of Figma's API refuses what the API refuses.
@Suite struct FigmaServerTests {
  private let start = #"{ "action": "CREATE", "id": "c", "name": "one", "initialModeId": "m" }"#
  private let variable =
    #"{ "action": "CREATE", "id": "v", "name": "a", "variableCollectionId": "c", "resolvedType": "FLOAT" }"#

  @Test(arguments: [
    (
      #""variableModes": [{ "action": "CREATE", "name": "x", "variableCollectionId": "?" }]"#,
      "no collection"
    ),
    (
      #""variableModes": [{ "action": "CREATE", "name": "Mode 1", "variableCollectionId": "c" }]"#,
      "a mode"
    ),
    (#""variableModes": [{ "action": "CREATE", "variableCollectionId": "c" }]"#, "is missing"),
    (#""variableModeValues": [{ "variableId": "?", "modeId": "m", "value": 1 }]"#, "no variable"),
    (#""variableModeValues": [{ "variableId": "v", "modeId": "?", "value": 1 }]"#, "no mode"),
    (#""variableModeValues": [{ "variableId": "v", "modeId": "m", "value": "x" }]"#, "not a value"),
    (#""variableModeValues": [{ "variableId": "v", "modeId": "m", "value": null }]"#, "is null"),
    (
      #""variableModeValues": [{ "variableId": "v", "modeId": "m", "value": { "type": "VARIABLE_ALIAS", "id": "v" } }]"#,
      "a cycle"
    ),
    (#""more": []"#, "unknown arrays"),
  ])
  func `a wrong change changes nothing`(change: String, refusal: String) throws {
    var server = FigmaServer()
    let body = #"{ "variableCollections": [\#(start)], "variables": [\#(variable)], \#(change) }"#
    let error = #expect(throws: FigmaServer.Refusal.self) { try server.post(Array(body.utf8)) }
    #expect(error?.description.contains(refusal) ?? false, "\(String(describing: error))")
    #expect(server.collections.isEmpty && server.variables.isEmpty)
  }

  @Test(arguments: [
    (#""name": "a.b", "resolvedType": "FLOAT""#, "has . { or }"),
    (#""name": "a", "resolvedType": "FLOAT""#, "there is a variable"),
    (#""name": "b", "resolvedType": "LENGTH""#, "unknown type"),
    (#""name": "b", "resolvedType": "COLOR", "scopes": ["GAP"]"#, "scopes"),
    (#""name": "b", "resolvedType": "FLOAT", "id": "v""#, "not unique"),
    (#""name": "b", "resolvedType": "FLOAT", "valuesByMode": {}"#, "unknown members"),
  ])
  func `a wrong variable is refused`(members: String, refusal: String) throws {
    var server = FigmaServer()
    let wrong = #"{ "action": "CREATE", "variableCollectionId": "c", \#(members) }"#
    let body = #"{ "variableCollections": [\#(start)], "variables": [\#(variable), \#(wrong)] }"#
    let error = #expect(throws: FigmaServer.Refusal.self) { try server.post(Array(body.utf8)) }
    #expect(error?.description.contains(refusal) ?? false, "\(String(describing: error))")
  }
}
