import ColorMath

extension VisionDeficiency {
  /// Writes filters that show samples as seen with each color vision deficiency at full severity. Style sheets
  /// use them by the names of the cases.
  package static func writeFilters(to html: inout HTMLWriter) {
    html.element(
      .svg, .className("filters"), .unspoken, .size("width", number: 0), .size("height", number: 0)
    ) { html in
      for deficiency in allCases {
        html.element(.filter, .id(HTMLID(word: deficiency.rawValue)), .linearRGB) { html in
          html.element(.colorMatrix, .type("matrix"), .values(deficiency.filterValues))
        }
      }
    }
  }

  /// The deficiency in a word, for people.
  package var word: String {
    self == .protan ? "Protanopia" : self == .deutan ? "Deuteranopia" : "Tritanopia"
  }

  /// Four rows of five numbers (Filter Effects, `feColorMatrix`). Opacity does not change.
  private var filterValues: String {
    let rows = matrix.map { row in row.map(plain).joined(separator: " ") + " 0 0" }
    return (rows + ["0 0 0 1 0"]).joined(separator: "  ")
  }
}
