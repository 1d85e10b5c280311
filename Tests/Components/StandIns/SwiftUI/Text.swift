// Apple's declarations, documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  public struct Weight: Hashable, Sendable {
    let value: Double
    public static let ultraLight = Self(value: 100)
    public static let thin = Self(value: 200)
    public static let light = Self(value: 300)
    public static let regular = Self(value: 400)
    public static let medium = Self(value: 500)
    public static let semibold = Self(value: 600)
    public static let bold = Self(value: 700)
    public static let heavy = Self(value: 800)
    public static let black = Self(value: 900)
  }

  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  /// The family's name; nil for the system typeface.
  let family: String?
  var design = Design.default
  /// The family's name or the system design's; nil for the default design.
  var shownFamily: String? { family ?? (design == .default ? nil : "system \(design)") }
  let size: Double
  var weight = Weight.regular
  var hasEqualDigits = false
  /// Whether the size scales with the user's text size.
  let scales: Bool

  public init(_ font: CTFont) {
    let system = UIFont.systemFont(ofSize: 1, weight: .regular).familyName
    let weights: [UIFont.Weight: Weight] = [
      .ultraLight: .ultraLight, .thin: .thin, .light: .light, .medium: .medium,
      .semibold: .semibold, .bold: .bold, .heavy: .heavy, .black: .black,
    ]
    self.init(
      family: font.familyName == system ? nil : font.familyName, size: font.pointSize,
      weight: weights[font.standInWeight] ?? .regular, scales: false)
  }

  private init(
    family: String?, design: Design = .default, size: Double, weight: Weight = .regular,
    scales: Bool
  ) {
    (self.family, self.design, self.size) = (family, design, size)
    (self.weight, self.scales) = (weight, scales)
  }

  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(family: name, size: size, scales: true)
  }

  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(family: name, size: size, scales: true)
  }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(family: name, size: fixedSize, scales: false)
  }

  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(
      family: nil, design: design ?? .default, size: size, weight: weight ?? .regular,
      scales: false)
  }

  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    let sizes: [TextStyle: Double] = [
      .largeTitle: 34, .title: 28, .title2: 22, .title3: 20, .callout: 16, .subheadline: 15,
      .footnote: 13, .caption: 12, .caption2: 11,
    ]
    return Font(
      family: nil, design: design ?? .default, size: sizes[style] ?? 17,
      weight: weight ?? .regular, scales: true)
  }

  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  public func monospacedDigit() -> Font {
    var font = self
    font.hasEqualDigits = true
    return font
  }

  public static let body = Font(family: nil, size: 17, scales: true)
  public static let caption = Font(family: nil, size: 12, scales: true)
}

public struct Text: Equatable, Sendable {
  let string: String
  var font: Font?
  var tracking: CGFloat?
  var ink: Ink?

  /// A style. Two styles are equal if their types can be compared.
  struct Ink: Equatable, Sendable {
    let style: any ShapeStyle

    static func == (first: Ink, second: Ink) -> Bool {
      guard let first = first.style as? any Hashable, let second = second.style as? any Hashable
      else { return false }
      return AnyHashable(first) == AnyHashable(second)
    }
  }

  nonisolated public init(verbatim content: String) { string = content }

  /// The time left when the text is drawn; the system counts on without drawing again.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let length = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
    string = Duration.seconds(length).formatted(.time(pattern: .hourMinuteSecond))
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ content: S) where S: StringProtocol { string = String(content) }

  nonisolated public init(_ key: LocalizedStringKey) { string = key.text }

  nonisolated public func font(_ font: Font?) -> Text { with { $0.font = font } }

  nonisolated public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = tracking } }

  nonisolated public func monospacedDigit() -> Text {
    with { $0.font = ($0.font ?? .body).monospacedDigit() }
  }

  nonisolated public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle {
    with { $0.ink = Ink(style: style) }
  }

  nonisolated private func with(_ change: (inout Text) -> Void) -> Text {
    var text = self
    change(&text)
    return text
  }
}

public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
  let text: String
  public init(stringLiteral value: String) { text = value }
}

extension Text: View, Drawn {
  public typealias Body = Never

  func draw(in context: RenderContext) -> [RenderNode] {
    let values = context.environment
    let font = font ?? values.font ?? .body
    let style = ink.map { AnyShapeStyle($0.style) } ?? values.standIn.foreground
    let run = TextRun(
      string: string, family: font.shownFamily,
      size: font.size * (font.scales ? values.dynamicTypeSize.factor : 1),
      weight: font.weight.value, tracking: tracking ?? values.standIn.tracking,
      lineSpacing: values.standIn.lineSpacing, hasEqualDigits: font.hasEqualDigits,
      paint: Paint(style ?? AnyShapeStyle(Color.primary), in: values),
      lineLimit: values.lineLimit, alignment: values.standIn.multilineAlignment)
    return [RenderNode(.text(run))]
  }
}

/// A symbol or picture; the stand-in only has its name.
public struct Image: Equatable, Sendable {
  let name: String
  nonisolated public init(systemName: String) { name = systemName }
  nonisolated public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
}

extension Image: View, Drawn {
  public typealias Body = Never

  func draw(in context: RenderContext) -> [RenderNode] {
    let values = context.environment
    let style = values.standIn.foreground ?? AnyShapeStyle(Color.primary)
    let font = values.font ?? .body
    return [RenderNode(.image(name: name, size: font.size, Paint(style, in: values)))]
  }
}

extension View {
  nonisolated public func font(_ font: Font?) -> some View { adjusting { $0.font = font } }

  nonisolated public func lineLimit(_ number: Int?) -> some View {
    adjusting { $0.lineLimit = number }
  }

  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    adjusting { $0.minimumScaleFactor = factor }
  }

  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    adjusting { $0.standIn.multilineAlignment = alignment }
  }

  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    adjusting { $0.standIn.tracking = tracking }
  }

  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    adjusting { $0.standIn.lineSpacing = lineSpacing }
  }

}
