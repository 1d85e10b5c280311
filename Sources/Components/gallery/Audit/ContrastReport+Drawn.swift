extension ContrastReport.Row {
  /// Whether the audit judges this paint: its color on the same layers with the same opacities, and
  /// for text with at least the ratio that its size requires.
  func judges(_ paint: DrawnPaint) -> Bool {
    applies(to: paint) && composition == paint.composition
  }

  /// Whether a fill is a layer of the background in the same place.
  func isOn(_ paint: DrawnPaint) -> Bool {
    paint.subject == .fill && (duty != .inactive || !paint.isEnabled)
      && backgrounds.contains { $0.isSame(as: paint.composition) }
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

  /// The layers of the background, each on those below it.
  private var backgrounds: [Composition] {
    layers.indices.map { index in
      Composition(
        front: Layer(layers[index]).faded(to: index == 0 ? groupOpacity?.value ?? 1 : 1),
        below: layers[(index + 1)...].map { Layer($0) }.visible)
    }
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

extension Composition {
  /// Whether two layers look the same: what is below an opaque one is not visible.
  fileprivate func isSame(as other: Composition) -> Bool {
    self == other || front == other.front && front.isOpaque && other.grouped == 0
  }
}
