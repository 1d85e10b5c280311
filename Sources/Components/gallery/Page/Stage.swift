import SwiftUI
import TokenValues
import Writers

/// The background that a component is drawn on, as wide as on a phone.
@MainActor struct Stage {
  let page: TokenColor
  var setting = Setting()
  /// The component at a type size; nil if it draws nothing.
  let node: (DynamicTypeSize) -> RenderNode?

  /// The type sizes that the reader can choose. The first is that of the sheets; the drawings at the
  /// others are for the script.
  static let typeSizes: [DynamicTypeSize] = [.large, .xxxLarge, .accessibility3]

  var html: HTML {
    let drawings = Self.typeSizes.compactMap { size in node(size).map { (size, $0) } }
    guard let (_, first) = drawings.first else {
      return stage { Self.nothing }
    }
    return stage {
      drawing(of: first)
      for (size, node) in drawings.dropFirst() {
        HTML(.template, HTMLAttribute("data-size", value: "\(size)")) { node.drawing() }
      }
    }
  }

  /// What is in the place of a component that draws nothing.
  static let nothing = HTML(.p, .className("nothing"), text: "Draws nothing")

  private func stage(@ContentBuilder content: () -> [HTML]) -> HTML {
    .styled("stage", on: .div, css: .color(page, for: "background"), content: content())
  }

  private func drawing(of node: RenderNode) -> HTML {
    HTML(
      .div, .className("drawing"), .role("img"), .label(node.description),
      .language(setting.language),
      HTMLAttribute("dir", value: setting.isRightToLeft ? "rtl" : "ltr")
    ) { node.drawing() }
  }
}

extension RenderNode {
  /// The description of the drawing: everything that is spoken.
  fileprivate var description: String {
    let labels = elements.map(\.label)
    return labels.isEmpty ? texts.joined(separator: ", ") : labels.joined(separator: ", ")
  }
}
