import EBComponents
import Themes

/// A template that Figma runs to show the Swift of the selected layer.
///
/// It follows the template API of Code Connect 1.5: `cli/figma-types.d.ts` (what `figma` offers) and
/// `cli/src/connect/raw_templates.ts` (the comments at the top) of figma/code-connect, and
/// <https://developers.figma.com/docs/code-connect/template-api/>. A `.js` template loads the API
/// with `require`; only `.ts` templates may import it.
struct CodeConnectTemplate {
  let component: FigmaComponent
  /// The URL of the component in Figma.
  let address: String

  /// The whole file.
  var text: String {
    """
    // url=\(address)
    // source=\(component.source)
    // component=\(component.name)
    // Generated from Sources/Components/figma/nodes.json and the contracts: do not edit. Repair: Scripts/gallery
    const figma = require("figma")
    const instance = figma.selectedInstance

    \(body)
    export default {
      id: "\(component.name)",
      example: figma.code`${code}`,
      imports: ["import EBComponents"],
      metadata: { nestable: \(component != .countdownPromo) },
    }

    """
  }

  /// Reads the properties and builds `code` from them.
  private var body: String {
    switch component {
    case .counter: Self.counter
    case .countdown: Self.countdown
    case .countdownPromo: Self.countdownPromo
    case .badge: Self.badge
    case .notificationBadge: Self.notificationBadge
    }
  }

  /// Writes the style of the badge's kind unless it is the default.
  static let badge =
    string + "\n" + choice("kind", options: BadgeKind.allCases.map { ($0.rawValue, style(of: $0)) })
      + #"""

      const parts = [`text: ${string("text")}`]
      if (kind && kind !== "\#(BadgeKind.allCases.first(where: isDefault).map(style(of:)) ?? "")") {
        parts.push(`style: ${kind}`)
      }
      const code = `Badge(${parts.join(", ")})`

      """#

  /// Writes the content with its arguments, and the radius unless it is the default.
  static let notificationBadge =
    number + "\n" + string + "\n"
    + choice("content", options: ["counter", "text", "empty"].map { ($0, ".\($0)") })
    + choice("cornerRadius", options: radii.map { (name($0), swift($0)) }) + #"""
      const contents = {
        ".counter": () => `.counter(${number("count")})`,
        ".text": () => `.text(${string("text")})`,
        ".empty": () => ".empty",
      }

      const parts = []
      if (content) parts.push(`content: ${contents[content]()}`)
      const maxCount = content === ".counter" ? digits("maxCount") : undefined
      if (maxCount !== undefined) parts.push(`maxCount: ${maxCount}`)
      if (cornerRadius && cornerRadius !== "\#(swift(NotificationBadge().cornerRadius))") {
        parts.push(`style: { $0.cornerRadius = ${cornerRadius} }`)
      }
      const code = `NotificationBadge(${parts.join(", ")})`

      """#

  private static func style(of kind: BadgeKind) -> String {
    let name = "\(kind)"
    return "DesignSystem.shared.styles.badge\(name.prefix(1).uppercased())\(name.dropFirst())"
  }

  private static func isDefault(_ kind: BadgeKind) -> Bool {
    Badge(style: DesignSystem.shared.styles.badge(kind)) == Badge()
  }

  private static let radii: [DesignSystem.CornerRadiusTypes] = [
    .none, .small(), .medium(), .large(), .max(),
  ]

  private static func name(_ radius: DesignSystem.CornerRadiusTypes) -> String {
    switch radius {
    case .none: "none"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .max: "max"
    }
  }

  private static func swift(_ radius: DesignSystem.CornerRadiusTypes) -> String {
    radius == .none ? ".none" : ".\(name(radius))()"
  }

  /// Writes a state only if the count does not imply it: an `empty` counter of 0 needs no state, a
  /// `filled` one of 0 does. A count that is a variable may imply either.
  static let counter =
    number + "\n" + choice("state", of: EBCounterState.self) + #"""
      const count = digits("count")
      const derived = count === undefined ? [\#(states(0)), \#(states(1))]
        : Number(count) === 0 ? [\#(states(0))] : [\#(states(1))]

      const parts = [`count: ${number("count")}`]
      if (instance.getBoolean("hasLimit")) parts.push(`limit: ${number("limit")}`)
      if (state && !derived.includes(state)) parts.push(`state: ${state}`)
      if (count !== undefined && Number(count) === 0) parts.push("hideWhenZero: false")
      const code = `EBCounter(${parts.join(", ")})`

      """#

  /// The state that a count implies, as JavaScript.
  private static func states(_ count: Int) -> String { quoted(".\(Counter(count: count).state)") }

  /// Leaves out defaults: the default state, and the units of the style. The mode is not a property
  /// of the countdown.
  static let countdown =
    choice("style", of: EBCountdownStyle.self) + variant + #"""
      const ownUnits = {
      \#(ownUnits)}

      const modifiers = []
      if (style) modifiers.push(`.ebStyle(${style})`)
      if (units && units !== ownUnits[style]) modifiers.push(`.ebUnits(${units})`)
      \#(pushState)
      const code = ["EBCountdown(endsAt: saleEnd)", ...modifiers].join("\n  ")

      """#

  /// A promo is drawn in the style `one`; its text comes from the design.
  static let countdownPromo =
    string + "\n" + variant + #"""

      const modifiers = []
      if (units && units !== "\#(EBCountdownStyle.one.ownUnits.code)") modifiers.push(`.ebUnits(${units})`)
      \#(pushState)
      const words = `title: ${string("title")}, endsAt: saleEnd, cta: ${string("cta")}`
      const promo = `EBCountdownPromo(\n  ${words}, onTapCTA: { openSale() })`
      const code = [promo, ...modifiers].join("\n  ")

      """#

  private static let variant =
    choice("state", of: EBCountdownState.self)
    + choice(
      "units",
      options: unitChoices.map { units in
        (units.map(\.rawValue).joined(separator: " "), units.code)
      })

  private static let pushState = """
    if (state && state !== ".\(EBCountdownState.default)") modifiers.push(`.ebState(${state})`)
    """

  private static let ownUnits = EBCountdownStyle.allCases
    .map { "  \(quoted(".\($0)")): \(quoted($0.ownUnits.code)),\n" }
    .joined()

  /// Every nonempty set of units, ordered by number of units, then by the largest units.
  static let unitChoices: [[EBTimeUnit]] = {
    let units = EBTimeUnit.allCases
    let choices = (1..<(1 << units.count)).map { bits in
      units.enumerated().filter { bits >> (units.count - 1 - $0.offset) & 1 == 1 }.map(\.element)
    }
    return choices.reversed()
  }()
}

/// JavaScript of the templates that reads properties from Figma.
extension CodeConnectTemplate {
  /// Reads a property with one of Figma's values, each with its Swift code; `undefined` for any
  /// other value.
  static func choice(_ property: String, options: [(name: String, swift: String)]) -> String {
    let lines = options.map { "  \(quoted($0.name)): \(quoted($0.swift)),\n" }.joined()
    return "const \(property) = instance.getEnum(\(quoted(property)), {\n\(lines)})\n"
  }

  /// Reads a property with the values of a contract's axis.
  static func choice<Axis: CaseIterable & RawRepresentable<String>>(
    _ property: String, of axis: Axis.Type
  ) -> String {
    choice(property, options: axis.allCases.map { ($0.rawValue, ".\($0)") })
  }

  /// A text as a JavaScript string.
  static func quoted(_ text: String) -> String { "\"\(text)\"" }

  /// Reads a text property as an integer. Any other text becomes a variable of the caller with the
  /// property's name. 18 digits always fit an `Int`.
  static let number = String(decoding: PackageResources.number_js, as: UTF8.self)

  /// Reads a text property as a Swift string literal. No character can end the literal, break the
  /// line, start an interpolation, or hide or reorder the code around it.
  ///
  /// Control characters (general category Cc) are escaped, and so are characters such as those of
  /// General Punctuation that end lines, set the direction, or have no width.
  static let string = String(decoding: PackageResources.string_js, as: UTF8.self)
}
