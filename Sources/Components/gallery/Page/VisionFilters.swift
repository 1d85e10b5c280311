import ColorMath
import Writers

/// The filters that show drawings as seen with a color vision deficiency at full severity (Machado,
/// Oliveira, Fernandes 2009). The style sheet uses them by their names.
@MainActor let visionFilters = HTML.element(
  .svg, .class("filters"), Attribute("aria-hidden", value: "true"),
  Attribute("width", value: "0"), Attribute("height", value: "0"),
  content: VisionDeficiency.allCases.map { deficiency in
    .element(
      .filter, .id(deficiency.rawValue),
      Attribute("color-interpolation-filters", value: "linearRGB"),
      content: [
        .element(
          .colorMatrix, Attribute("type", value: "matrix"),
          Attribute("values", value: deficiency.filterValues), content: [])
      ])
  })

extension VisionDeficiency {
  /// Four rows of five numbers (Filter Effects, `feColorMatrix`). Opacity does not change.
  fileprivate var filterValues: String {
    let rows = matrix.map { row in row.map { "\($0)" }.joined(separator: " ") + " 0 0" }
    return (rows + ["0 0 0 1 0"]).joined(separator: "  ")
  }
}
