/// The key of what the plugin Design Tokens writes and DTCG does not have.
let pluginVendor = "design-tokens-plugin"

extension ForeignToken {
  /// Brings a value of the plugin into the form of other tools. Its numbers are px, its times seconds.
  mutating func readPluginValue(scopes: [String]) {
    value = value.withoutNoise
    switch type {
    case "dimension", "size", "string", "number":
      let wanted = typed(by: scopes)
      let isPlain = value.alias == nil && (value.number != nil || value.text != nil)
      if isPlain, !wanted.isAmbiguous, wanted.type != "string" {
        self = wanted
      } else if type == "dimension" || type == "size" {
        (written, value) = (value.number.map { .number($0) }, value.pixels)
      } else if names.count > 1, ["fontFamily", "fontWeight"].contains(names.last) {
        type = names.last  // of a text style as a group of tokens
      }
    case "custom-opacity": type = "number"
    case "custom-gradient": type = "gradient"
    case "custom-radius", "custom-spacing":
      let sides = value.members?.filter { $0.name != "smoothing" }.map(\.value) ?? [value]
      guard Set(sides).count == 1, sides[0].members == nil else { return }
      (type, value) = ("dimension", sides[0].pixels)
    case "custom-fontStyle":
      type = "typography"
      let size = value["fontSize"]?.number ?? 0
      value =
        value.mapping { name, part in
          guard ["fontSize", "lineHeight", "letterSpacing"].contains(name) else { return part }
          guard name == "lineHeight", let height = part.number, size > 0 else { return part.pixels }
          return .number((height / size).tenDigits)
        }.withoutUsualParts
    case "custom-shadow":
      type = "shadow"
      value.rename("shadowType", as: "type")
      value = value.mapping { $1.pixels }
    case "custom-stroke":
      type = "border"
      extensions.append(.init(pluginVendor, value: value))
      value.rename("weight", as: "width")
      let dashes = value["dashPattern"]?.items?.filter { $0.number ?? 0 > 0 }.map(\.pixels) ?? []
      let cap = value["lineCap"].flatMap { $0 == .string("none") ? nil : $0 } ?? .string("butt")
      value = value.mapping { $1.pixels }
      guard !dashes.isEmpty else { return }
      value.set(
        "style",
        value: .object([.init("dashArray", value: .array(dashes)), .init("lineCap", value: cap)]))
    case "custom-transition":
      type = "transition"
      extensions.append(.init(pluginVendor, value: value))
      value.rename("easingFunction", as: "timingFunction")
      if let time = value["duration"]?.number { value.set("duration", value: .string("\(time)s")) }
    default: return
    }
  }
}

/// What most text styles of Figma have, and says nothing.
private let usualParts: Set<JSONTree> = [
  .string("none"), .string("normal"), .string("NONE"), .string("ORIGINAL"), .string("0"),
  .number(0), .dimension(0),
]

extension JSONTree {
  /// A text style without decoration, case and indents that say nothing.
  var withoutUsualParts: JSONTree {
    let needed = ["lineHeight", "letterSpacing", "fontWeight"]
    guard case .object(let members) = self else { return self }
    return .object(members.filter { needed.contains($0.name) || !usualParts.contains($0.value) })
  }

  /// A number as a length in px; other values as they are.
  fileprivate var pixels: JSONTree { number.map { .dimension($0) } ?? self }

  /// The value without the noise of 32-bit numbers, at any depth.
  fileprivate var withoutNoise: JSONTree {
    if let items { return .array(items.map(\.withoutNoise)) }
    guard let number else { return mapping { $1.withoutNoise } }
    let short = (number * 10_000).rounded() / 10_000
    let isNoise = "\(number)".utf8.count > 12 && abs(number - short) <= abs(number) * 1e-7
    return .number(isNoise ? short : number.snapped)
  }

  fileprivate func mapping(_ change: (String, JSONTree) -> JSONTree) -> JSONTree {
    guard case .object(let members) = self else { return self }
    return .object(members.map { .init($0.name, value: change($0.name, $0.value)) })
  }

  fileprivate mutating func rename(_ name: String, as new: String) {
    if let part = self[name] { set(new, value: part) }
  }
}
