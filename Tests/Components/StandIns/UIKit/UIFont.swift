// Apple's declarations, documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

open class UIFont: NSObject, @unchecked Sendable {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  /// The typefaces that are installed in addition to the system's.
  @TaskLocal public static var standInFamilies: Set<String> = []

  public let fontDescriptor: UIFontDescriptor

  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    fontDescriptor = descriptor.withSize(pointSize > 0 ? pointSize : descriptor.pointSize)
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    let traits = [UIFontDescriptor.TraitKey.weight: weight]
    let family = UIFontDescriptor.standInSystemFamily
    return UIFont(
      descriptor: UIFontDescriptor(fontAttributes: [.family: family, .traits: traits]),
      size: fontSize)
  }

  open class func fontNames(forFamilyName familyName: String) -> [String] {
    standInFamilies.contains(familyName) ? ["\(familyName)-Regular"] : []
  }

  open var familyName: String { fontDescriptor.family }
  open var pointSize: CGFloat { fontDescriptor.pointSize }
  /// Not a real font: 1.2 times the size in every typeface.
  open var lineHeight: CGFloat { pointSize * 1.2 }
  /// The requested weight.
  public var standInWeight: Weight { fontDescriptor.weight }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return (familyName, pointSize, standInWeight)
      == (other.familyName, other.pointSize, other.standInWeight)
  }
  open override var hash: Int { pointSize.hashValue }
}

/// Core Text's font, to which UIKit's is bridged.
public typealias CTFont = UIFont

open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "family")
    public static let size = AttributeName(rawValue: "size")
    public static let traits = AttributeName(rawValue: "traits")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let weight = TraitKey(rawValue: "weight")
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "default")
    public static let serif = SystemDesign(rawValue: "serif")
    public static let monospaced = SystemDesign(rawValue: "monospaced")
    public static let rounded = SystemDesign(rawValue: "rounded")
  }

  static let standInSystemFamily = "system"

  public let fontAttributes: [AttributeName: Any]

  public init(fontAttributes attributes: [AttributeName: Any] = [:]) { fontAttributes = attributes }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    let size = UIFontMetrics(forTextStyle: style).standInSize(compatibleWith: traitCollection)
    return UIFontDescriptor(fontAttributes: [.family: standInSystemFamily, .size: size])
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(fontAttributes: fontAttributes.merging([.size: newPointSize]) { $1 })
  }

  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    let system = Self.standInSystemFamily
    let family = design == .default ? system : "\(system) \(design.rawValue)"
    return UIFontDescriptor(fontAttributes: fontAttributes.merging([.family: family]) { $1 })
  }

  open var pointSize: CGFloat { fontAttributes[.size] as? CGFloat ?? 0 }
  var family: String { fontAttributes[.family] as? String ?? Self.standInSystemFamily }
  var weight: UIFont.Weight {
    let traits = fontAttributes[.traits] as? [TraitKey: UIFont.Weight]
    return traits?[.weight] ?? .regular
  }
}
