import EBComponents
import Themes

/// The validated content of `Sources/Components/figma/nodes.json`.
struct FigmaNodes {
  /// The path of the file, from the package's root.
  static let path = "Sources/Components/figma/nodes.json"

  /// The key in the URL of the Figma file; nil if it is unknown.
  var fileKey: String?
  /// The component sets whose nodes are known.
  var components: [FigmaComponent: NodeID]
  /// The sheets that the components replace.
  var sheets: [Sheet]

  /// The variants of one component before the migration.
  struct Sheet {
    var name: String
    /// The names of the old properties, in the order of the sheet.
    var properties: [String]
    var variants: [Variant]
  }

  /// One layer of a sheet, and what replaces it.
  struct Variant {
    var node: NodeID
    /// The size it was designed at, in points.
    var size: Size
    /// The values of the old properties, in the order of the sheet's.
    var old: [String]
    var new: Replacement
  }

  struct Size: Decodable, Hashable {
    var width: Double
    var height: Double
  }

  /// The files that are generated from the nodes.
  var files: [OutputFile] {
    let config = CodeConnectConfig(nodes: self)
    let templates = FigmaComponent.allCases.map { component in
      OutputFile(
        path: "generated/figma/\(component.name).figma.js",
        text: CodeConnectTemplate(component: component, address: config.address(component)).text)
    }
    return [
      OutputFile(path: "docs/how-to/migration.md", text: MigrationPage(nodes: self).text),
      OutputFile(
        path: "Tests/Components/GalleryTests/Figma/MigratedViews.swift",
        text: MigratedViews(nodes: self).text),
      OutputFile(path: "generated/figma/figma.config.json", text: config.text),
    ] + templates
  }
}

/// What replaces a variant of a sheet.
enum Replacement: Hashable {
  case counter(count: Int, limit: Int?, state: EBCounterState)
  case countdown(style: EBCountdownStyle, CountdownVariant)
  case countdownPromo(title: String, cta: String, CountdownVariant)

  /// The theme; nil if the sheet does not specify one.
  var mode: Theme? {
    switch self {
    case .counter: nil
    case .countdown(_, let variant), .countdownPromo(_, _, let variant): variant.mode
    }
  }
}

/// The properties that countdowns and promos share.
struct CountdownVariant: Hashable {
  var state: EBCountdownState
  /// The theme, which is never a parameter.
  var mode: Theme
  var units: [EBTimeUnit]
}
