// Apple's declarations, documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public struct UILayoutPriority: Hashable, Sendable, RawRepresentable {
  public let rawValue: Float
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
}

/// A constraint as it was created; it is never solved.
@MainActor open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable { case horizontal, vertical }
  public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }
  public enum Attribute: Int, Sendable {
    case top = 3, bottom, leading, trailing, width, height, notAnAttribute = 0
  }

  public private(set) weak var firstItem: AnyObject?
  public let firstAttribute: Attribute
  public let relation: Relation
  public private(set) weak var secondItem: AnyObject?
  public let secondAttribute: Attribute
  open var constant: CGFloat

  init(_ first: Place, _ relation: Relation, _ second: Place?, _ constant: CGFloat) {
    (firstItem, firstAttribute) = (first.item, first.attribute)
    (secondItem, secondAttribute) = (second?.item, second?.attribute ?? .notAnAttribute)
    self.relation = relation
    self.constant = constant
  }

  /// Whether the nearest common ancestor of both items has the constraint.
  open var isActive = false {
    didSet {
      let views = [firstItem, secondItem].compactMap(owningView)
      guard
        let owner = views[0].withAncestors.first(where: { view in
          views.allSatisfy { $0.withAncestors.contains { $0 === view } }
        })
      else { fatalError("The items of a constraint have no common ancestor.") }
      owner.constraints.removeAll { $0 === self }
      if isActive { owner.constraints.append(self) }
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.isActive = true }
  }

  private func owningView(_ item: AnyObject?) -> UIView? {
    (item as? UILayoutGuide)?.owningView ?? item as? UIView
  }
}

extension UIView {
  fileprivate var withAncestors: [UIView] { [self] + (superview?.withAncestors ?? []) }
}

/// An edge or a length of a view or a guide.
@MainActor struct Place {
  weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute
}

@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let place: Place

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    place = Place(item: item, attribute: attribute)
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .equal, anchor.place, 0)
  }

  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .equal, anchor.place, c)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .greaterThanOrEqual, anchor.place, 0)
  }
}

open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .greaterThanOrEqual, nil, c)
  }
}
