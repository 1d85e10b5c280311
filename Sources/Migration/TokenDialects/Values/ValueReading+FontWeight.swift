import TokenModel

extension ValueReading {
  mutating func fontWeight(_ value: JSONTree) -> JSONTree? {
    if let number = value.number, (1...1000).contains(number) { return .number(number) }
    guard let name = value.text.flatMap(FontWeightName.init) else {
      return refuse(value, wanted: "a font weight")
    }
    if let style = name.style {
      noteChange(
        "\(value.excerpt) includes the style '\(style)', which DTCG 2025.10 cannot express")
      keep("fontStyle", value: .string(style))
    }
    guard let word = name.word else { return name.weight.map(JSONTree.number) ?? .string("normal") }
    return .string(word)
  }
}
