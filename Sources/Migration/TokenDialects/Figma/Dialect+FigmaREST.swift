import TokenJSON

extension Dialect {
  /// A response of Figma's REST API about the variables of a file.
  package static let figmaREST: Dialect = .init(
    id: "figma-rest", title: "a response of Figma's REST API",
    fileSigns: [FileSign(.member, find: variables)],
    tokenSigns: [
      TokenSign(.other, at: "valuesByMode", because: "it has variables with 'valuesByMode'") {
        $0["valuesByMode"] != nil && $0["resolvedType"] != nil
      }
    ],
    refusal: .always, reader: .figmaREST)
}

/// The member with variables or their collections.
@Sendable private func variables(in root: JSONValue) -> FileSign.Finding? {
  let meta = root["meta"] ?? root
  for key in ["variables", "variableCollections"] where meta[key]?.kind == .object {
    guard let first = meta[key]?.object?.first(where: { _ in true })?.value,
      first["valuesByMode"] != nil || first["modes"]?.array != nil
    else { continue }
    let steps = root["meta"] == nil ? [] : [JSONStep.key("meta")]
    return FileSign.Finding(
      reason: "it has '\(key)', as in Figma's REST API", steps: steps + [.key(key)])
  }
  return nil
}
