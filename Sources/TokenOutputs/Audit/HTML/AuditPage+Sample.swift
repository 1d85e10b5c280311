import ColorMath
import TokenChecks
import TokenModel
import Writers

/// A pair as it looks, drawn by the style sheet: text, or a shape for pairs that are not text.
/// Screen readers get a description, not the sample's text.
extension AuditPage {
  /// The colors of samples and swatches in an element.
  func colors(of stack: Stack?) -> CSS {
    guard let stack else { return "" }
    return "--f:\(CSS(stack.foreground));--b:\(CSS(stack.background))"
  }

  /// The sample of a result, with the colors of the element around it.
  func writeSample(of cell: Cell, to html: inout HTMLWriter) {
    let result = audit.results[cell.result]
    let ratio = result.ratio.map { "\(shown($0)):1" } ?? "not measured"
    html.element(
      .span, .role("img"), .className(sampleClass(of: cell, stack: cell.stack)),
      .label("\(result.foreground.value) on \(result.background.value), \(ratio)"))
  }

  /// The sample of a row with one color changed; nothing without a suggestion.
  func writeSuggestion(of cell: Cell, to html: inout HTMLWriter) {
    let result = audit.results[cell.result]
    guard let suggestion = result.suggestion, let stack = result.drawn(with: suggestion) else {
      return
    }
    html.element(
      .span, .role("img"), .className(sampleClass(of: cell, stack: stack)),
      .style(colors(of: stack)),
      .label("with \(suggestion.subject) \(suggestion.color.hex)"))
  }

  /// The class of a sample: its shape, and its text style unless it is small.
  func sampleClass(of cell: Cell, stack: Stack?, isSmall: Bool = false) -> String {
    guard let stack else { return "s un" }
    let result = audit.results[cell.result]
    var name = "s"
    switch result.duty {
    case .graphic, .focus, .decorative: name += " dot"
    case .text, .largeText, .inactive, .custom:
      if isNumeric(result.foreground.role) { name += " num" }
      if !isSmall, let style = cell.style { name += " s\(style)" }
    }
    return stack.foreground.isGradient ? name + " gr" : name
  }

  /// Whether the role is for numbers.
  private func isNumeric(_ role: String) -> Bool {
    let role = role.lowercased()
    return ["number", "digit", "count", "amount", "price"].contains { role.hasSuffix($0) }
  }
}

extension ContrastResult {
  /// The pair with one color changed as suggested.
  fileprivate func drawn(with suggestion: Suggestion) -> Stack? {
    guard var placement else { return nil }
    func changed(_ value: TokenValue) -> TokenValue {
      value.replacing(suggestion.stop, with: suggestion.color)
    }
    switch suggestion.move {
    case .foreground: placement.foreground.value = changed(placement.foreground.value)
    case .background: placement.background[0].value = changed(placement.background[0].value)
    }
    return placement.stack()
  }
}
