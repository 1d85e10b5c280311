#if canImport(UIKit)
  import UIKit

  /// A text on a ground of its own: what ``Badge`` and ``NotificationBadge`` have in common.
  public class BadgeView: UIView {
    /// What the badge says by itself; nil when it says nothing.
    var speech: String?
    /// Whether the badge has nothing to show.
    var isEmpty = true {
      didSet { super.isHidden = isEmpty || isSetHidden }
    }
    private var isSetHidden = false
    private var ownWords: String?
    let label = UILabel()
    private let textStyle: UIFont.TextStyle

    /// - Parameter textStyle: The text style that type and lengths grow with.
    init(growingWith textStyle: UIFont.TextStyle) {
      self.textStyle = textStyle
      super.init(frame: .zero)
      isAccessibilityElement = true
      accessibilityTraits = .staticText
      label.textAlignment = .center
      label.adjustsFontForContentSizeCategory = true
      label.isAccessibilityElement = false
      label.fill(self)
      registerForTraitChanges(Look.traits) { (view: BadgeView, _: UITraitCollection) in
        view.show()
      }
    }

    /// Badges are made in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
      fatalError("Badges are made in code.")
    }

    /// The color of the text.
    public var textColor: UIColor? {
      get { label.textColor }
      set { label.textColor = newValue }
    }

    /// Whether the badge is hidden: while it has nothing to show, and where it was set to be.
    public override var isHidden: Bool {
      get { super.isHidden }
      set {
        isSetHidden = newValue
        super.isHidden = isEmpty || newValue
      }
    }

    /// What is spoken: the words that were set, else what it shows; nil while it shows nothing.
    public override var accessibilityLabel: String? {
      get { speech.map { ownWords ?? $0 } }
      set { ownWords = newValue }
    }

    /// Whether assistive technology sees the view: while it has words, unless set to false.
    public override var isAccessibilityElement: Bool {
      get { super.isAccessibilityElement && speech != nil }
      set { super.isAccessibilityElement = newValue }
    }

    /// Changes sides with the reading direction.
    public override var semanticContentAttribute: UISemanticContentAttribute {
      didSet { setNeedsLayout() }
    }

    /// The tokens as the view's traits have them.
    var look: Look { Look(textStyle, in: traitCollection) }

    /// Shows what the badge is now; each kind adds what it shows and says.
    func show() {
      setNeedsLayout()
    }
  }
#endif
