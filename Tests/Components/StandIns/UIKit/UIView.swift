// Apple's declarations, documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@MainActor open class UIResponder: NSObject {}

/// A view as it was set up. It is not measured: a test sets its frame and asks for layout.
@MainActor open class UIView: UIResponder {
  public init(frame: CGRect) { self.frame = frame }
  public required init?(coder: NSCoder) { frame = .zero }
  public override convenience init() { self.init(frame: .zero) }

  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []
  public let layer = CALayer()

  open var frame: CGRect { didSet { setNeedsLayout() } }
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open var isHidden = false
  open var backgroundColor: UIColor?

  open var accessibilityLabel: String?
  open var isAccessibilityElement = false
  open var accessibilityTraits = UIAccessibilityTraits.none

  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var translatesAutoresizingMaskIntoConstraints = true
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
  open var insetsLayoutMarginsFromSafeArea = true
  public private(set) lazy var layoutMarginsGuide = UILayoutGuide(of: self)
  public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(of: self)
  public internal(set) var constraints: [NSLayoutConstraint] = []
  private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  private var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

  public var traitOverrides = UITraitOverrides() {
    didSet { notifyOfChanges(since: UITraitCollection(values: applied(oldValue))) }
  }
  private var observers: [TraitObserver] = []
  private var needsLayout = true

  open func addSubview(_ view: UIView) {
    let old = view.traitCollection
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
    view.notifyOfChanges(since: old)
  }

  open func removeFromSuperview() {
    superview?.willRemoveSubview(self)
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  open func willRemoveSubview(_ subview: UIView) {}

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { hugging[axis] = priority }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis] ?? .defaultLow
  }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { resistance[axis] = priority }

  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    resistance[axis] ?? .defaultHigh
  }

  open func setNeedsLayout() { needsLayout = true }
  open func layoutSubviews() { needsLayout = false }

  open func layoutIfNeeded() {
    if needsLayout { layoutSubviews() }
    precondition(!needsLayout, "layoutSubviews did not call super, which applies constraints.")
    subviews.forEach { $0.layoutIfNeeded() }
  }
}

extension UIView: UITraitEnvironment, UITraitChangeObservable {
  public var traitCollection: UITraitCollection {
    UITraitCollection(values: applied(traitOverrides))
  }

  private func applied(_ overrides: UITraitOverrides) -> TraitValues {
    overrides.applied(to: (superview?.traitCollection ?? .current).values)
  }

  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .unspecified:
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  @discardableResult public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
    let observer = TraitObserver(traits: traits) { [unowned self] previous in
      handler(self as! TraitEnvironment, previous)
    }
    observers.append(observer)
    return observer
  }

  private func notifyOfChanges(since old: UITraitCollection) {
    let new = traitCollection.values
    if new == old.values { return }
    for observer in observers { observer.notify(of: old, new) }
    for view in subviews {
      view.notifyOfChanges(
        since: UITraitCollection(values: view.traitOverrides.applied(to: old.values)))
    }
  }
}
