import EBComponents
import Foundation
import SwiftUI
import Themes
import UIKit

/// A use of a component: drawn in every theme, next to the code that was run.
@MainActor struct Sample {
  let title: String
  /// A sentence about the sample; empty if the title is enough.
  let note: String
  /// The variants whose colors it uses.
  let variants: [Variant]
  /// The size of the component in the sheets, in points; nil where the component's frame has it, or
  /// where no sheet shows the sample.
  let designed: DesignedSize?
  /// The environment, except for the theme.
  let setting: Setting
  private let place: SourcePlace
  private let content: @MainActor () -> any View

  init(
    _ title: String, note: String = "", of variants: Variant...,
    designedAt designed: DesignedSize? = nil,
    in setting: Setting = Setting(),
    file: String = #filePath, line: Int = #line,
    @ViewBuilder content: @escaping @MainActor () -> some View
  ) {
    self.title = title
    self.note = note
    self.variants = variants
    self.designed = designed
    self.setting = setting
    self.place = SourcePlace(file: file, line: line)
    self.content = content
  }

  /// The code between the sample's braces, as in the source.
  var code: String { place.closure }

  /// The drawing; nil if the sample draws nothing.
  func node(in theme: Theme) -> RenderNode? { node(in: theme, setting: setting) }

  /// The drawing in another environment.
  func node(in theme: Theme, setting: Setting) -> RenderNode? {
    node(in: theme, values: setting.values(in: theme))
  }

  /// The drawing in any environment.
  func node(in theme: Theme, values: EnvironmentValues) -> RenderNode? {
    let host = ViewHost(AnyView(content()).ebClock(.stopped(at: now)), environment: values)
    defer { host.disappear() }
    // The gallery shows the components in the brand's typeface.
    let installed = Set(theme.font.family.brand.names.prefix(1))
    return UIFont.$standInFamilies.withValue(installed) { host.render() }
  }

  /// The elements that a screen reader would read.
  func spoken(in theme: Theme) -> [AccessibilityElement] { node(in: theme)?.elements ?? [] }
}

/// A size in points, as a sheet shows it.
struct DesignedSize {
  let width, height: Int
}

/// The environment of a sample.
struct Setting {
  /// The locale, which also decides the reading direction.
  var locale = "en_US"
  var typeSize = DynamicTypeSize.large
  var contrast = ColorSchemeContrast.standard
  var isPressed = false
  var isEnabled = true

  /// The language's code.
  var language: String { String(locale.prefix(2)) }
  var isRightToLeft: Bool {
    Locale(identifier: locale).language.characterDirection == .rightToLeft
  }

  func values(in theme: Theme) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.locale = Locale(identifier: locale)
    values.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    values.colorScheme = theme == .dark ? .dark : .light
    values.dynamicTypeSize = typeSize
    values.standIn.contrast = contrast
    values.standIn.isPressed = isPressed
    values.isEnabled = isEnabled
    return values
  }

  /// The differences from a phone's default settings, in words.
  var differences: [String] {
    var words: [String] = []
    if locale != "en_US" { words.append("locale \(locale)") }
    if typeSize != .large { words.append("type size \(typeSize)") }
    if contrast == .increased { words.append("increased contrast") }
    if isPressed { words.append("buttons pressed") }
    return words
  }
}
