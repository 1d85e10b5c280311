/// A side of a pair and how it is drawn.
struct DrawnSide {
  var side: ContrastResult.Side
  var paint: Placement.Paint
  /// Why it cannot be seen, or not as the pair needs it; nil if it can.
  var flaw: String?

  /// The side with the value that reports show faded; it is drawn as before.
  func showing(opacity: Double) -> DrawnSide {
    guard opacity < 1 else { return self }
    var faded = self
    faded.side.ownValue = side.ownValue ?? side.value
    faded.side.value = paint.value.faded(by: opacity).text
    return faded
  }
}

extension TokenValue {
  /// A color or gradient with its opacities multiplied.
  fileprivate func faded(by opacity: Double) -> TokenValue {
    if case .color(var color) = self {
      color.alpha *= opacity
      return .color(color)
    }
    guard case .gradient(var stops) = self else { return self }
    for index in stops.indices { stops[index].color.alpha *= opacity }
    return .gradient(stops)
  }
}

/// Reads the sides of pairs. Most tokens are in several pairs, so sides are read once.
struct SideReader {
  private let tokens: ResolvedTokens
  /// The sides found so far, by theme and token.
  private var known: [Int: (side: ContrastResult.Side, value: TokenValue)] = [:]

  init(_ tokens: ResolvedTokens) { self.tokens = tokens }

  /// The sides of a pair in a theme; nil when one could not be read.
  mutating func sides(
    of shown: PairTokens, in theme: Int
  ) -> (foregrounds: [DrawnSide], layers: [DrawnSide], groupOpacity: ContrastResult.Opacity?)? {
    var foregrounds = shown.foregrounds.compactMap {
      drawn($0, in: theme, as: shown.isRing ? .ring : .edge)
    }
    var layers = shown.layers.compactMap { drawn($0, in: theme) }
    // A layer that is not drawn shows what is below it.
    for index in layers.indices where layers.count > 1 && layers[index].flaw != nil {
      (layers[index].paint.opacity, layers[index].flaw) = (0, nil)
    }
    let group = shown.groupOpacity.flatMap { opacity($0, in: theme) }
    guard foregrounds.count == shown.foregrounds.count, layers.count == shown.layers.count,
      group != nil || !shown.isGroup
    else { return nil }
    if let opacity = group?.value {
      foregrounds = foregrounds.map { $0.showing(opacity: $0.paint.opacity * opacity) }
      layers[0] = layers[0].showing(opacity: layers[0].paint.opacity * opacity)
    }
    return (foregrounds, layers, group)
  }

  private mutating func drawn(
    _ token: PairToken, in theme: Int, as use: StrokeUse = .ground
  ) -> DrawnSide? {
    guard let path = token.path, var found = side(path, role: token.layer.name, in: theme),
      let paint = found.value.paint(at: token.index)
    else { return nil }
    if let index = token.index {
      found.side.index = found.value.type == .color ? nil : index
      found.side.part = found.value.type == .color ? nil : found.value.innerName(index)
      found.side.value = paint.text
      if token.layer.part == .every, found.value.innerColors.count > 1 {
        var parts = token.layer.name.parts(around: ".color")
        if parts.count > 1 { parts[0] += ".\(index)" }
        found.side.role = parts.joined(separator: ".color")
      }
    }
    if token.layer.opacity != nil {
      guard let own = token.opacity, let opacity = opacity(own, in: theme) else { return nil }
      found.side.opacity = opacity
    }
    let side = DrawnSide(
      side: found.side,
      paint: Placement.Paint(paint, opacity: found.side.opacity?.value ?? 1),
      flaw: token.index.flatMap { found.value.flaw(at: $0, as: use) }
        .map { "'\(found.side.path)' \($0)" })
    return side.showing(opacity: side.paint.opacity)
  }

  private func opacity(_ path: PathID, in theme: Int) -> ContrastResult.Opacity? {
    guard case .number(let value)? = tokens.value(path, in: theme), (0...1).contains(value)
    else { return nil }
    return ContrastResult.Opacity(path: tokens.set.paths.string(path), value: value)
  }

  mutating func side(
    _ path: PathID, role: String, in theme: Int
  ) -> (side: ContrastResult.Side, value: TokenValue)? {
    let key = theme * tokens.set.paths.count + Int(path.index)
    if var found = known[key] {
      found.side.role = role
      return found
    }
    guard let value = tokens.value(path, in: theme),
      let declaration = tokens.declaration(path, in: theme)
    else { return nil }
    let side = ContrastResult.Side(
      role: role, path: tokens.set.paths.string(path), value: value.text,
      place: tokens.set.place(of: declaration), token: path)
    known[key] = (side, value)
    return (side, value)
  }
}
