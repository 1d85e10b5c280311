import ColorMath

/// The tools that pages share. Their scripts find them by their ids.
extension HTMLWriter {
  /// Writes the field for words to find.
  package mutating func find() {
    element(.label) { html in
      html.text("Find")
      html.element(.input, .id("find"), .type("search"), .fresh)
    }
  }

  /// Writes a box to check.
  package mutating func box(_ id: HTMLID, label: String, isChecked: Bool = false) {
    element(.label) { html in
      let box: [HTMLAttribute] = [.id(id), .type("checkbox"), .fresh]
      html.element(.input, attributes: box + (isChecked ? [.checked] : [])) { _ in }
      html.text(label)
    }
  }

  /// Writes a choice among options. The first one is chosen.
  package mutating func choice(
    _ id: HTMLID, label: String, options: [(value: String, text: String)]
  ) {
    element(.label) { html in
      html.text(label)
      html.element(.select, .id(id), .fresh) { html in
        for option in options { html.element(.option, .value(option.value), text: option.text) }
      }
    }
  }

  /// Writes the choice among the filters of `VisionDeficiency`.
  package mutating func visionChoice() {
    let deficiencies = VisionDeficiency.allCases.map { ($0.rawValue, $0.word) }
    choice("vision", label: "Color vision", options: [("", "Normal")] + deficiencies)
  }
}
