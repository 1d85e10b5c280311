extension ContrastReport.Row {
  /// Whether the audit judges this paint: its color on the same layers with the same opacities, and
  /// for text with at least the ratio that its size requires.
  func judges(_ paint: DrawnPaint) -> Bool {
    applies(to: paint) && composition == paint.composition
  }

  private var composition: Composition {
    let below = layers.map { Layer($0) }
    guard let groupOpacity else {
      return Composition(front: Layer(foreground), below: below.visible)
    }
    return Composition(
      front: Layer(foreground), below: below.prefix(1) + Array(below.dropFirst()).visible,
      grouped: 1, groupOpacity: Int((groupOpacity.value * 255).rounded()))
  }

  /// Whether the duty is strict enough for a paint.
  private func applies(to paint: DrawnPaint) -> Bool {
    switch (duty, paint.subject) {
    case (.inactive, _): !paint.isEnabled
    case (.text, _): true
    case (.largeText, .text(let isLarge)): isLarge
    case (.custom, .text(let isLarge)): required ?? 0 >= (isLarge ? 3 : 4.5)
    case (.graphic, .text), (.focus, .text), (.decorative, .text): false
    case (.largeText, _), (.graphic, _), (.focus, _), (.decorative, _), (.custom, _): true
    }
  }
}
