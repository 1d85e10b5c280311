import SwiftUI
import Themes
import Writers

/// A sample on the page, drawn in every theme, with its code, colors and speech.
@MainActor struct Specimen {
  let sample: Sample
  let section: String
  let report: ContrastReport

  /// The id of the sample, from its section and title.
  var id: String {
    let words = sample.title.lowercased().split { !$0.isLetter && !$0.isNumber }
    return section + "/" + words.joined(separator: "-")
  }

  var html: HTML {
    HTML(.article, .id(id), .class("sample")) {
      HTML(.div) {
        HTML(.h4) { HTML(.a, .link("#\(id)"), text: sample.title) }
        remarks
      }
      HTML(.div, .class("cells")) { Theme.allCases.map(cell) }
      HTML(.pre) { HTML(.code, text: sample.code) }
      speech
    }
  }

  private var remarks: [HTML] {
    let words = ([sample.note] + sample.setting.differences).filter { !$0.isEmpty }
    return words.isEmpty ? [] : [HTML(.p, .class("note"), text: words.joined(separator: " · "))]
  }

  private func cell(_ theme: Theme) -> HTML {
    let node = sample.node(in: theme)
    let page = ColorText(theme.colors.surface.page)
    let uses = ColorUses(sample.variants, in: theme, from: report).seen(in: node, on: page)
    let exemption = Exemption(sample, in: theme, uses: uses)
    return HTML(.figure, .class("cell \(theme)")) {
      Stage(node: node, page: page, setting: sample.setting).html(exemption: exemption)
      otherSizes(in: theme)
      HTML(.figcaption) {
        HTML(.b, text: "\(theme)".capitalized)
        size(of: node)
        drawnSize(of: node)
        exemption?.remarks ?? []
        if !uses.rows.isEmpty { uses.list }
      }
    }
  }

  private func size(of node: RenderNode?) -> String {
    guard sample.setting.typeSize == .large else { return "" }
    return (sample.designed?.words ?? node?.designSize).map { " · \($0)" } ?? ""
  }

  /// A place for the size in the browser, which the script measures and compares with the sheet's.
  private func drawnSize(of node: RenderNode?) -> HTML {
    guard node != nil else { return .text("") }
    let place = HTML(.span, .class("drawn"))
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
      return HTML(.template, Attribute("data-size", value: "\(size)")) { node.drawing() }
    }
  }

  private var speech: HTML {
    let elements = sample.spoken(in: .light)
    return HTML(.p, .class("speech")) {
      HTML(.b, text: "Spoken")
      " "
      if elements.isEmpty { "Not spoken: it draws nothing." }
      for element in elements { HTML(.span, .class("said")) { element.words(in: sample.setting) } }
    }
  }
}

extension AccessibilityElement {
  /// The label, and what a screen reader adds to it.
  @ContentBuilder fileprivate func words(in setting: Setting) -> [HTML] {
    HTML(
      .span, Attribute("lang", value: setting.language), Attribute("dir", value: "auto"),
      text: "“\(label)”")
    if !kinds.isEmpty { HTML(.small, text: " " + kinds.joined(separator: ", ")) }
  }

  private var kinds: [String] {
    var kinds: [String] = []
    if traits.contains(.isHeader) { kinds.append("heading") }
    if traits.contains(.isButton) { kinds.append("button") }
    if !isEnabled { kinds.append("dimmed") }
    return kinds
  }
}
