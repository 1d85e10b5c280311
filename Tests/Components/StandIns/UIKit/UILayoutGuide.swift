// Apple's declarations, documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// The anchors of views and layout guides, which Apple declares twice.
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
