import SwiftUI
import Themes
import Writers

/// A sample on the page, drawn in every theme, with its code, colors and speech.
@MainActor struct Specimen {
  let sample: Sample
  /// The id of the section it is in.
  let section: String
  let report: ContrastReport

  /// The id of the sample, from its section and title.
  var id: String {
    let words = sample.title.lowercased().split { !$0.isLetter && !$0.isNumber }
    return section + "/" + words.joined(separator: "-")
  }

  var html: HTML {
    .element(
      .article, .id(id), .class("sample"),
      content: [
        .element(.div, content: [heading] + remarks),
        .element(.div, .class("cells"), content: Theme.allCases.map(cell)),
        .element(.pre, content: [.element(.code, text: sample.code)]),
        speech,
      ])
  }

  /// The title, with a link to itself.
  private var heading: HTML {
    .element(.h4, content: [.element(.a, .link("#\(id)"), text: sample.title)])
  }

  private var remarks: [HTML] {
    let words = ([sample.note] + sample.setting.differences).filter { !$0.isEmpty }
    return words.isEmpty ? [] : [.element(.p, .class("note"), text: words.joined(separator: " · "))]
  }

  private func cell(_ theme: Theme) -> HTML {
    let node = sample.node(in: theme)
    let page = ColorText(theme.colors.surface.page)
    let uses = ColorUses(sample.variants, in: theme, from: report).seen(in: node, on: page)
    let exemption = Exemption(sample, in: theme, uses: uses)
    return .element(
      .figure, .class("cell \(theme)"),
      content: [
        Stage(node: node, page: page, setting: sample.setting).html(exemption: exemption)
      ] + otherSizes(in: theme) + [
        .element(
          .figcaption,
          content: [
            .element(.b, text: "\(theme)".capitalized), .text(size(of: node)), drawnSize(of: node),
          ] + (exemption?.remarks ?? []) + (uses.rows.isEmpty ? [] : [uses.list]))
      ])
  }

  private func size(of node: RenderNode?) -> String {
    guard sample.setting.typeSize == .large else { return "" }
    return (sample.designed?.words ?? node?.designSize).map { " · \($0)" } ?? ""
  }

  /// A place for the size in the browser, which the script measures and compares with the sheet's.
  private func drawnSize(of node: RenderNode?) -> HTML {
    guard node != nil else { return .text("") }
    let place = HTML.element(.span, .class("drawn"), content: [])
    guard let size = sample.designed else { return place }
    return place.with(Attribute("data-designed", value: "\(size.width) \(size.height)"))
  }

  /// The drawing at the other type sizes that the reader can choose, for the script. A sample with a
  /// type size of its own has none.
  private func otherSizes(in theme: Theme) -> [HTML] {
    guard sample.setting.typeSize == .large else { return [] }
    return Filters.typeSizes.dropFirst().compactMap { size in
      var setting = sample.setting
      setting.typeSize = size
      guard let node = sample.node(in: theme, setting: setting) else { return nil }
      return .element(
        .template, Attribute("data-size", value: "\(size)"), content: [node.drawing()])
    }
  }

  private var speech: HTML {
    let elements = sample.spoken(in: .light)
    let words =
      elements.isEmpty
      ? [HTML.text("Not spoken: it draws nothing.")]
      : elements.map { element in
        .element(.span, .class("said"), content: element.words(in: sample.setting))
      }
    return .element(
      .p, .class("speech"), content: [.element(.b, text: "Spoken"), .text(" ")] + words)
  }
}

extension AccessibilityElement {
  /// The label, and what a screen reader adds to it.
  fileprivate func words(in setting: Setting) -> [HTML] {
    let quoted = HTML.element(
      .span, Attribute("lang", value: setting.language), Attribute("dir", value: "auto"),
      text: "“\(label)”")
    var kinds: [String] = []
    if traits.contains(.isHeader) { kinds.append("heading") }
    if traits.contains(.isButton) { kinds.append("button") }
    if !isEnabled { kinds.append("dimmed") }
    return kinds.isEmpty
      ? [quoted] : [quoted, .element(.small, text: " " + kinds.joined(separator: ", "))]
  }
}
