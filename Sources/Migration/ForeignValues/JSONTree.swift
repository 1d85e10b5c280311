/// A JSON value to write. The members of an object keep their order.
package indirect enum JSONTree: Hashable, Sendable {
  case object([Member])
  case array([JSONTree])
  case string(String)
  case number(Double)
  case boolean(Bool)
  case null
  /// A value copied verbatim from its file, with its digits and order.
  case spelled([UInt8])

  /// A name and its value.
  package struct Member: Hashable, Sendable {
    package var name: String
    package var value: JSONTree

    package init(_ name: String, value: JSONTree) { (self.name, self.value) = (name, value) }
  }

  /// Copies a parsed value.
  package init(_ value: JSONValue) {
    self =
      value.object.map { .object($0.map { Member($0.key.string, value: JSONTree($0.value)) }) }
      ?? value.array.map { .array($0.map(JSONTree.init)) } ?? value.string.map(JSONTree.string)
      ?? value.number.map(JSONTree.number) ?? value.boolean.map(JSONTree.boolean) ?? .null
  }

  /// The member with a name; nil if there is none, or if this is not an object.
  package subscript(name: String) -> JSONTree? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// An object with the last value of each name, at the place of the first.
  package static func object(merging members: [Member]) -> JSONTree {
    var numbers: [String: Int] = [:]
    var merged: [Member] = []
    for member in members {
      let number = numbers.number(of: member.name)
      if number == merged.count { merged.append(member) } else { merged[number] = member }
    }
    return .object(merged)
  }

  /// Sets a member of an object. A new member goes last.
  package mutating func set(_ name: String, value: JSONTree) {
    guard case .object(let members) = self else { preconditionFailure("only objects have members") }
    self = .object(merging: members + [Member(name, value: value)])
  }

  /// All strings at any depth, in order.
  package var texts: [String] {
    var texts: [String] = []
    _ = mappingTexts { text in
      texts.append(text)
      return self
    }
    return texts
  }

  /// The tree with another value in place of each string, at any depth.
  package func mappingTexts(_ change: (String) -> JSONTree) -> JSONTree {
    switch self {
    case .string(let text): change(text)
    case .array(let items): .array(items.map { $0.mappingTexts(change) })
    case .object(let members):
      .object(members.map { Member($0.name, value: $0.value.mappingTexts(change)) })
    case .number, .boolean, .null, .spelled: self
    }
  }
}

extension JSONWriter {
  package mutating func tree(_ key: String?, tree: JSONTree) {
    switch tree {
    case .object(let members):
      object(key) { json in for member in members { json.tree(member.name, tree: member.value) } }
    case .array(let items): array(key, items: items) { $0.tree(nil, tree: $1) }
    case .string(let text): string(key, value: text)
    case .number(let number): self.number(key, value: number)
    case .boolean(let truth): self.boolean(key, value: truth)
    case .null: string(key, value: nil)
    case .spelled(let bytes): json(key, text: bytes)
    }
  }
}

extension JSONTree {
  /// The tree with everything that fits put on one line: `{ "value": 1, "unit": "px" }`.
  package func fitted(depth: Int, key: String = "") -> JSONTree {
    let isLong = 2 * depth + key.utf8.count + 5 + line.count > Self.width
    switch self {
    case .object(let members) where isLong:
      return .object(
        members.map { Member($0.name, value: $0.value.fitted(depth: depth + 1, key: $0.name)) })
    case .array(let items) where isLong: return .array(items.map { $0.fitted(depth: depth + 1) })
    case .object, .array, .string, .number, .boolean, .null, .spelled: return .spelled(line)
    }
  }

  /// The maximum length of a line in bytes.
  private static let width = 120

  /// The tree on one line.
  private var line: [UInt8] {
    var json = JSONWriter(lines: 0, hasPadding: true)
    json.tree(nil, tree: self)
    return json.bytes
  }

  /// The tree as a file, with what is not fitted on lines of its own.
  package var file: [UInt8] {
    var json = JSONWriter(lines: .max)
    json.tree(nil, tree: self)
    json.end()
    return json.bytes
  }
}

/// DTCG 2025.10 values from text.
extension JSONTree {
  /// The color as DTCG writes it.
  package static func color(_ color: ColorValue) -> JSONTree {
    let components = (0..<3).map { index -> JSONTree in
      color.missing & (1 << UInt8(index)) == 0
        ? .number(color.components[index].tenDigits) : .string("none")
    }
    var members: [Member] = [
      Member("colorSpace", value: .string(color.space.rawValue)),
      Member("components", value: .array(components)),
    ]
    if color.alpha != 1 { members.append(Member("alpha", value: .number(color.alpha.tenDigits))) }
    if let hex = color.hex { members.append(Member("hex", value: .string(hex.hex))) }
    return .object(members)
  }

  /// A number with a unit, as dimensions and durations are.
  package static func quantity(_ value: JSONTree, unit: String) -> JSONTree {
    .object([Member("value", value: value), Member("unit", value: .string(unit))])
  }

  package static func dimension(_ value: Double, unit: DimensionValue.Unit = .px) -> JSONTree {
    .quantity(.number(value), unit: unit.rawValue)
  }

  /// The duration of `100ms` or `0.1s`; nil for any other text.
  package static func duration(_ text: String) -> JSONTree? {
    DurationValue(text).map { .quantity(.number($0.value), unit: $0.unit.rawValue) }
  }

  package static func alias(_ path: [String]) -> JSONTree {
    .string("{\(path.joined(separator: "."))}")
  }

  /// A CSS color (Color 4): hexadecimal, a name, or a function such as `rgba(0, 0, 0, 0.5)`; else nil.
  package static func color(css text: String) -> JSONTree? {
    ColorValue(css: text).map(JSONTree.color(_:))
  }

  /// A color with another opacity.
  package func withAlpha(_ alpha: Double) -> JSONTree {
    guard case .object(let members) = self else { return self }
    var color = JSONTree.object(members.filter { $0.name != "alpha" && $0.name != "hex" })
    if alpha != 1 { color.set("alpha", value: .number(alpha.tenDigits)) }
    if let hex = self["hex"] { color.set("hex", value: hex) }
    return color
  }

  /// A Figma color `{r, g, b, a}` in sRGB, without the noise of 32-bit floats; nil for other values.
  package static func figma(color: JSONTree) -> JSONTree? {
    color.channels("r", "g", "b").flatMap { channels in
      figma(
        components: [channels.x, channels.y, channels.z], alpha: color["a"]?.number ?? 1, hex: nil)
    }
  }

  /// The numbers of three members; nil if one of them is not a number.
  func channels(_ one: String, _ two: String, _ three: String) -> Triple? {
    guard let x = self[one]?.number, let y = self[two]?.number, let z = self[three]?.number
    else { return nil }
    return Triple(x, y, z)
  }

  /// A color from sRGB components, rounded to bytes if within half a step of `hex` or, without, very close.
  package static func figma(components: [Double], alpha: Double, hex: RGB8?) -> JSONTree? {
    guard components.count == 3, (components + [alpha]).allSatisfy(\.isFinite) else { return nil }
    let color = Triple(components[0], components[1], components[2])
      .clamped(lowerBound: .zero, upperBound: .one)
    let rgb = hex ?? RGB8(rounding: color)
    let noise = (color - rgb.srgb) * 255
    let isNoise = [noise.x, noise.y, noise.z].allSatisfy { abs($0) <= (hex == nil ? 1e-3 : 0.5) }
    return .color(
      ColorValue(
        space: .srgb, components: isNoise ? rgb.srgb : color.snapped,
        alpha: min(max(alpha, 0), 1).snapped, hex: rgb))
  }
}

extension ColorValue {
  /// The color of a DTCG value. `none` becomes 0.
  package init?(_ tree: JSONTree) {
    guard let space = tree["colorSpace"]?.text.flatMap(ColorSpace.init(rawValue:)),
      let numbers = tree["components"]?.items?.map({ $0.number ?? 0 }), numbers.count == 3
    else { return nil }
    self.init(
      space: space, components: Triple(numbers[0], numbers[1], numbers[2]),
      alpha: tree["alpha"]?.number ?? 1)
  }
}
