import ColorMath
import Writers

/// A color or gradient as reports write it: `#RRGGBB`, `#RRGGBBAA`, CSS `color(…)` outside sRGB,
/// a gradient as its stops.
package func valueText(_ value: TokenValue) -> String {
  switch value {
  case .color(let color): valueText(color)
  case .gradient(let stops):
    stops.map { "\(valueText($0.color)) \(percent($0.position))" }.joined(separator: ", ")
  case .dimension(let length): "\(plain(length.value))\(length.unit.rawValue)"
  case .fontFamily(let names): names.joined(separator: ", ")
  case .fontWeight(let weight): plain(weight)
  case .duration(let time): "\(plain(time.value))\(time.unit.rawValue)"
  case .cubicBezier(let curve):
    "cubic-bezier(\([curve.x1, curve.y1, curve.x2, curve.y2].map(plain).joined(separator: ", ")))"
  case .number(let number): plain(number)
  case .strokeStyle(let style): text(of: style)
  case .border(let border):
    "\(valueText(.dimension(border.width))) \(text(of: border.style)) \(valueText(border.color))"
  case .transition(let transition):
    "\(valueText(.duration(transition.duration))) after \(valueText(.duration(transition.delay))), "
      + valueText(.cubicBezier(transition.timingFunction))
  case .shadow(let layers): layers.map(text(of:)).joined(separator: ", ")
  case .typography(let style):
    "\(style.fontFamily.first ?? "") \(plain(style.fontWeight)) "
      + "\(valueText(.dimension(style.fontSize))) × \(plain(style.lineHeight))"
  }
}

/// A color as reports write it.
package func valueText(_ color: ColorValue) -> String {
  guard color.isInSRGB else {
    let numbers = (0..<3).map {
      color.missing & (1 << UInt8($0)) == 0 ? plain(color.components[$0]) : "none"
    }
    let alpha = color.alpha < 1 ? " / \(plain(color.alpha))" : ""
    return "color(\(color.space.rawValue) \(numbers.joined(separator: " "))\(alpha))"
  }
  guard color.alpha < 1 else { return color.rgb8.hex }
  let byte = Int((color.alpha * 255).rounded())
  let digits = String(byte, radix: 16, uppercase: true)
  return color.rgb8.hex + (digits.count == 1 ? "0" + digits : digits)
}

private func text(of style: StrokeStyleValue) -> String {
  switch style {
  case .keyword(let keyword): keyword.rawValue
  case .dashes(let lengths, let cap):
    "dashes " + lengths.map { valueText(.dimension($0)) }.joined(separator: " ")
      + " \(cap.rawValue)"
  }
}

private func text(of layer: ShadowLayerValue) -> String {
  let lengths = [layer.offsetX, layer.offsetY, layer.blur, layer.spread]
  return (layer.isInset ? "inset " : "")
    + lengths.map { valueText(.dimension($0)) }.joined(separator: " ")
    + " \(valueText(layer.color))"
}

private func percent(_ share: Double) -> String { plain((share * 10_000).rounded() / 100) + "%" }
