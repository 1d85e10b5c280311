// Apple's declarations, documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Accessibility
@_exported import Foundation

/// Core Graphics' color, which the stand-in does not tell from UIKit's.
public typealias CGColor = UIColor

open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  /// Gamma-encoded components and an opacity, 0 to 1: all that the stand-in has of a color.
  public struct Components: Hashable, Sendable {
    public var isP3 = false
    public let red: Double
    public let green: Double
    public let blue: Double
    public let alpha: Double
  }

  private let components: @Sendable (UITraitCollection) -> Components

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let fixed = Components(red: red, green: green, blue: blue, alpha: alpha)
    components = { _ in fixed }
  }

  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let fixed = Components(isP3: true, red: displayP3Red, green: green, blue: blue, alpha: alpha)
    components = { _ in fixed }
  }

  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    components = { dynamicProvider($0).standInComponents(for: $0) }
  }

  /// The components of the color for the given traits.
  public func standInComponents(for traits: UITraitCollection) -> Components { components(traits) }

  open var cgColor: CGColor { self }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  public class var clear: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 0) }
  /// The light value that Apple's Human Interface Guidelines give (Color, system colors).
  public class var systemRed: UIColor {
    UIColor(red: 1, green: 59.0 / 255, blue: 48.0 / 255, alpha: 1)
  }
}
