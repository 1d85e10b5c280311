import TokenJSON

/// What a file was taken for.
package struct Recognition: Sendable {
  package var dialect: Dialect
  /// What in the file says so, as the end of "because …".
  package var reason: String
  /// The way to the key that says it.
  package var steps: [JSONStep]
  /// Whether the file says too little for its dialect to be certain: it has aliases only.
  package var isUncertain = false

  package init(dialect: Dialect, reason: String, steps: [JSONStep]) {
    self.dialect = dialect
    self.reason = reason
    self.steps = steps
  }
}

/// The dialect of a file; nil where nothing in it says.
///
/// The first of these that fits, whatever else stands in the file: a resolver document; the
/// `$schema` of 2025.10; Adobe's per-token `$schema`; an answer of Figma's REST API; an export of
/// Figma; Tokens Studio's `$themes`, `$metadata` or types; `$value`; `value`.
///
/// - Parameter limit: How many tokens of each top-level member are looked at.
package func recognize(_ document: Document, limit: Int = .max) -> Recognition? {
  let root = document.json.root
  if let (dialect, reason, steps) = recognizeRoot(root) {
    return Recognition(dialect: dialect, reason: reason, steps: steps)
  }
  let signs = DialectSigns(of: root, limit: limit)
  for (dialect, reason) in DialectSigns.order {
    if let sign = signs.first(of: dialect) {
      var found = Recognition(
        dialect: dialect, reason: sign.reason ?? reason, steps: sign.steps)
      found.isUncertain = dialect == .dtcg && !signs.hasLiterals
      return found
    }
  }
  return nil
}

/// What the top level alone tells.
private func recognizeRoot(_ root: JSONValue) -> (Dialect, String, [JSONStep])? {
  if isStudioThemes(root) {
    return (.tokensStudio, "it is a list of themes with 'selectedTokenSets'", [])
  }
  guard root.kind == .object else { return nil }
  if root["resolutionOrder"]?.array != nil {
    return (.resolver, "it has a 'resolutionOrder'", [.key("resolutionOrder")])
  }
  if root["version"]?.string == "2025.10" {
    return (.resolver, "it has the version \"2025.10\"", [.key("version")])
  }
  if let schema = root["$schema"]?.string, isOfDTCG(schema) {
    return (.dtcg, "its $schema is that of DTCG 2025.10", [.key("$schema")])
  }
  let meta = root["meta"] ?? root
  for key in ["variables", "variableCollections"] where meta[key]?.kind == .object {
    guard let first = meta[key]?.object?.first(where: { _ in true })?.value,
      first["valuesByMode"] != nil || first["modes"]?.array != nil
    else { continue }
    let steps = root["meta"] == nil ? [] : [JSONStep.key("meta")]
    return (.figmaREST, "it has the member '\(key)' of Figma's REST API", steps + [.key(key)])
  }
  if let themes = root["$themes"], themes.array != nil {
    return (.tokensStudio, "it has '$themes'", [.key("$themes")])
  }
  if root["$metadata"]?["tokenSetOrder"] != nil {
    return (.tokensStudio, "it has a 'tokenSetOrder'", [.key("$metadata")])
  }
  if root["tokenSetOrder"]?.array != nil {
    return (.tokensStudio, "it has a 'tokenSetOrder'", [.key("tokenSetOrder")])
  }
  if root["$extensions"]?["com.figma.modeName"] != nil {
    return (.figmaExport, "it has 'com.figma.modeName'", [.key("$extensions")])
  }
  return nil
}

/// Whether a `$schema` is one of DTCG 2025.10. Byte by byte: the search of the standard library
/// prepares itself for long texts.
private func isOfDTCG(_ schema: String) -> Bool {
  let schema = schema.utf8
  return schema.indices.contains {
    schema[$0...].starts(with: "designtokens.org/schemas/2025.10/".utf8)
  }
}

/// Whether this is Tokens Studio's `$themes.json`.
private func isStudioThemes(_ root: JSONValue) -> Bool {
  root.array?.first?["selectedTokenSets"] != nil
}
