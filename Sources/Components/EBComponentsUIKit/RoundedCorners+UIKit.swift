#if canImport(UIKit)
  import UIKit

  extension UIView {
    /// Rounds the given corners, at most to half circles.
    func round(_ corners: RoundedCorners, by radius: CGFloat) {
      layer.cornerCurve = .continuous
      layer.cornerRadius = min(radius, bounds.width / 2, bounds.height / 2)
      layer.maskedCorners = CACornerMask(corners, in: effectiveUserInterfaceLayoutDirection)
    }
  }

  extension CACornerMask {
    /// Creates a mask of the corners for a reading direction.
    init(_ corners: RoundedCorners, in direction: UIUserInterfaceLayoutDirection) {
      let isMirrored = direction == .rightToLeft
      self = []
      if corners.contains(isMirrored ? .topTrailing : .topLeading) {
        insert(.layerMinXMinYCorner)
      }
      if corners.contains(isMirrored ? .topLeading : .topTrailing) {
        insert(.layerMaxXMinYCorner)
      }
      if corners.contains(isMirrored ? .bottomTrailing : .bottomLeading) {
        insert(.layerMinXMaxYCorner)
      }
      if corners.contains(isMirrored ? .bottomLeading : .bottomTrailing) {
        insert(.layerMaxXMaxYCorner)
      }
    }
  }
#endif
