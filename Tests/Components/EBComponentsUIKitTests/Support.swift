// Tests inspect views through this file. It imports UIKit and therefore not Testing: both in one file
// need a module that only Apple's systems have.
import EBComponentsUIKit
import TokenValues
import UIKit

extension UIView {
  /// The label in a badge.
  var shownLabel: UILabel { subviews.compactMap { $0 as? UILabel }[0] }

  /// A color as the view draws it.
  func drawn(_ color: UIColor?) -> TokenColor? {
    let parts = color?.standInComponents(for: traitCollection)
    return parts.map { TokenColor(sRGB: $0.red, $0.green, $0.blue, alpha: $0.alpha) }
  }

  /// Sets the size and updates the layout.
  func layOut(width: CGFloat, height: CGFloat) {
    frame = CGRect(x: 0, y: 0, width: width, height: height)
    layoutIfNeeded()
  }

  /// The edges that are constrained to the margins, with their distances.
  func gaps(to margins: UILayoutGuide) -> [NSLayoutConstraint.Attribute: CGFloat] {
    let held = margins.owningView?.constraints.filter {
      $0.firstItem === self && $0.secondItem === margins
        && $0.firstAttribute == $0.secondAttribute && $0.relation == .equal
    }
    return Dictionary(uniqueKeysWithValues: (held ?? []).map { ($0.firstAttribute, $0.constant) })
  }

  /// The minimum height by constraints, in points.
  var minimumHeight: CGFloat? {
    constraints.first {
      $0.firstItem === self && $0.firstAttribute == .height && $0.secondItem == nil
        && $0.relation == .greaterThanOrEqual
    }?.constant
  }

  /// Whether constraints keep the view from being narrower than it is high.
  var isAtLeastSquare: Bool {
    constraints.contains {
      $0.firstItem === self && $0.firstAttribute == .width && $0.relation == .greaterThanOrEqual
        && $0.secondItem === self && $0.secondAttribute == .height && $0.constant == 0
    }
  }
}

extension CACornerMask {
  static let left: CACornerMask = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
  static let right: CACornerMask = [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
  static let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
}

extension SummaryStackView {
  /// The stack view in it.
  var stack: UIStackView { subviews.compactMap { $0 as? UIStackView }[0] }

  /// The space after each row; nil for the stack's own.
  var customSpacings: [CGFloat?] {
    stack.arrangedSubviews.map {
      let spacing = stack.customSpacing(after: $0)
      return spacing == UIStackView.spacingUseDefault ? nil : spacing
    }
  }
}

/// Runs with typefaces installed in addition to the system's.
@MainActor func withInstalled(_ families: Set<String>, _ body: () -> Void) {
  UIFont.$standInFamilies.withValue(families, operation: body)
}

/// The typeface that is used for a family with the given names.
func family(_ names: String...) -> String {
  UIFont(TokenFontFamily(names: names), size: 12, weight: .regular).familyName
}
