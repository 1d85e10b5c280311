/// The colors inside composite values.
extension TokenValue {
  /// The colors of a border, of the layers of a shadow or of the stops of a gradient; empty for
  /// other values.
  package var innerColors: [ColorValue] {
    switch self {
    case .border(let border): [border.color]
    case .shadow(let layers): layers.map(\.color)
    case .gradient(let stops): stops.map(\.color)
    default: []  // every other type has no color inside
    }
  }

  /// What contracts and reports call an inner color: `color`, or `1.color` where there are several.
  package func innerName(_ index: Int) -> String {
    if case .border = self { return "color" }
    if case .shadow(let layers) = self, layers.count == 1 { return "color" }
    return "\(index).color"
  }

  /// Whether its inner colors are each drawn on their own. A gradient is drawn as a whole.
  package var hasSeparateColors: Bool { !isPaint && !innerColors.isEmpty }
}
