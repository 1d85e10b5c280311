#if canImport(UIKit)
  import UIKit

  extension UIView {
    /// Fills another view up to its margins.
    func fill(_ view: UIView) {
      translatesAutoresizingMaskIntoConstraints = false
      view.insetsLayoutMarginsFromSafeArea = false
      view.directionalLayoutMargins = .zero
      view.addSubview(self)
      let guide = view.layoutMarginsGuide
      NSLayoutConstraint.activate([
        topAnchor.constraint(equalTo: guide.topAnchor),
        bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
    }

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
      let places: [(corner: RoundedCorners, mask: CACornerMask)] = [
        (isMirrored ? .topTrailing : .topLeading, .layerMinXMinYCorner),
        (isMirrored ? .topLeading : .topTrailing, .layerMaxXMinYCorner),
        (isMirrored ? .bottomTrailing : .bottomLeading, .layerMinXMaxYCorner),
        (isMirrored ? .bottomLeading : .bottomTrailing, .layerMaxXMaxYCorner),
      ]
      self.init(places.filter { corners.contains($0.corner) }.map { $0.mask })
    }
  }
#endif
