/// What a number of Figma is for, by its scopes (Figma's REST API, `VariableScope`).
package enum FigmaNumber {
  /// A length in px.
  case length
  /// An opacity in percent.
  case opacity
  case weight
  /// Anything else, or several of these.
  case other

  package init(scopes: [String]) {
    // A variable that is offered for lengths and for the axes of fonts is a length.
    let uses = scopes.filter { $0 != "ALL_SCOPES" && $0 != "FONT_VARIATIONS" }
    let kinds: [(FigmaNumber, scopes: [String])] = [
      (.length, Self.lengthScopes), (.opacity, ["OPACITY", "COLOR_OPACITY"]),
      (.weight, ["FONT_WEIGHT"]),
    ]
    self = uses.isEmpty ? .other : kinds.first { uses.allSatisfy($0.scopes.contains) }?.0 ?? .other
  }

  package static let lengthScopes = [
    "WIDTH_HEIGHT", "GAP", "CORNER_RADIUS", "FONT_SIZE", "LINE_HEIGHT", "LETTER_SPACING",
    "PARAGRAPH_SPACING", "PARAGRAPH_INDENT", "STROKE_FLOAT", "EFFECT_FLOAT",
  ]
}

extension ImportedTokens {
  /// Lets the types of `--type` win over those of scopes: 4 with `GAP` is 4, and not 4px, as a number.
  mutating func applyTypes(_ options: ConversionOptions) {
    for index in tokens.indices where !options.types.isEmpty {
      guard let type = TypeRules.type(of: tokens[index], by: options.types) else { continue }
      if tokens[index].isAmbiguous {
        tokens[index].isAmbiguous = type == .dimension
      } else if let written = tokens[index].written, !tokens[index].has(type) {
        (tokens[index].type, tokens[index].value) = (type.rawValue, written)
      }
    }
  }

  /// Makes numbers without a scope lengths if all variables that aliases link them to are: `space/4` is one
  /// if `button/gap` is a length and an alias of it. A variable has one type in all modes.
  mutating func resolveNumbers() {
    let byName = Dictionary(grouping: tokens.indices) { tokens[$0].names.joined(separator: ".") }
    // An alias of an open variable has its type.
    let open = Set(byName.filter { $0.value.allSatisfy { tokens[$0].isAmbiguous } }.keys)
    var neighbors: [String: Set<String>] = [:]
    for (name, variable) in byName {
      for target in variable.compactMap({ tokens[$0].value.alias }) where byName[target] != nil {
        neighbors[name, default: []].insert(target)
        neighbors[target, default: []].insert(name)
      }
    }
    var seen: Set<String> = []
    for start in tokens.map({ $0.names.joined(separator: ".") })
    where open.contains(start) && !seen.contains(start) {
      let component = [start].spreading { (neighbors[$0] ?? []).filter(open.contains) }
      seen.formUnion(component)
      let others = Set(component.flatMap { neighbors[$0] ?? [] }).subtracting(open)
      let types = Set(others.flatMap { byName[$0] ?? [] }.compactMap { tokens[$0].certainType })
      let own = component.flatMap { byName[$0] ?? [] }.sorted()
      guard types == ["dimension"], let cause = others.min() else { continue }
      makeLengths(own, because: cause.parts(at: ".").map(String.init).tokenPath)
    }
    // A variable that is a length in one mode is a length in all of them.
    for variable in byName.values.sorted(by: { $0[0] < $1[0] })
    where variable.contains(where: { tokens[$0].certainType == "dimension" }) {
      let open = variable.filter { tokens[$0].isAmbiguous }
      if !open.isEmpty { makeLengths(open, because: tokens[variable[0]].names.tokenPath) }
    }
  }

  private mutating func makeLengths(_ list: [Int], because cause: String) {
    for index in list {
      tokens[index].type = "dimension"
      guard let number = tokens[index].value.number else { continue }
      tokens[index].value = .dimension(number)
      let names = tokens[index].names
      findings.add(
        .changedValue, about: names,
        ": a number without a scope; it becomes \(plain(number))px, because "
          + (names.tokenPath == cause
            ? "it is a length in another mode" : "'\(printable(cause))' is a length"),
        at: tokens[index].place)
    }
  }
}

extension ForeignToken {
  /// Whether its own type is one of DTCG's.
  func has(_ other: TokenType) -> Bool { type.flatMap { ValueKind(word: $0) }?.tokenType == other }

  /// Its type, if it does not depend on others.
  fileprivate var certainType: String? { isAmbiguous ? nil : type }

  /// The token with the type and the value that its value and its scopes say. Types are names for
  /// `TypeRules`; `string` and `boolean` have no type in DTCG.
  func typed(by scopes: [String]) -> ForeignToken {
    var token = self
    token.isAmbiguous = false
    switch value {
    case .number(let number):
      let number = number.snapped
      (token.type, token.value, token.written) = ("number", .number(number), .number(number))
      switch FigmaNumber(scopes: scopes) {
      case .length: (token.type, token.value) = ("dimension", .dimension(number))
      case .opacity: token.value = .number((number / 100).tenDigits)
      case .weight: if (1...1000).contains(number) { token.type = "fontWeight" }
      case .other: token.isAmbiguous = true
      }
    case .string(let text):
      let mayBeWeight = scopes.contains("FONT_STYLE") || scopes.contains("FONT_WEIGHT")
      let isWeight = mayBeWeight && FontWeightName(text) != nil
      token.type =
        scopes.contains("FONT_FAMILY") ? "fontFamily" : isWeight ? "fontWeight" : "string"
    case .boolean: token.type = "boolean"
    case .object: token.type = "color"
    case .array, .null, .spelled: token.type = "unknown"
    }
    return token
  }

  /// Gives a token type and value by Figma type and scopes. An alias without scopes has its target's type.
  mutating func readFigmaType(scopes: [String]) {
    let isAlias = value.alias != nil
    let word = type?.lowercased()
    switch word {
    case "color":
      type = word
      if !isAlias { value = JSONTree.figma(color: value) ?? value }
    case "float", "number", "string":
      let isText = word == "string"
      if isAlias {
        var found = self
        found.value = isText ? .string("") : .number(1)
        found = found.typed(by: scopes)
        type = found.isAmbiguous || found.type == "string" ? nil : found.type
        isAmbiguous = found.isAmbiguous
      } else if isText ? value.text != nil : value.number != nil {
        self = typed(by: scopes)
      } else {
        type = isText ? word : "number"
      }
    case "boolean": type = isAlias ? nil : word
    default: break
    }
  }
}
