import Writers

/// The controls for the properties of a component, by the names of the properties in Swift.
extension HTML {
  /// A field for a number; nil for none at first.
  static func knob(_ name: String, number: Int?) -> HTML {
    let value = number.map { "\($0)" } ?? ""
    return labeled(name, HTML(.input, .type("number"), .name(name), .value(value), .fresh))
  }

  static func knob(_ name: String, text: String) -> HTML {
    labeled(name, HTML(.input, .type("text"), .name(name), .value(text), .fresh))
  }

  static func knob(_ name: String, isOn: Bool) -> HTML {
    let box: [HTMLAttribute] = [.type("checkbox"), .name(name), .fresh]
    return labeled(name, .element(.input, box + (isOn ? [.checked] : []), .none, []))
  }

  /// One of several values, each with its words. The first one is chosen.
  static func knob(_ name: String, options: [(value: String, words: String)]) -> HTML {
    let options = options.map { HTML(.option, .value($0.value), text: $0.words) }
    return labeled(name, HTML(.select, .name(name), .fresh) { options })
  }

  /// A choice among the values of an enum.
  static func knob<Value: RawRepresentable<String>>(
    _ name: String, values: [Value], none: String? = nil
  ) -> HTML {
    let derived = none.map { [(value: "", words: $0)] } ?? []
    return knob(name, options: derived + values.map { ($0.rawValue, $0.rawValue) })
  }

  /// Any of several values, and words for none, which is chosen at first.
  static func knob(_ name: String, boxes: [String], none: String) -> HTML {
    HTML(.fieldset) {
      HTML(.legend, text: "\(name) (none: \(none))")
      for value in boxes {
        HTML(.label) {
          HTML(.input, .type("checkbox"), .name(name), .value(value), .fresh)
          value
        }
      }
    }
  }

  private static func labeled(_ name: String, _ field: HTML) -> HTML {
    HTML(.label) {
      HTML(.span, text: name)
      field
    }
  }
}
