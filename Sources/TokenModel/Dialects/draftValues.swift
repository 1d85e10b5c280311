import TokenJSON

/// Whether a value, or a part of it, is a text or a bare number where DTCG 2025.10 has an object:
/// `"#fff"`, `"16px"`, a blur of 0.
func isOfDraft(_ token: JSONValue, _ value: JSONValue) -> Bool {
  switch token["$type"]?.string {
  case "color"?: return value.kind == .string && !isAlias(value)
  case "dimension"?, "duration"?:
    return value.kind == .number || value.kind == .string && !isAlias(value)
  case "shadow"?, "border"?, "transition"?, "typography"?, "gradient"?, "strokeStyle"?:
    return hasDraftPart(value)
  case "fontFamily"?, "fontWeight"?: return false  // texts in 2025.10 as well
  default: return isLiteralText(value)
  }
}

private func hasDraftPart(_ value: JSONValue) -> Bool {
  if let items = value.array, items.contains(where: hasDraftPart) { return true }
  guard let object = value.object else { return false }
  for (key, part) in object where !(key == "hex") && !(key == "fontFamily") {
    if isLiteralText(part) { return true }
    let isLength = lengthParts.contains { $0.utf8.elementsEqual(key) }
    if isLength, part.kind == .number { return true }
  }
  return false
}

private let lengthParts = [
  "offsetX", "offsetY", "blur", "spread", "width", "fontSize", "letterSpacing", "duration", "delay",
]

/// Whether a text is a color or begins with a number.
private func isLiteralText(_ value: JSONValue) -> Bool {
  guard let first = value.bytes?.first else { return false }
  if first == UInt8(ascii: "#") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) {
    return true
  }
  guard let text = value.string else { return false }
  return ["rgb(", "rgba(", "hsl(", "hsla("].contains(where: text.hasPrefix)
}

func isAlias(_ value: JSONValue) -> Bool {
  value.bytes?.first == UInt8(ascii: "{")
}
