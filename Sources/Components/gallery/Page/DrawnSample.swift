import SwiftUI
import Themes
import TokenValues
import Writers

/// A sample drawn in a theme, and the colors that are visible in it.
@MainActor struct DrawnSample {
  let node: RenderNode?
  let uses: ColorUses
  private let sample: Sample
  private let theme: Theme
  private let page: TokenColor

  init(_ sample: Sample, in theme: Theme, from report: ContrastReport) {
    (self.sample, self.theme) = (sample, theme)
    page = theme.colors.surface.page
    node = sample.node(in: theme)
    uses = ColorUses(sample.variants, in: theme, from: report).seen(in: node, on: page)
  }

  var stage: HTML {
    Stage(page: page, setting: sample.setting) { sample.node(in: theme, at: $0) }.html
  }

  /// The colors, after the reasons why some do not need the minimum contrast: disabled controls and
  /// waivers.
  @ContentBuilder var colors: [HTML] {
    if sample.spoken(in: theme).contains(where: { !$0.isEnabled }) {
      remark("Exempt", reason: "Disabled buttons have no minimum (WCAG 2.2, 1.4.3).")
    }
    if let row = uses.rows.first(where: { $0.outcome == "waived" }) {
      remark("Waived", reason: "\(row.pair) has \(row.ratio): \(row.because ?? "").")
    }
    if !uses.rows.isEmpty { uses.list }
  }

  private func remark(_ word: String, reason: String) -> HTML {
    HTML(.span, .className("remark")) {
      HTML(.b, text: word)
      " " + reason
    }
  }
}
