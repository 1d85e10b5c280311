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
  }
#endif
