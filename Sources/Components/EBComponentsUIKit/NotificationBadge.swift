#if canImport(UIKit)
  public import EBComponents
  import TokenValues
  public import UIKit

  /// A chip that shows that there are new items.
  ///
  ///     let badge = NotificationBadge(content: .counter(150), maxCount: 99)
  ///
  /// It shows "99+" and speaks the full number. Without content it is hidden, also from assistive
  /// technology. Changes are visible immediately.
  public final class NotificationBadge: BadgeView {
    /// What a badge shows.
    public typealias Content = EBComponents.NotificationBadge.Content

    private var value: EBComponents.NotificationBadge {
      didSet { show() }
    }
    private lazy var minimumHeight = label.heightAnchor.constraint(greaterThanOrEqualToConstant: 0)

    /// Creates a badge; without content it is hidden.
    ///
    /// - Parameters:
    ///   - content: What the badge shows.
    ///   - maxCount: The largest number written out; above it the badge shows "99+".
    ///   - style: Edits the badge after its content is set.
    public init(
      content: Content = .empty, maxCount: Int? = nil,
      style: Style<NotificationBadge> = DesignSystem.shared.styles.notificationBadge
    ) {
      value = EBComponents.NotificationBadge(content: content, maxCount: maxCount)
        .written(in: .autoupdatingCurrent)
      super.init(growingWith: .caption2)
      keepSize()
      apply(value)
      show()
      style(self)
    }

    /// Creates a badge from a storyboard or a nib: without content, in its default style.
    public required init?(coder: NSCoder) {
      value = EBComponents.NotificationBadge().written(in: .autoupdatingCurrent)
      super.init(coder: coder, growingWith: .caption2)
      keepSize()
      apply(value)
      show()
    }

    /// What the badge shows.
    public var content: Content {
      get { value.content }
      set { value.content = newValue }
    }

    /// The largest number written out; nil for no cap.
    public var maxCount: Int? {
      get { value.maxCount }
      set { value.maxCount = newValue }
    }

    /// Whether a number of 0 or less hides the badge.
    public var hideWhenZero: Bool {
      get { value.hideWhenZero }
      set { value.hideWhenZero = newValue }
    }

    /// How its corners are rounded.
    public var cornerRadius: DesignSystem.CornerRadiusTypes {
      get { value.cornerRadius }
      set { value.cornerRadius = newValue }
    }

    /// The locale of the digits; the device's by default.
    public var locale: Locale {
      get { value.locale }
      set { value.locale = newValue }
    }

    /// Rounds the corners for the current size.
    public override func layoutSubviews() {
      super.layoutSubviews()
      round(cornerRadius.roundedCorners, by: look.scaled(cornerRadius.radius(in: look.theme)))
    }

    /// Takes the look that a style sets on the plain value.
    func apply(_ badge: EBComponents.NotificationBadge) {
      backgroundColor = UIColor(badge.backgroundColor)
      textColor = UIColor(badge.textColor)
      cornerRadius = badge.cornerRadius
    }

    override func show() {
      super.show()
      let look = look
      let style = EBComponents.NotificationBadge.textStyle(in: look.theme)
      let space = look.theme.space
      isEmpty = value.isHidden
      speech = value.spokenLabel
      label.show(value.text, style, look)
      minimumHeight.constant = look.scaled(style.lineHeightInPoints())
      directionalLayoutMargins = look.margins(
        horizontal: value.padding(in: look.theme), vertical: space.xxsmall)
    }

    /// Keeps the badge from being cut off or narrower than high.
    private func keepSize() {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        label.setContentCompressionResistancePriority(.required, for: axis)
        label.setContentHuggingPriority(.defaultHigh, for: axis)
      }
      minimumHeight.isActive = true
      widthAnchor.constraint(greaterThanOrEqualTo: heightAnchor).isActive = true
    }
  }
#endif
