// Apple's declarations, documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unspecified = UIContentSizeCategory(rawValue: "unspecified")
  public static let large = UIContentSizeCategory(rawValue: "L")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "XXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "AXXXL")
}

open class UIFontMetrics: NSObject {
  private let textStyle: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) { self.textStyle = textStyle }

  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return UIFont(descriptor: font.fontDescriptor, size: size)
  }

  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> CGFloat {
    let usual = UITraitCollection { $0.preferredContentSizeCategory = .large }
    return value * standInSize(compatibleWith: traitCollection) / standInSize(compatibleWith: usual)
  }

  /// The system's size for the text style, from the tables of Apple's Human Interface Guidelines
  /// (Typography, Dynamic Type sizes). Apple scales by the height of lines, not of type.
  func standInSize(compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let sizes: (usual: CGFloat, large: CGFloat, largest: CGFloat) =
      switch textStyle {
      case .largeTitle: (34, 40, 60)
      case .caption2: (11, 17, 40)
      case .caption1: (12, 18, 43)
      case .footnote: (13, 19, 44)
      default: (17, 23, 53)
      }
    return switch (traitCollection ?? .current).preferredContentSizeCategory {
    case .accessibilityExtraExtraExtraLarge: sizes.largest
    case .extraExtraExtraLarge: sizes.large
    default: sizes.usual
    }
  }
}
