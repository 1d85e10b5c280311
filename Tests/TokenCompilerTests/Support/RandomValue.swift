import ColorMath
import TokenModel

/// A random value, as written in a token file and in `tokens.json`.
struct RandomValue {
  var spelled: String
  var expected: String
  /// The layers of a shadow or the stops of a gradient, as in `tokens.json`.
  var items: [String] = []
  /// The value of a number.
  var number: Double = 0

  init(_ spelled: String, _ expected: String, items: [String] = [], number: Double = 0) {
    self.spelled = spelled
    self.expected = expected
    self.items = items
    self.number = number
  }

  init(_ text: String) { self.init(text, text) }

  /// The value of an alias.
  init(standingFor value: RandomValue, _ alias: String) {
    self = value
    spelled = alias
  }

  /// A list of values.
  init(list values: [RandomValue]) {
    self.init(
      "[\(values.map(\.spelled).joined(separator: " , "))]",
      "[\(values.map(\.expected).joined(separator: ", "))]", items: values.map(\.expected))
  }
}

/// Values of every type.
extension RandomTokens {
  mutating func value(of type: TokenType) -> RandomValue {
    switch type {
    case .color: color()
    case .dimension: measure(["px", "rem"], number())
    case .fontFamily: fontFamily()
    case .fontWeight: fontWeight()
    case .duration: measure(["ms", "s"], number(in: -1e4...1e4))
    case .cubicBezier: curve()
    case .number: number()
    case .strokeStyle: strokeStyle()
    case .border: border()
    case .transition: transition()
    case .shadow: shadow()
    case .gradient: gradient()
    case .typography: typography()
    }
  }

  // MARK: Simple values

  /// A double, in one of its JSON spellings.
  private mutating func number(in range: ClosedRange<Double>) -> RandomValue {
    let whole = range.lowerBound.rounded(.up)...range.upperBound.rounded(.down)
    let found: Double
    switch Int.random(in: 0..<6, using: &random) {
    case 0...1: found = Double.random(in: whole, using: &random).rounded()
    case 2: found = range.contains(0) ? -0.0 : range.lowerBound
    case 3: found = random.pick([range.lowerBound, range.upperBound])
    default: found = Double.random(in: range, using: &random)
    }
    return spelling(of: found)
  }

  /// Any finite double.
  private mutating func number() -> RandomValue {
    if random.chance(0.7) { return number(in: -1000...1000) }
    if random.chance(0.2) {
      return RandomValue(
        "12345678901234567890", "1.2345678901234567e+19", number: 1.2345678901234567e19)
    }
    let found = Double(bitPattern: random.next())
    return found.isFinite ? spelling(of: found) : number()
  }

  private mutating func spelling(of number: Double) -> RandomValue {
    let isWhole = number == number.rounded() && abs(number) < 1e15
    let shortest = isWhole ? "\(Int(number))" : "\(number)"
    let spelled =
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where !"\(number)".contains("e"): "\(number)00"
      case 1 where !"\(number)".contains("e"): "\(number)E+0"
      default: shortest
      }
    return RandomValue(spelled, shortest, number: number)
  }

  private mutating func measure(_ units: [String], _ number: RandomValue) -> RandomValue {
    let unit = RandomValue("\"\(random.pick(units))\"")
    return object([("value", number), ("unit", unit)])
  }

  private mutating func fontFamily() -> RandomValue {
    let names = [
      RandomValue(#""Inter""#), RandomValue(#""\u0049nter \"X\"""#, #""Inter \"X\"""#),
      RandomValue(#""游明朝""#), RandomValue(#""""#),
    ]
    let list = (0..<Int.random(in: 1...3, using: &random)).map { _ in random.pick(names) }
    guard list.count == 1 else { return RandomValue(list: list) }
    return RandomValue(
      random.chance(0.5) ? list[0].spelled : "[\(list[0].spelled)]", list[0].expected)
  }

  private mutating func fontWeight() -> RandomValue {
    guard random.chance(0.3) else { return number(in: 1...1000) }
    let names = [("thin", 100), ("regular", 400), ("demi-bold", 600), ("extra-black", 950)]
    let (name, weight) = random.pick(names)
    return RandomValue("\"\(name)\"", "\(weight)")
  }

  private mutating func curve() -> RandomValue {
    RandomValue(
      list: [number(in: 0...1), number(in: -9...9), number(in: 0...1), number(in: -9...9)])
  }

  // MARK: Colors

  private mutating func color() -> RandomValue {
    if random.chance(0.1) { return colorWithFallback() }
    let space = random.pick(ColorSpace.allCases)
    let components = (0..<3).map { index in
      random.chance(0.1) ? RandomValue("\"none\"") : component(space, index)
    }
    return object([
      ("colorSpace", RandomValue("\"\(space.rawValue)\"")),
      ("components", RandomValue(list: components)), ("alpha", alpha()),
    ])
  }

  /// An 8-bit color with its `hex`.
  private mutating func colorWithFallback() -> RandomValue {
    let color = Int.random(in: 0x10_0000...0xFF_FFFF, using: &random)
    let digits = String(color, radix: 16)
    let bytes = [color >> 16, color >> 8 & 255, color & 255]
    let components = bytes.map { spelling(of: Double($0) / 255) }
    return object([
      ("colorSpace", RandomValue("\"srgb\"")), ("components", RandomValue(list: components)),
      ("alpha", alpha()), ("hex", RandomValue("\"#\(digits)\"", "\"#\(digits.uppercased())\"")),
    ])
  }

  /// An alpha, which is written only if it is below 1.
  private mutating func alpha() -> RandomValue {
    let alpha = random.chance(0.4) ? number(in: 0...1) : RandomValue("1", "", number: 1)
    return RandomValue(alpha.spelled, alpha.number < 1 ? alpha.expected : "")
  }

  /// A component in its range (Color 4.2).
  private mutating func component(_ space: ColorSpace, _ index: Int) -> RandomValue {
    let (unit, percent, any, chroma) = (0.0...1.0, 0.0...100.0, -200.0...200.0, 0.0...200.0)
    let hue = 0.0...359.999
    let ranges =
      switch space {
      case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50:
        [unit, unit, unit]
      case .hsl, .hwb: [hue, percent, percent]
      case .lab: [percent, any, any]
      case .lch: [percent, chroma, hue]
      case .oklab: [unit, any, any]
      case .oklch: [unit, chroma, hue]
      }
    return number(in: ranges[index])
  }

  // MARK: Composite values

  private mutating func strokeStyle() -> RandomValue {
    let keywords = ["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"]
    if random.chance(0.5) { return RandomValue("\"\(random.pick(keywords))\"") }
    let dashes = (0..<Int.random(in: 1...3, using: &random)).map { _ in part(.dimension) }
    let cap = random.pick(["round", "butt", "square"])
    return object([
      ("dashArray", RandomValue(list: dashes)), ("lineCap", RandomValue("\"\(cap)\"")),
    ])
  }

  private mutating func border() -> RandomValue {
    object([("color", part(.color)), ("width", part(.dimension)), ("style", part(.strokeStyle))])
  }

  private mutating func transition() -> RandomValue {
    object([
      ("duration", part(.duration)), ("delay", part(.duration)),
      ("timingFunction", part(.cubicBezier)),
    ])
  }

  private mutating func typography() -> RandomValue {
    object([
      ("fontFamily", part(.fontFamily)), ("fontSize", part(.dimension)),
      ("fontWeight", part(.fontWeight)), ("letterSpacing", part(.dimension)),
      ("lineHeight", part(.number)),
    ])
  }

  private mutating func shadow() -> RandomValue {
    var layers = [layer()]
    if random.chance(0.5) { layers[0] = item(of: .shadow) ?? layers[0] }
    while random.chance(0.4) { layers.append(item(of: .shadow) ?? layer()) }
    let list = RandomValue(list: layers)
    guard layers.count == 1 else { return list }
    let isAlias = layers[0].spelled.hasPrefix("\"")
    return RandomValue(
      !isAlias && random.chance(0.5) ? layers[0].spelled : list.spelled, layers[0].expected,
      items: list.items)
  }

  private mutating func layer() -> RandomValue {
    var members = [("color", part(.color))]
    for name in ["offsetX", "offsetY", "blur", "spread"] {
      members.append((name, part(.dimension)))
    }
    let insets = [RandomValue("true"), RandomValue("false", "")]
    if random.chance(0.4) { members.append(("inset", random.pick(insets))) }
    return object(members)
  }

  private mutating func gradient() -> RandomValue {
    var stops = [item(of: .gradient) ?? stop()]
    while random.chance(0.5) { stops.append(item(of: .gradient) ?? stop()) }
    return RandomValue(list: stops)
  }

  private mutating func stop() -> RandomValue {
    var position = random.chance(0.7) ? number(in: -0.5...1.5) : part(.number)
    let clamped = position.number < 0 ? 0 : min(position.number, 1)
    position.expected = clamped == 0 ? "0" : spelling(of: clamped).expected
    return object([("color", part(.color)), ("position", position)])
  }

  /// A value of a part, or an alias of a token with its type.
  private mutating func part(_ type: TokenType) -> RandomValue {
    guard random.chance(0.4), let target = target(of: type) else { return value(of: type) }
    return RandomValue(standingFor: target.value, alias(of: target))
  }

  /// Sometimes an alias of a shadow with one layer, or of a gradient with one stop.
  private mutating func item(of type: TokenType) -> RandomValue? {
    guard random.chance(0.3), let target = target(of: type, where: { $0.items.count == 1 }) else {
      return nil
    }
    return RandomValue(alias(of: target), target.value.items[0])
  }

  /// An object, with members in any order. A member without an expected text is not in
  /// `tokens.json`.
  private mutating func object(_ members: [(name: String, value: RandomValue)]) -> RandomValue {
    let expected = members.filter { !$0.value.expected.isEmpty }
    return RandomValue(
      "{"
        + members.shuffled(using: &random).map { "\"\($0.name)\" :\($0.value.spelled)" }
        .joined(separator: ",") + "}",
      "{" + expected.map { "\"\($0.name)\": \($0.value.expected)" }.joined(separator: ", ") + "}")
  }
}
