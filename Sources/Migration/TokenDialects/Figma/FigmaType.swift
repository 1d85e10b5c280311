import ForeignValues
import TokenModel
import Writers

/// The type of a Figma variable, from its value and its scopes.
struct FigmaType {
  /// A type name for `TypeRules`. `string` and `boolean` have no type in DTCG.
  var word: String
  var value: JSONTree
  /// Whether it is a number without a scope that says what it is for.
  var isAmbiguous = false

  init(_ value: JSONTree, scopes: [String]) {
    self.value = value
    let narrow = scopes.filter { $0 != "ALL_SCOPES" }
    switch value {
    case .number(let number):
      let number = number.snapped
      word = "number"
      self.value = .number(number)
      isAmbiguous = narrow.isEmpty
      guard !narrow.isEmpty else { return }
      // A variable that is offered for lengths and for the axes of fonts is a length.
      let uses = narrow.filter { $0 != "FONT_VARIATIONS" }
      if uses.isEmpty { return }
      if uses.allSatisfy(sizeScopes.contains) {
        word = "dimension"
        self.value = .dimension(number)
      } else if uses == ["FONT_WEIGHT"], (1...1000).contains(number) {
        word = "fontWeight"
      } else if uses.allSatisfy(["OPACITY", "COLOR_OPACITY"].contains) {
        self.value = .number((number / 100).tenDigits)
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

/// The scopes of lengths in px (Figma's REST API, `VariableScope`).
private let sizeScopes: Set<String> = [
  "WIDTH_HEIGHT", "GAP", "CORNER_RADIUS", "FONT_SIZE", "LINE_HEIGHT", "LETTER_SPACING",
  "PARAGRAPH_SPACING", "PARAGRAPH_INDENT", "STROKE_FLOAT", "EFFECT_FLOAT",
]

extension ImportedTokens {
  /// Makes ambiguous numbers lengths if every alias of them is a length: `space/4` is a length
  /// because `button/gap` is a length and an alias of it.
  mutating func resolveNumbers() {
    let byName = Dictionary(grouping: tokens.indices) { tokens[$0].names.joined(separator: ".") }
    var wanted: [Int: Set<String>] = [:]
    var users: [Int: Int] = [:]
    for (user, token) in tokens.enumerated() {
      guard let alias = token.value.alias, let type = token.type, type != "number" else { continue }
      var seen: Set<String> = []
      var next: String? = alias
      // Every step, so that an alias between the two becomes a length too.
      while let text = next, seen.insert(text).inserted, let targets = byName[text] {
        for target in targets where tokens[target].isAmbiguous {
          wanted[target, default: []].insert(type)
          users[target] = users[target] ?? user
        }
        next = targets.first.flatMap { tokens[$0].value.alias }
      }
    }
    for target in wanted.keys.sorted() where wanted[target] == ["dimension"] {
      guard let number = tokens[target].value.number, let user = users[target] else { continue }
      tokens[target].type = "dimension"
      tokens[target].value = .dimension(number)
      findings.add(
        .changedValue, about: tokens[target].names,
        ": a number without a scope; it becomes \(plain(number))px, because its alias "
          + "'\(printable(tokens[user].names.tokenPath))' is a length", at: tokens[target].place)
    }
  }
}
