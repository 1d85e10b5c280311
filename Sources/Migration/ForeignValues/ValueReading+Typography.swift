import TokenModel
import Writers

extension ValueReading {
  mutating func typography(_ value: JSONTree) -> JSONTree? {
    guard let members = value.members else { return refuse(value, wanted: "a typography object") }
    let size = value["fontSize"].flatMap { pixels(of: $0) }
    var style: [JSONTree.Member] = []
    func add(_ name: String, _ value: JSONTree?) {
      if let value { style.append(.init(name, value: value)) }
    }
    for name in ["fontFamily", "fontSize", "lineHeight"] where value[name] == nil {
      noteLoss("a typography needs '\(name)'")
    }
    add(
      "fontFamily", value["fontFamily"].flatMap { part("fontFamily", value: $0, as: .fontFamily) })
    add("fontSize", value["fontSize"].flatMap { part("fontSize", value: $0, as: .dimension) })
    add("fontWeight", weight(value["fontWeight"]))
    add("letterSpacing", letterSpacing(value["letterSpacing"], size: size))
    add(
      "lineHeight",
      value["lineHeight"].flatMap { height in
        part("lineHeight", value: height, wanted: .number) { $0.lineHeight($1, size: size) }
      })
    for member in members where !typographyMembers.contains(member.name) {
      noteChange(
        "DTCG 2025.10 typographies have no '\(printable(member.name))'; it is kept in $extensions")
      keep(member.name, value: member.value)
    }
    return style.count == typographyMembers.count ? .object(style) : nil
  }

  private mutating func weight(_ value: JSONTree?) -> JSONTree? {
    if let value { return part("fontWeight", value: value, as: .fontWeight) }
    noteChange("the typography has no 'fontWeight'; it becomes 400")
    return .number(400)
  }

  private mutating func letterSpacing(_ value: JSONTree?, size: Double?) -> JSONTree? {
    if let value {
      return part("letterSpacing", value: value, wanted: .dimension) { $0.dimension($1, em: size) }
    }
    noteChange("the typography has no 'letterSpacing'; it becomes 0px")
    return .dimension(0)
  }

  /// A line height as a multiple of the font size (Format 9.8).
  private mutating func lineHeight(_ value: JSONTree, size: Double?) -> JSONTree? {
    if let number = value.number { return .number(number.snapped) }
    if let text = value.text?.trimmingBlanks, let (number, unit) = text.quantity {
      if unit.isEmpty || unit == "em" { return .number(number) }
      if unit == "%" { return .number((number / 100).tenDigits) }
    }
    guard let height = pixels(of: value) else { return refuse(value, wanted: "a line height") }
    guard let size, size > 0 else {
      noteLoss(
        "the line height \(value.excerpt) is a length, and the font size to divide it by is "
          + "unknown")
      return nil
    }
    let factor = (height / size).tenDigits
    noteChange(
      "the line height \(value.excerpt) is a length; it becomes \(plain(factor)) times the font size"
    )
    return .number(factor)
  }

  /// A length in px, after resolving aliases; nil if it is unknown.
  private func pixels(of value: JSONTree) -> Double? {
    var reading = self
    guard case .string(let text) = value, text.alias != nil else {
      guard let length = reading.dimension(value), let amount = length["value"]?.number else {
        return nil
      }
      return amount * (length["unit"]?.text == "rem" ? 16 : 1)
    }
    return literal(text).flatMap(pixels)
  }
}

private let typographyMembers = [
  "fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight",
]
