/// What the color inside a border or a shadow is needed for.
package enum StrokeUse: Sendable {
  /// Something is drawn on it.
  case ground
  /// It must be seen somewhere at full strength.
  case edge
  /// It must be seen so around a control.
  case ring
}

/// How much of the colors inside borders and shadows is drawn.
extension TokenValue {
  /// The width of a border, or of the part of a shadow's spread that its upper layers leave; nil for
  /// other values. A blur has no width, because it is not at full strength.
  package func strokeWidth(at index: Int) -> DimensionValue? {
    if case .border(let border) = self { return border.width }
    guard case .shadow(let layers) = self, layers.indices.contains(index) else { return nil }
    // The first layer is on top, as in CSS.
    let covered =
      layers[..<index].filter { $0.isInset == layers[index].isInset }
      .map(\.spread.pixels).max() ?? 0
    let spread = layers[index].spread
    guard covered > 0 else { return spread }
    let left = ((spread.pixels - covered) * 1e9).rounded() / 1e9  // 4.1 - 2.1 is 2
    return DimensionValue(value: left, unit: .px)
  }

  /// Why the color inside a border or a shadow does not serve a use; nil if it does.
  package func flaw(at index: Int, as use: StrokeUse) -> String? {
    if case .border(let border) = self {
      if border.width.pixels <= 0 { return "is \(border.width.text) wide, so it is not drawn" }
      return border.style.isDrawn ? nil : "has dashes of no length, so it is not drawn"
    }
    guard case .shadow(let layers) = self, layers.indices.contains(index) else { return nil }
    let layer = layers[index]
    let offset = max(abs(layer.offsetX.pixels), abs(layer.offsetY.pixels))
    if offset + layer.blur.pixels + layer.spread.pixels <= 0 {
      return "has no blur, spread or offset, so it is not drawn"
    }
    if use == .edge, layer.spread.pixels <= 0, offset <= layer.blur.pixels {
      return "has no spread, and a blur is nowhere at full strength"
    }
    guard use == .ring, strokeWidth(at: index).map({ $0.pixels <= 0 }) ?? true else { return nil }
    return layer.spread.pixels > 0
      ? "has a spread that another layer covers"
      : "has no spread; a blur or an offset is not a ring at full strength"
  }
}
