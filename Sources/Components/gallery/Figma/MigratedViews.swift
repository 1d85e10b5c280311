/// A Swift file for the tests that runs the exact code of `docs/how-to/migration.md`.
struct MigratedViews {
  let nodes: FigmaNodes

  /// The whole file.
  var text: String {
    """
    // Generated from Sources/Components/figma/nodes.json: do not edit. Repair: Scripts/gallery
    // swift-format-ignore-file

    import EBComponents
    import SwiftUI

    /// The views of docs/how-to/migration.md, by the node they replace.
    @MainActor func migratedViews(saleEnd: Date) -> [String: AnyView] {
      func openSale() {}
      var views: [String: AnyView] = [:]
    \(nodes.sheets.flatMap(\.variants).map(line).joined())  return views
    }

    """
  }

  private func line(_ variant: FigmaNodes.Variant) -> String {
    "  views[\"\(variant.node)\"] = AnyView(\(variant.new.code))\n"
  }
}
