#if canImport(UIKit)
  public import UIKit

  /// A text on a background: the base of ``Badge`` and ``NotificationBadge``.
  public class BadgeView: UIView {
    /// What the badge speaks by default; nil if it is silent.
    var speech: String?
    /// Whether the badge has no content to show.
    var isEmpty = true {
      didSet { super.isHidden = isEmpty || isSetHidden }
    }
    private var isSetHidden = false
    private var ownWords: String?
    let label = UILabel()
    private let textStyle: UIFont.TextStyle

    /// - Parameter textStyle: The text style that fonts and lengths scale with.
    init(growingWith textStyle: UIFont.TextStyle) {
      self.textStyle = textStyle
      super.init(frame: .zero)
      setUp()
    }

    init?(coder: NSCoder, growingWith textStyle: UIFont.TextStyle) {
      self.textStyle = textStyle
      super.init(coder: coder)
      setUp()
    }

    /// Creates a badge from a storyboard or a nib: without content, in its default style.
    public required convenience init?(coder: NSCoder) {
      self.init(coder: coder, growingWith: .caption1)
    }

    private func setUp() {
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

    /// The color of the text.
    public var textColor: UIColor? {
      get { label.textColor }
      set { label.textColor = newValue }
    }

    /// Whether the badge is hidden: it was set to be, or it has no content.
    public override var isHidden: Bool {
      get { super.isHidden }
      set {
        isSetHidden = newValue
        super.isHidden = isEmpty || newValue
      }
    }

    /// What is spoken: the label that was set, or else the content; nil without content.
    public override var accessibilityLabel: String? {
      get { speech.map { ownWords ?? $0 } }
      set { ownWords = newValue }
    }

    /// Whether assistive technology sees the view: it has a label and was not set to false.
    public override var isAccessibilityElement: Bool {
      get { super.isAccessibilityElement && speech != nil }
      set { super.isAccessibilityElement = newValue }
    }

    /// The reading direction, with which corners change sides.
    public override var semanticContentAttribute: UISemanticContentAttribute {
      didSet { setNeedsLayout() }
    }

    /// The tokens for the view's traits.
    var look: Look { Look(textStyle, in: traitCollection) }

    /// Updates the view. Subclasses add what they show and speak.
    func show() {
      setNeedsLayout()
    }
  }
#endif
