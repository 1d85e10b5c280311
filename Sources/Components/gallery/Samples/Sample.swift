import EBComponents
import Foundation
import SwiftUI
import Themes
import UIKit

/// A use of a component: drawn in every theme, next to the code that was run.
@MainActor struct Sample {
  private(set) var title: String
  /// A sentence about the sample; empty if the title is enough.
  private(set) var note: String
  /// The variants whose colors it uses.
  let variants: [Variant]
  /// The size of the component in the sheets, in points; nil where the component's frame has it, or
  /// where no sheet shows the sample.
  let designed: DesignedSize?
  /// The environment, except for the theme.
  private(set) var setting: Setting
  /// What the code shows in place of the names of a loop's values.
  private let shown: [String: String]
  private let place: SourcePlace
  private let content: @MainActor () -> any View

  init(
    _ title: String, note: String = "", of variants: Variant...,
    designedAt designed: DesignedSize? = nil, in setting: Setting = Setting(),
    showing shown: [String: String] = [:], file: String = #filePath, line: Int = #line,
    @ViewBuilder content: @escaping @MainActor () -> some View
  ) {
    (self.title, self.note, self.variants) = (title, note, variants)
    (self.designed, self.setting, self.shown) = (designed, setting, shown)
    self.place = SourcePlace(file: file, line: line)
    self.content = content
  }

  /// The code between the sample's braces, as in the source.
  var code: String { shown.reduce(place.closure) { $0.replacing($1.key, with: $1.value) } }

  /// The same code in another setting.
  func again(_ title: String, note: String = "", in setting: Setting) -> Sample {
    var sample = self
    (sample.title, sample.note, sample.setting) = (title, note, setting)
    return sample
  }

  /// The drawing, at the type size of the setting unless another is given; nil if the sample draws nothing.
  func node(in theme: Theme, at size: DynamicTypeSize? = nil) -> RenderNode? {
    var setting = setting
    setting.typeSize = size ?? setting.typeSize
    return node(in: theme, values: setting.values(in: theme))
  }

  /// The drawing in any environment.
  func node(in theme: Theme, values: EnvironmentValues) -> RenderNode? {
    let host = ViewHost(AnyView(content()).ebClock(.stopped(at: Self.now)), environment: values)
    defer { host.disappear() }
    // The gallery shows the components in the brand's typeface.
    let installed = Set(theme.font.family.brand.names.prefix(1))
    return UIFont.$standInFamilies.withValue(installed) { host.render() }
  }

  /// The elements that a screen reader would read.
  func spoken(in theme: Theme) -> [AccessibilityElement] { node(in: theme)?.elements ?? [] }
}

/// The moments, the color and the action that the samples name.
extension Sample {
  /// The moment at which every sample is drawn.
  static let now = Date(timeIntervalSince1970: 1_800_000_000)

  /// The ends that the samples count down to.
  static let saleEnd = now.addingTimeInterval(3 * 86_400 + 13 * 3_600 + 42)
  static let lastHours = now.addingTimeInterval(13 * 3_600 + 42)
  static let lastMinutes = now.addingTimeInterval(7 * 60 + 42)
  static let justEnded = now

  /// The states of a countdown, each with an end from which it follows, and the name of that.
  static let ends: [(state: EBCountdownState, moment: Date, name: String)] = [
    (.default, saleEnd, "saleEnd"), (.expiring, lastHours, "lastHours"),
    (.expired, justEnded, "justEnded"),
  ]

  /// The color of an app's own texts, icons and lines around the components.
  static let ink = Theme.colors.background.neutral

  /// The names above and their meaning, for readers of a sample's code.
  static let names: [(name: String, meaning: String)] = [
    ("saleEnd", "3 days, 13 hours and 42 seconds from now"),
    ("lastHours", "13 hours and 42 seconds from now"),
    ("lastMinutes", "7 minutes and 42 seconds from now"), ("justEnded", "now"),
    ("ink", "an app’s own color for texts"),
  ]

  /// An action without an effect.
  static func openSale() {}
}
