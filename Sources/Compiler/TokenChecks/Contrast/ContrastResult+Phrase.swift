/// How messages name a result.
extension ContrastResult {
  /// The pair as messages name it.
  package var phrase: String {
    let front =
      choices.isEmpty
      ? foreground.phrase
      : "the best of " + choices.map { "'\($0.path)' (\($0.value))" }.joined(separator: ", ")
    let group = groupOpacity.map { " together at \(plain($0.value))" } ?? ""
    return front + " on " + layers.map(\.phrase).joined(separator: " over ") + group
      + (label.isEmpty ? "" : " in \(label)")
  }

  /// The check as headings and tables name it: `Button primary, light: label on bg`.
  package var name: String {
    let owner = [component, variant.label].filter { !$0.isEmpty }.joined(separator: " ")
    let names = [owner, holds.label(excluding: variant)].filter { !$0.isEmpty }
    return "\(names.joined(separator: ", ")): \(pairName)"
  }

  /// The places that explain a result: its background, pair, waiver and the sources of its values.
  package var related: [Diagnostic.Related] {
    [Diagnostic.Related("the background", at: background.place)]
      + layers.dropFirst().map { Diagnostic.Related("below it", at: $0.place) }
      + [Diagnostic.Related("the pair", at: pair)] + twins
      + (acceptance.map { [Diagnostic.Related("the waiver", at: $0.place)] } ?? []) + hops
  }

  /// The required ratio, its duty and the success criterion as text for reports:
  /// `needs 4.5 (text, 1.4.3)`, or `needs 4.5 instead of 7 (text, 1.4.3)`.
  package var requirement: String {
    let standard = standard.map { " instead of \(plain($0))" } ?? ""
    return required.map { "needs \(plain($0))\(standard) (\(dutyName))" } ?? dutyName
  }

  /// `text, 1.4.3`
  package var dutyName: String {
    [duty.rawValue, criterion].compactMap(\.self).joined(separator: ", ")
  }

  /// A note that axe for iOS calls the text large, and WCAG does not; nil for other pairs.
  package var sizeNote: String? { required == nil ? nil : text?.sizeNote }
}

extension ContrastResult.Side {
  /// The side as messages name it.
  fileprivate var phrase: String {
    let opacity = opacity.map { ", at \(plain($0.value))" } ?? ""
    return "'\(path)\(part.map { ".\($0)" } ?? "")' (\(value)\(opacity))"
  }
}
