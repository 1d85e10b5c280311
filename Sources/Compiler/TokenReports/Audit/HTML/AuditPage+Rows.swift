import ColorMath
import TokenChecks
import TokenModel
import Writers

/// A row for each pair and variant, with its results in all themes next to each other.
extension AuditPage {
  /// The number of rows that browsers lay out together.
  private static let chunk = 50

  func writeRows(to html: inout HTMLWriter) {
    html.element(
      .section, .className(rows.count > 500 ? "pairs many" : "pairs"), .labelled(by: "pairs")
    ) { html in
      html.element(.h2, .id("pairs"), text: "Every pair")
      if rows.isEmpty { html.element(.p, text: "The contracts have no pairs.") }
      html.element(.p, .id("none"), .hidden, text: "No pair matches the filters.")
      var start = 0
      while start < rows.count {
        let component = rows[start].component
        let end = rows[start...].firstIndex { $0.component != component } ?? rows.count
        writeGroup(rows[start..<end], to: &html)
        start = end
      }
    }
  }

  private func writeGroup(_ rows: ArraySlice<Row>, to html: inout HTMLWriter) {
    guard let component = rows.first?.component else { return }
    html.element(.section, .className("group")) { html in
      html.element(.h3) { html in
        html.text(components.items[component])
        html.element(.small, text: counted(rows.count, noun: "pair"))
      }
      for start in stride(from: rows.startIndex, to: rows.endIndex, by: Self.chunk) {
        let chunk = rows[start..<min(start + Self.chunk, rows.endIndex)]
        html.element(.ul, .className("rows"), .style("--n:\(chunk.count)")) { html in
          for row in chunk { write(row, to: &html) }
        }
      }
    }
  }

  private func write(_ row: Row, to html: inout HTMLWriter) {
    let first = result(of: row)
    html.element(.li, .className("r")) { html in
      html.element(.button, .expanded) { html in
        html.text(first.pairName)
        let variant = first.variantName
        if !variant.isEmpty { html.element(.small, text: variant) }
      }
      html.element(.small, text: first.requirement)
      html.element(.div) { html in
        for cell in row.cells { write(cell, to: &html) }
      }
    }
  }

  private func write(_ cell: Cell, to html: inout HTMLWriter) {
    let result = audit.results[cell.result]
    html.element(.p, .id(id(of: cell)), .className(result.outcome.rawValue)) { html in
      html.element(
        .i, .className(sampleClass(of: cell, stack: cell.stack, isSmall: true)),
        .style(colors(of: cell.stack)))
      html.element(.b, .className("v"), text: result.ratio.map { shown($0) } ?? "–")
      html.element(.small, text: label(of: result))
    }
  }

  /// The themes, and what needs attention.
  private func label(of result: ContrastResult) -> String {
    let outcome = result.outcome == .pass ? "" : result.outcome.word
    return [outcome, name(of: result.holds), result.change?.rawValue ?? ""]
      .filter { !$0.isEmpty }.joined(separator: " · ")
  }

  // MARK: A pair as it looks

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
    else { return }
    html.element(
      .span, .role("img"), .className(sampleClass(of: cell, stack: stack)),
      .style(colors(of: stack)), .label("with \(suggestion.subject) \(suggestion.color.hex)"))
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
