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
