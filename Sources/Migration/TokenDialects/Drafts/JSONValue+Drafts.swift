import TokenJSON
import TokenModel

extension JSONValue {
  /// Whether the `$value` of a token, or a part of it, is a string or number where DTCG 2025.10 has
  /// an object: `"#fff"`, `"16px"`, a blur of 0.
  var isDraftToken: Bool {
    guard let value = self["$value"] else { return false }
    switch self["$type"]?.string.flatMap(TokenType.init) {
    case .color: return value.kind == .string && !value.isAlias
    case .dimension, .duration:
      return value.kind == .number || value.kind == .string && !value.isAlias
    case .shadow, .border, .transition, .typography, .gradient, .strokeStyle:
      return value.hasDraftPart
    case .fontFamily, .fontWeight: return false  // also strings in 2025.10
    case .number, .cubicBezier, nil: return value.isLiteralText
    }
  }

  private var hasDraftPart: Bool {
    if let items = array, items.contains(where: \.hasDraftPart) { return true }
    guard let object else { return false }
    for (key, part) in object where !(key == "hex") && !(key == "fontFamily") {
      if part.isLiteralText { return true }
      let isLength = lengthParts.contains { $0.utf8.elementsEqual(key) }
      if isLength, part.kind == .number { return true }
    }
    return false
  }

  /// Whether a string is a color, a curve or a gradient of CSS, or begins with a digit.
  private var isLiteralText: Bool {
    guard let first = bytes?.first else { return false }
    if first == UInt8(ascii: "#") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) {
      return true
    }
    guard let text = string else { return false }
    return ["rgb(", "rgba(", "hsl(", "hsla(", "cubic-bezier(", "linear-gradient("].contains(
      where: text.hasPrefix)
  }
}

private let lengthParts = [
  "offsetX", "offsetY", "blur", "spread", "width", "fontSize", "letterSpacing", "duration", "delay",
]
