// Apple's declarations, documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// What has edges and lengths; Apple declares the same anchors twice.
@MainActor public protocol StandInAnchors: AnyObject {}

extension StandInAnchors {
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UIView: StandInAnchors {}

@MainActor open class UILayoutGuide: NSObject, StandInAnchors {
  public private(set) weak var owningView: UIView?
  init(of view: UIView) { owningView = view }
}
