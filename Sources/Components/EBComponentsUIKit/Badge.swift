#if canImport(UIKit)
  import EBComponents
  import TokenValues
  public import UIKit

  /// A word or two about the status of something. Without text it is hidden.
  ///
  ///     let badge = Badge(text: "Pending", style: DesignSystem.shared.styles.badgeWarning)
  public final class Badge: BadgeView, SummaryStackRow {
    private var value: EBComponents.Badge {
      didSet { show() }
    }

    /// Creates a badge.
    ///
    /// - Parameters:
    ///   - text: The text shown.
    ///   - style: Edits the badge after its text is set.
    ///   - customSpacingAfter: The space in points after it in a ``SummaryStackView``; nil for the
    ///     stack's own.
    public init(
      text: String = "", style: Style<Badge> = DesignSystem.shared.styles.badge,
      customSpacingAfter: CGFloat? = nil
    ) {
      let spacing = customSpacingAfter.map { Double($0) }
      value = EBComponents.Badge(text: text, customSpacingAfter: spacing)
      super.init(growingWith: .caption1)
      apply(value)
      show()
      style(self)
    }

    /// Creates a badge from a storyboard or a nib: without text, in its default style.
    public required init?(coder: NSCoder) {
      value = EBComponents.Badge()
      super.init(coder: coder, growingWith: .caption1)
      apply(value)
      show()
    }

    /// The text shown.
    public var text: String? {
      get { value.text }
      set { value.text = newValue }
    }

    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines: Int {
      get { value.numberOfLines }
      set { value.numberOfLines = newValue }
    }

    /// The space in points after the badge in a ``SummaryStackView``; nil for the stack's own.
    public var customSpacingAfter: CGFloat? {
      get { value.customSpacingAfter.map { CGFloat($0) } }
      set {
        value.customSpacingAfter = newValue.map { Double($0) }
        (superview as? UIStackView)?.space(self)
      }
    }

    /// Rounds the corners for the current size.
    public override func layoutSubviews() {
      super.layoutSubviews()
      round(.allCorners, by: look.scaled(look.theme.radius.small))
    }

    /// Takes the colors that a style sets on the plain value.
    func apply(_ badge: EBComponents.Badge) {
      backgroundColor = UIColor(badge.backgroundColor)
      textColor = UIColor(badge.textColor)
    }

    override func show() {
      super.show()
      let look = look
      let space = look.theme.space
      isEmpty = value.isHidden
      speech = value.spokenLabel
      label.numberOfLines = value.lineLimit ?? 0
      label.show(value.text, EBComponents.Badge.textStyle(in: look.theme), look)
      directionalLayoutMargins = look.margins(horizontal: space.small, vertical: space.xxsmall)
    }
  }
#endif
