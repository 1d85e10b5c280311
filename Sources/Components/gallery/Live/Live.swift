import SwiftUI
import Themes
import Writers

/// A component whose properties the reader can change.
///
/// Swift draws it in each variant. The script chooses the variant for the values of the knobs and
/// writes the texts, the speech and the code.
@MainActor struct Live {
  /// The id of the component's section.
  let section: String
  let component: String
  /// What is shown before the reader changes anything.
  let start: Sample
  /// The controls for the properties.
  let knobs: [HTML]
  var clock: LiveClock?
  /// The drawings without the texts that depend on the knobs. The script chooses one by its title.
  let drawings: [Sample]

  func html(report: ContrastReport) -> HTML {
    let id = HTMLID(of: "live", in: section)
    let speech = SharedParts(of: drawings.map { [$0.speech] })
    return HTML(
      .div, .id(id), .className("sample"), HTMLAttribute("data-live", value: section)
    ) {
      HTML(.h3) { HTML(.a, .link(to: id), text: "Live") }
      HTML(.div, .className("cells")) {
        Theme.allCases.map { cell($0, speech: speech, report: report) }
      }
      controls
      HTML(.pre) { HTML(.code, text: start.code) }
      HTML(.div, .className("spoken")) { start.speech }
      speech.templates
    }
  }

  private var controls: HTML {
    HTML(.fieldset, .className("knobs choices"), .hidden) {
      HTML(.legend, text: component)
      knobs
      clock?.html ?? []
    }
  }

  private func cell(_ theme: Theme, speech: SharedParts, report: ContrastReport) -> HTML {
    let start = DrawnSample(start, in: theme, from: report)
    let colors = SharedParts(of: drawings.map { DrawnSample($0, in: theme, from: report).colors })
    return HTML(.figure, .className("cell \(theme)")) {
      start.stage
      HTML(.figcaption) {
        HTML(.b, text: "\(theme)".capitalized)
        HTML(.span, .className("drawn"))
        HTML(.div, .className("paints")) { start.colors }
      }
      for (index, drawing) in drawings.enumerated() {
        for size in Stage.typeSizes {
          HTML(
            .template, HTMLAttribute("data-drawing", value: drawing.title),
            HTMLAttribute("data-size", value: "\(size)"),
            HTMLAttribute("data-colors", value: "\(colors.numbers[index])"),
            HTMLAttribute("data-speech", value: "\(speech.numbers[index])")
          ) { drawing.node(in: theme, at: size)?.drawing() ?? Stage.nothing }
        }
      }
      colors.templates
    }
  }
}

/// Parts of the page that several drawings have in common, each written once.
private struct SharedParts {
  /// The number of the part of each drawing.
  private(set) var numbers: [Int] = []
  private(set) var templates: [HTML] = []

  init(of parts: [[HTML]]) {
    var known: [[UInt8]: Int] = [:]
    for part in parts {
      var html = HTMLWriter()
      for piece in part { piece.write(to: &html) }
      let number = known[html.bytes] ?? known.count
      if known.updateValue(number, forKey: html.bytes) == nil {
        templates.append(HTML(.template, HTMLAttribute("data-part", value: "\(number)")) { part })
      }
      numbers.append(number)
    }
  }
}
