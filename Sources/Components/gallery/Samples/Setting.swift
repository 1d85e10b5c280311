import SwiftUI
import Themes

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
  /// The language's name in English.
  var languageName: String {
    Locale(identifier: "en_US").localizedString(forLanguageCode: language) ?? language
  }
  var isRightToLeft: Bool { Locale(identifier: locale).language.characterDirection == .rightToLeft }

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
    if contrast == .increased { words.append("increased contrast") }
    if isPressed { words.append("buttons pressed") }
    return words
  }
}
