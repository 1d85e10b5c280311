/// The elements that pages use.
package enum HTMLTag: String, Sendable {
  case html, head, meta, title, style, script, body
  case header, main, nav, section, article, footer, div, figure, figcaption
  case h1, h2, h3, h4, p, ul, ol, li, dl, dt, dd, details, summary, pre
  case table, caption, thead, tbody, tr, th, td
  case a, b, i, span, small, code, strong, button, wbr, del, ins
  case fieldset, legend, label, input, select, option
  case svg, g, path, rect, text, filter, template
  case colorMatrix = "feColorMatrix"

  /// Whether the element has no content and no end tag.
  var isVoid: Bool { self == .meta || self == .input || self == .wbr }

  /// Whether it begins on a new line, which must not change the rendering.
  var startsLine: Bool {
    switch self {
    case .dt, .dd, .summary, .pre, .th, .td, .a, .b, .i, .span, .small, .code, .strong, .button,
      .wbr, .del, .ins, .template, .legend, .label, .input, .select, .option, .path, .rect, .g,
      .text, .filter, .colorMatrix:
      false
    default: true
    }
  }
}
