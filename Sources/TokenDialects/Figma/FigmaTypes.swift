import ColorMath
import TokenModel
import Writers

/// What a Figma variable is, by its kind and by what designers may use it for.
struct FigmaType {
  /// A word that `TypeRules` knows; `string` and `boolean` have no type in DTCG.
  var word: String
  var value: JSONTree
  /// Whether nothing says what a number is for.
  var isOpen = false

  init(_ value: JSONTree, scopes: [String]) {
    self.value = value
    let narrow = scopes.filter { $0 != "ALL_SCOPES" }
    switch value {
    case .number(let number):
      let number = snapped(number)
      word = "number"
      self.value = .number(number)
      isOpen = narrow.isEmpty
      guard !narrow.isEmpty else { return }
      if narrow.allSatisfy(sizeScopes.contains) {
        word = "dimension"
        self.value = .dimension(number)
      } else if narrow == ["FONT_WEIGHT"], (1...1000).contains(number) {
        word = "fontWeight"
      } else if narrow == ["OPACITY"] {
        self.value = .number(tenDigits(number / 100))
      }
    case .string(let text):
      word = "string"
      if scopes.contains("FONT_FAMILY") {
        word = "fontFamily"
      } else if scopes.contains("FONT_STYLE") || scopes.contains("FONT_WEIGHT"),
        FontWeightName(text) != nil
      {
        word = "fontWeight"
      }
    case .boolean: word = "boolean"
    case .object: word = "color"
    case .array, .null, .spelled: word = "unknown"
    }
  }
}

/// Scopes of numbers that are lengths in px (Figma's REST API, `VariableScope`).
private let sizeScopes: Set<String> = [
  "WIDTH_HEIGHT", "GAP", "CORNER_RADIUS", "FONT_SIZE", "LINE_HEIGHT", "LETTER_SPACING",
  "PARAGRAPH_SPACING", "PARAGRAPH_INDENT", "STROKE_FLOAT", "EFFECT_FLOAT",
]

/// Numbers for which no scope says what they are take the type of what stands for them, if that is
/// one: `space/4` is a length because `button/gap` is one and stands for it.
func typeOpenNumbers(
  _ tokens: inout [ForeignToken], isOpen: [Bool], findings: inout Findings
) {
  var byName: [String: [Int]] = [:]
  for index in tokens.indices {
    byName[tokens[index].names.joined(separator: "."), default: []].append(index)
  }
  var wanted: [Int: Set<String>] = [:]
  var users: [Int: Int] = [:]
  for (user, token) in tokens.enumerated() {
    guard var text = token.value.text.flatMap(aliasText), let type = token.type,
      type != "number"
    else { continue }
    var seen: Set<String> = []
    // Every hop on the way, so that an alias between the two becomes a length as well.
    while seen.insert(text).inserted, let targets = byName[text] {
      for target in targets where isOpen[target] {
        wanted[target, default: []].insert(type)
        users[target] = users[target] ?? user
      }
      guard let next = targets.first.flatMap({ tokens[$0].value.text.flatMap(aliasText) }) else {
        break
      }
      text = next
    }
  }
  for target in wanted.keys.sorted() where wanted[target] == ["dimension"] {
    guard let number = tokens[target].value.number, let user = users[target] else { continue }
    tokens[target].type = "dimension"
    tokens[target].value = .dimension(number)
    let path = tokenPath(tokens[target].names)
    findings.add(
      .changedValue,
      message:
        "'\(printable(path))': no scope says what this number is; it is taken as \(plain(number))px, because "
        + "'\(printable(tokenPath(tokens[user].names)))' is a length and stands for it",
      at: tokens[target].place, path: path)
  }
}

/// Gives names that stand in several collections that of their collection in front.
func separate(
  _ variables: inout [FigmaVariable], collections: [String], findings: inout Findings
) {
  var owners: [TokenPath: Set<Int>] = [:]
  for variable in variables {
    owners[TokenPath(names: variable.names), default: []].insert(variable.collection)
  }
  for index in variables.indices {
    let old = variables[index].names
    guard let count = owners[TokenPath(names: old)]?.count, count > 1 else { continue }
    variables[index].names = [collections[variables[index].collection]] + old
    let path = tokenPath(variables[index].names)
    findings.add(
      .changedValue,
      message:
        "'\(printable(tokenPath(old)))' is in \(count) collections, so the name of its own stands in front: "
        + "'\(printable(path))'", at: variables[index].place, path: path)
  }
}

/// A variable of a collection.
struct FigmaVariable {
  var id: String
  /// Its name, split at `/`.
  var names: [String]
  /// The collection, as an index.
  var collection: Int
  var place: Place
}

extension JSONTree {
  /// A Figma color `{r, g, b, a}` of sRGB without the noise of 32-bit floats; nil for other values.
  static func figma(color: JSONTree) -> JSONTree? {
    guard let red = color["r"]?.number, let green = color["g"]?.number,
      let blue = color["b"]?.number
    else { return nil }
    return figma(components: [red, green, blue], alpha: color["a"]?.number ?? 1, hex: nil)
  }

  /// Components to the bytes that they mean where they are within half a step of 8 bits of them.
  static func figma(components: [Double], alpha: Double, hex: RGB8?) -> JSONTree? {
    guard components.count == 3, (components + [alpha]).allSatisfy(\.isFinite) else { return nil }
    let color = Triple(components[0], components[1], components[2])
      .clamped(lowerBound: .zero, upperBound: .one)
    let rgb = hex ?? RGB8(rounding: color)
    let noise = (color - rgb.srgb) * 255
    let isNoise = [noise.x, noise.y, noise.z].allSatisfy { abs($0) <= (hex == nil ? 1e-3 : 0.5) }
    return .color(
      .srgb, components: isNoise ? rgb.srgb : snapped(color), alpha: snapped(min(max(alpha, 0), 1)),
      hex: rgb)
  }
}
