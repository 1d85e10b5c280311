import SwiftUI
import Writers

/// The background that a component is drawn on, as wide as on a phone.
@MainActor struct Stage {
  let node: RenderNode?
  let page: ColorText
  let setting: Setting

  func html(exemption: Exemption? = nil) -> HTML {
    HTML(.div, .style(.color(page, for: "background"), classes: "stage")) {
      if let node {
        let place = HTML(
          .div, .class("drawing"), .role("img"), .label(node.description),
          Attribute("lang", value: setting.language),
          Attribute("dir", value: setting.isRightToLeft ? "rtl" : "ltr")
        ) { node.drawing() }
        exemption.map { place.with(Attribute("data-exempt", value: $0.mark)) } ?? place
      } else {
        HTML(.p, .class("nothing"), text: "Draws nothing")
      }
    }
  }
}

extension RenderNode {
  /// The description of the drawing: everything that is spoken.
  fileprivate var description: String {
    let labels = elements.map(\.label)
    return labels.isEmpty ? texts.joined(separator: ", ") : labels.joined(separator: ", ")
  }
}
