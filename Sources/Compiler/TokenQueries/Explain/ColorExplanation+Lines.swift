extension ColorExplanation {
  /// The color in every space, or the contrast of the pair, as lines.
  var lines: [String] {
    guard let contrast else { return details(of: paints[0]) }
    let sides = zip(["", "on ", "over "], paints).map { $0 + name(of: $1) }
    var lines = [sides.joined(separator: " ") + ": " + sentence(contrast)]
    if contrast.ratio != nil { lines += [""] + verdicts(contrast) }
    lines += [""]
    var table = TextTable()
    if let difference = contrast.lightnessDifference {
      table.add(
        "|ΔL*|",
        text: "\(difference.shortened); from 40 on, the ratio is over 3; from 51 on, over 4.5")
    }
    for (label, paint) in zip(["foreground", "background", "below"], paints) {
      table.add(label, text: "\(paint.value.text), \(paint.value.coordinates)")
    }
    return lines + table.lines
  }
}

private func name(of paint: ColorExplanation.Paint) -> String {
  printable(paint.path.map { "\($0) (\(paint.value.text))" } ?? paint.value.text)
}

private func sentence(_ contrast: ColorContrast) -> String {
  guard let measured = contrast.measured else {
    let bound = contrast.anyBackdrop.map { "; over the worst backdrop it is \(shown($0)):1" } ?? ""
    return "depends on what is below; add 'over' and an opaque color" + bound
  }
  return "\(shown(measured.ratio)):1" + measured.spot
}

private func verdicts(_ contrast: ColorContrast) -> [String] {
  let rows = Project.Level.allCases.flatMap { level in
    Project.Level.duties.map { duty in
      let passes = contrast.passes(duty, at: level) ?? false
      return [
        "  " + level.rawValue, duty.rawValue, "needs \(plain(level.required(for: duty)))",
        passes ? "passes" : "fails",
        passes || duty != .text ? "" : remedies(contrast, level: level),
      ]
    }
  }
  return TextTable(rows).lines
}

/// The nearest colors with which text would be legible.
private func remedies(_ contrast: ColorContrast, level: Project.Level) -> String {
  let sides = [ContrastResult.Suggestion.Move.foreground, .background]
  var changes = sides.map { contrast.change(moving: $0, at: level) }
  let found = sides.indices.compactMap { index in
    changes[index].nearestColor().map {
      "\(sides[index].rawValue) \($0.hex) (\(shown(changes[index].uses[0].ratio(moving: $0))):1)"
    }
  }
  return found.isEmpty
    ? changes.indices.map { changes[$0].obstacle { _ in "" } }.joined(separator: "; ")
    : "nearest passing: \(found.joined(separator: ", or "))"
}

private func details(of paint: ColorExplanation.Paint) -> [String] {
  guard case .color(let color) = paint.value else { return [name(of: paint)] }
  var table = TextTable()
  table.add("hex", text: color.rgb8.hex + (color.isInSRGB ? "" : ", the nearest color in sRGB"))
  table.add("DTCG", text: TokenValue.color(color.withFallback).json)
  if color.alpha < 1 { table.add("alpha", text: plain(color.alpha)) }
  for space in ColorSpace.allCases {
    let note = color.components(in: space).isInGamut(of: space) ? "" : "  outside its gamut"
    table.add(space.rawValue, text: components(of: color, in: space) + note)
  }
  table.add("luminance", text: relativeLuminance(srgb: color.srgb).shortened)
  table.add("L*", text: color.lightness.shortened)
  return [name(of: paint), ""] + table.lines
}

extension TokenValue {
  /// The coordinates that are useful to compare colors; the type of a value that is not a color.
  var coordinates: String {
    guard case .color(let color) = self else { return type.rawValue }
    var words = ["oklch \(components(of: color, in: .oklch))"]
    if !color.isInSRGB {
      words.append("display-p3 \(components(of: color, in: .displayP3))")
      words.append("\(color.rgb8.hex) in sRGB")
    }
    words.append("L* \(color.lightness.shortened)")
    return words.joined(separator: ", ")
  }
}

private func components(of color: ColorValue, in space: ColorSpace) -> String {
  let components = color.components(in: space)
  let hue = components.hasPowerlessHue(in: space) ? space.hueIndex : nil
  return (0..<3).map { $0 == hue ? "none" : components[$0].shortened }.joined(separator: " ")
}
