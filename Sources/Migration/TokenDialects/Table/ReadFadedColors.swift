/// Reads `{"color": …, "alpha": 0.6}`, which some files write for a color with an opacity.
func readFadedColors(of tokens: inout [ForeignToken]) {
  for index in tokens.indices where tokens[index].alpha == nil {
    guard case .object(let members) = tokens[index].value, members.count == 2,
      let color = tokens[index].value["color"], color.text != nil,
      let alpha = tokens[index].value["alpha"]?.number, (0...1).contains(alpha)
    else { continue }
    (tokens[index].value, tokens[index].alpha) = (color, alpha)
  }
}
