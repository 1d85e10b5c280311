import SwiftUI
import Writers

/// The background that a component is drawn on, as wide as on a phone.
@MainActor struct Stage {
  let node: RenderNode?
  let page: ColorText
  let setting: Setting

  func html(exemption: Exemption? = nil) -> HTML {
    let page = CSS.color(page, for: "background")
    guard let node else {
      return .element(
        .div, .style(page, classes: "stage"),
        content: [.element(.p, .class("nothing"), text: "Draws nothing")])
    }
    let place = HTML.element(
      .div, .class("drawing"), .role("img"), .label(node.description),
      Attribute("lang", value: setting.language),
      Attribute("dir", value: setting.isRightToLeft ? "rtl" : "ltr"), content: [node.drawing()])
    return .element(
      .div, .style(page, classes: "stage"),
      content: [exemption.map { place.with(Attribute("data-exempt", value: $0.mark)) } ?? place])
  }
}

extension RenderNode {
  /// The description of the drawing: everything that is spoken.
  fileprivate var description: String {
    let labels = elements.map(\.label)
    return labels.isEmpty ? texts.joined(separator: ", ") : labels.joined(separator: ", ")
  }
}
