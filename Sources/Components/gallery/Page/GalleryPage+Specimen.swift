import SwiftUI
import Themes
import Writers

extension GalleryPage {
  /// A sample, drawn in every theme, with its code, colors and speech.
  func specimen(_ sample: Sample, in section: String) -> HTML {
    let id = HTMLID(of: sample.title, in: section)
    return HTML(.article, .id(id), .className("sample")) {
      HTML(.div) {
        HTML(.h4) { HTML(.a, .link(to: id), text: sample.title) }
        remarks(on: sample)
      }
      HTML(.div, .className("cells")) { Theme.allCases.map { cell(sample, in: $0) } }
      HTML(.pre) { HTML(.code, text: sample.code) }
      sample.speech
    }
  }

  private func remarks(on sample: Sample) -> [HTML] {
    let words = ([sample.note] + sample.setting.differences).filter { !$0.isEmpty }
    return words.isEmpty
      ? [] : [HTML(.p, .className("about"), text: words.joined(separator: " · "))]
  }

  private func cell(_ sample: Sample, in theme: Theme) -> HTML {
    let drawn = DrawnSample(sample, in: theme, from: report)
    return HTML(.figure, .className("cell \(theme)")) {
      drawn.stage
      HTML(.figcaption) {
        HTML(.b, text: "\(theme)".capitalized)
        if let words = sample.designed?.words ?? drawn.node?.designSize { " · \(words)" }
        if drawn.node != nil { drawnSize(sample) }
        drawn.colors
      }
    }
  }

  /// A place for the size in the browser, which the script measures and compares with the sheet's.
  private func drawnSize(_ sample: Sample) -> HTML {
    let designed = sample.designed.map { size in
      HTMLAttribute("data-designed", value: "\(Int(size.width)) \(Int(size.height))")
    }
    return .element(.span, [.className("drawn")] + [designed].compactMap(\.self), .none, [])
  }
}

extension Sample {
  /// What a screen reader would say.
  var speech: HTML {
    let elements = spoken(in: .light)
    return HTML(.p, .className("speech")) {
      HTML(.b, text: "Spoken")
      " "
      if elements.isEmpty { "Not spoken: it draws nothing." }
      for element in elements {
        HTML(.span, .className("said")) { element.words(in: setting) }
      }
    }
  }
}

extension AccessibilityElement {
  /// The label, and what a screen reader adds to it.
  @ContentBuilder fileprivate func words(in setting: Setting) -> [HTML] {
    HTML(
      .span, .language(setting.language), HTMLAttribute("dir", value: "auto"),
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
