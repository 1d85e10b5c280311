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

  /// Reads the properties and builds `code` from them. What the components and their contracts say is in
  /// place of the names in capitals.
  private var body: String {
    Self.values.reduce(String(decoding: script, as: UTF8.self)) { text, value in
      text.replacing(value.name, with: value.script)
    }
  }

  private var script: [UInt8] {
    switch component {
    case .counter: PackageResources.EBCounter_template_js
    case .countdown: PackageResources.EBCountdown_template_js
    case .countdownPromo: PackageResources.EBCountdownPromo_template_js
    case .badge: PackageResources.Badge_template_js
    case .notificationBadge: PackageResources.NotificationBadge_template_js
    }
  }

  /// The text in place of each name. A name that is a part of another one comes after it.
  private static let values: [(name: String, script: String)] = [
    // Reads a text property as an integer. Any other text becomes a variable of the caller with the
    // property's name. 18 digits always fit an `Int`.
    ("NUMBER\n", String(decoding: PackageResources.number_js, as: UTF8.self) + "\n"),
    // Reads a text property as a Swift string literal. No character can end the literal, break the line,
    // start an interpolation, or hide or reorder the code around it.
    ("STRING\n", String(decoding: PackageResources.string_js, as: UTF8.self)),
    ("COUNTER_STATE", choice("state", of: EBCounterState.self)),
    ("EMPTY", ".\(Counter(count: 0).state)"), ("FILLED", ".\(Counter(count: 1).state)"),
    ("STYLE", choice("style", of: EBCountdownStyle.self)),
    ("STATE", choice("state", of: EBCountdownState.self)),
    ("OWN_UNITS", lines(EBCountdownStyle.allCases.map { (".\($0)", $0.ownUnits.code) })),
    ("BAR_UNITS", EBCountdownStyle.one.ownUnits.code),
    (
      "UNITS",
      choice(
        "units", options: unitChoices.map { ($0.map(\.rawValue).joined(separator: " "), $0.code) })
    ),
    ("DEFAULT_KIND", BadgeKind.allCases.first(where: isDefault).map(style(of:)) ?? ""),
    ("KIND", choice("kind", options: BadgeKind.allCases.map { ($0.rawValue, style(of: $0)) })),
    ("CONTENT", choice("content", options: ["counter", "text", "empty"].map { ($0, ".\($0)") })),
    ("DEFAULT_RADIUS", radii.first { $0.type == NotificationBadge().cornerRadius }?.swift ?? ""),
    ("RADIUS", choice("cornerRadius", options: radii.map { ($0.name, $0.swift) })),
  ]

  private static func style(of kind: BadgeKind) -> String {
    let name = "\(kind)"
    return "DesignSystem.shared.styles.badge\(name.prefix(1).uppercased())\(name.dropFirst())"
  }

  private static func isDefault(_ kind: BadgeKind) -> Bool {
    Badge(style: DesignSystem.shared.styles.badge(kind)) == Badge()
  }

  /// The corner radii of a notification badge, and their Swift code.
  static let radii: [(name: String, swift: String, type: DesignSystem.CornerRadiusTypes)] = [
    ("none", ".none", .none), ("small", ".small()", .small()), ("medium", ".medium()", .medium()),
    ("large", ".large()", .large()), ("max", ".max()", .max()),
  ]

  /// Every nonempty set of units, ordered by number of units, then by the largest units.
  static let unitChoices: [[EBTimeUnit]] = {
    let units = EBTimeUnit.allCases
    let choices = (1..<(1 << units.count)).map { bits in
      units.enumerated().filter { bits >> (units.count - 1 - $0.offset) & 1 == 1 }.map(\.element)
    }
    return choices.reversed()
  }()

  /// Reads a property with one of Figma's values, each with its Swift code; `undefined` for any
  /// other value.
  private static func choice(_ property: String, options: [(name: String, swift: String)]) -> String
  {
    "const \(property) = instance.getEnum(\"\(property)\", {\n\(lines(options))\n})"
  }

  /// Reads a property with the values of a contract's axis.
  private static func choice<Axis: CaseIterable & RawRepresentable<String>>(
    _ property: String, of axis: Axis.Type
  ) -> String {
    choice(property, options: axis.allCases.map { ($0.rawValue, ".\($0)") })
  }

  private static func lines(_ options: [(name: String, swift: String)]) -> String {
    options.map { "  \"\($0.name)\": \"\($0.swift)\"," }.joined(separator: "\n")
  }
}
