import SwiftUI
import Writers

extension TextRun {
  /// The run as an element. The class `t` marks it for tools that check the page.
  var drawing: HTML { .styled(names, css: css, content: [.text(string)]) }

  private var names: String {
    switch lineLimit {
    case 1: "t one"
    case .some: "t some"
    case nil: "t"
    }
  }

  private var css: CSS {
    var css = CSS.length(size, for: "font-size") + .length(lineHeight, for: "line-height")
    css += .value(weight, for: "font-weight") + paint.ink("color")
    if family == nil { css += CSS("font-family:system-ui,sans-serif") }
    if tracking != 0 { css += .length(tracking, for: "letter-spacing") }
    if hasEqualDigits { css += CSS("font-variant-numeric:tabular-nums") }
    if let lineLimit, lineLimit > 1 { css += .value(Double(lineLimit), for: "-webkit-line-clamp") }
    switch alignment {
    case .leading: break
    case .center: css += CSS("text-align:center")
    case .trailing: css += CSS("text-align:end")
    }
    return css
  }

  /// The line height of iOS's typeface: about 1.2 times the size, in whole points.
  private var lineHeight: Double { (size * 1.2 - 0.001).rounded(.up) }
}
