@testable import gallery

extension ColorUses {
  /// The paints of a drawing on a page of that color that the audit does not judge.
  func unjudged(in node: RenderNode?, on page: TokenColor) -> [DrawnPaint] {
    (node?.drawnPaints(on: Layer(page)) ?? []).filter { paint in
      !rows.contains { $0.judges(paint) || $0.isOn(paint) }
    }
  }
}

extension ContrastReport.Row {
  /// Whether a fill is a layer of the background in the same place.
  fileprivate func isOn(_ paint: DrawnPaint) -> Bool {
    paint.subject == .fill && (duty != .inactive || !paint.isEnabled)
      && backgrounds.contains { $0.isSame(as: paint.composition) }
  }

  /// The layers of the background, each on those below it.
  private var backgrounds: [Composition] {
    layers.indices.map { index in
      Composition(
        front: Layer(layers[index]).faded(to: index == 0 ? groupOpacity?.value ?? 1 : 1),
        below: layers[(index + 1)...].map { Layer($0) }.visible)
    }
  }
}

extension Composition {
  /// Whether two layers look the same: what is below an opaque one is not visible.
  fileprivate func isSame(as other: Composition) -> Bool {
    self == other || front == other.front && front.isOpaque && other.grouped == 0
  }
}
