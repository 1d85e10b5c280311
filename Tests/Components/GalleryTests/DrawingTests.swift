import SwiftUI
import Testing
import Writers

@testable import gallery

@MainActor struct DrawingTests {
  @Test func `padding follows the reading direction`() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(style(Text("a").padding(insets)) == "padding-block:1px 3px;padding-inline:2px 4px")
  }

  @Test func `a frame has its lengths, and a maximum width lets it grow`() {
    #expect(style(Text("a").frame(width: 56, height: 50)) == "width:56px;height:50px")
    #expect(style(Text("a").frame(minWidth: 24)) == "min-width:24px")
    #expect(style(Text("a").frame(maxWidth: 360)) == "width:100%;max-width:360px")
    #expect(style(Text("a").frame(maxWidth: .infinity)) == "width:100%")
  }

  @Test func `flexible views share a row, and others hug their content`() {
    let row = HStack(spacing: 0) {
      Text("a").frame(maxWidth: .infinity)
      Text("b").frame(width: 3)
    }
    #expect(styles(row).contains("flex:1 1 0%"))
    #expect(styles(row).contains("width:3px"))
    #expect(style(row) == "width:100%;gap:0px")
  }

  @Test func `a fixed size never breaks its text`() {
    #expect(style(Text("a").fixedSize()) == "flex:none;width:max-content;max-width:none")
    #expect(
      style(HStack { Text("a").frame(maxWidth: .infinity) }.fixedSize()).hasPrefix("flex:none"))
  }

  @Test func `a stack aligns, spaces and lets its content grow`() {
    #expect(
      style(VStack(alignment: .leading, spacing: 4) { Text("a") })
        == "gap:4px;align-items:flex-start")
    #expect(style(HStack(alignment: .top) { Text("a") }) == "gap:8px;align-items:flex-start")
    #expect(styles(VStack { Spacer(minLength: 3) }).last == "flex:1 1 0%;min-height:3px")
  }

  @Test func `corners are named by the reading direction`() {
    let shape = UnevenRoundedRectangle(
      cornerRadii: RectangleCornerRadii(topLeading: 1, bottomTrailing: 2))
    let css = style(Text("a").background(Color.black, in: shape))
    #expect(
      css == "background:#000000;border-start-start-radius:1px;border-start-end-radius:0px;"
        + "border-end-start-radius:0px;border-end-end-radius:2px")
  }

  @Test func `an overlay does not decide the size`() {
    let drawing = markup(Text("a").overlay { Rectangle().strokeBorder(Color.black, lineWidth: 2) })
    #expect(drawing.contains("class=\"d o"))
    #expect(
      styles(Text("a").overlay { Rectangle().strokeBorder(Color.black, lineWidth: 2) }).last
        == "width:100%;align-self:stretch;border-style:solid;border-width:2px;border-color:#000000")
  }

  @Test func `a gradient runs from top to bottom`() {
    let gradient = LinearGradient(
      stops: [.init(color: .black, location: 0), .init(color: .white, location: 0.5)],
      startPoint: .top, endPoint: .bottom)
    #expect(style(gradient).hasSuffix("background:linear-gradient(#000000 0%,#FFFFFF 50%)"))
  }

  @Test func `a color keeps its opacity and its space`() {
    #expect(style(Color.clear).hasSuffix("background:#00000000"))
    let wide = Color(.displayP3, red: 1, green: 0.5, blue: 0)
    #expect(style(wide).hasSuffix("background:color(display-p3 1.0 0.5 0.0 / 1.0)"))
  }

  @Test func `text has its font, size and spacing`() {
    let text = Text("12").font(.custom("Proxima Soft", fixedSize: 14).weight(.bold)).tracking(0.25)
      .monospacedDigit().foregroundStyle(Color.white)
    #expect(
      style(text)
        == "font-size:14px;line-height:17px;font-weight:700;color:#FFFFFF;letter-spacing:0.25px;"
        + "font-variant-numeric:tabular-nums")
    #expect(markup(text.lineLimit(1)).contains("class=\"t one "))
    #expect(styles(text.lineLimit(3)).last?.contains("-webkit-line-clamp:3") == true)
    #expect(styles(Text("a").opacity(0.4)).first == "opacity:0.4")
  }

  @Test func `an opacity fades each part, and a compositing group as one`() {
    let label = Text("a").background(Color.black, in: Rectangle())
    #expect(styles(label.opacity(0.5)).filter { $0.contains("opacity") }.count == 2)
    #expect(style(label.compositingGroup().opacity(0.5)) == "opacity:0.5")
    #expect(styles(label.compositingGroup().opacity(0.5)).dropFirst().first == "background:#000000")
  }

  @Test(arguments: [
    "</span><script>evil()</script>", "\"><img src=x onerror=evil()>", "&lt;b&gt;", "a & b",
  ])
  func `no text becomes markup`(text: String) {
    let drawing = markup(Text(verbatim: text))
    let escaped = text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: ">", with: "&gt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
    #expect(drawing.hasSuffix(">\(escaped)</span>"))
    #expect(HTML(.a, .link(text)).markup == "<a href=\"\(escaped)\"></a>")
  }
}
