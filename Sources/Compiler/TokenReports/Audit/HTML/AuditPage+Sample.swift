import ColorMath
import TokenChecks
import TokenModel
import Writers

/// A pair as it looks, drawn by the style sheet: text, or a shape for pairs that are not text.
/// Screen readers get a description, not the sample's text.
extension AuditPage {
  /// The colors of samples and swatches in an element.
  func colors(of stack: Stack?) -> CSS { stack.map { CSS($0) } ?? "" }

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
    guard let suggestion = result.suggestion, let stack = result.drawn(with: suggestion)
    else {
      return
    }
    html.element(
      .span, .role("img"), .className(sampleClass(of: cell, stack: stack)),
      .style(colors(of: stack)),
      .label("with \(suggestion.subject) \(suggestion.color.hex)"))
  }

  /// The class of a sample: its shape, and its text style unless it is small.
  func sampleClass(of cell: Cell, stack: Stack?, isSmall: Bool = false) -> String {
    let result = audit.results[cell.result]
    let name = result.sampleClass(drawn: stack)
    guard !isSmall, stack != nil, result.isDrawnAsText, let style = cell.style else { return name }
    return name + " s\(style)"
  }
}

extension ContrastResult {
  /// The class of a sample of the pair: its shape.
  package func sampleClass(drawn stack: Stack?) -> String {
    guard let stack else { return "s un" }
    var name = "s"
    if !isDrawnAsText { name += " dot" } else if isNumeric { name += " num" }
    return stack.foreground.isGradient ? name + " gr" : name
  }

  fileprivate var isDrawnAsText: Bool {
    switch duty {
    case .graphic, .focus, .decorative: false
    case .text, .largeText, .inactive, .custom: true
    }
  }

  /// Whether the role is for numbers.
  private var isNumeric: Bool {
    let role = foreground.role.lowercased()
    return ["number", "digit", "count", "amount", "price"].contains { role.hasSuffix($0) }
  }

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
