#if canImport(SwiftUI) && canImport(Darwin)
  import SwiftUI

  extension EBCountdownPromo
  where Trailing == EBCountdownPromoCloseButton, Footer == EBCountdownPromoCTA {
    /// Creates a promo whose titles are looked up in the app's String Catalog.
    ///
    /// - Parameters:
    ///   - title: The line above the numbers.
    ///   - expiredTitle: The line at the end, when there are no numbers; nil for the words of the
    ///     countdown, such as "Sale ended".
    ///   - endsAt: When the countdown ends.
    ///   - cta: The title of the button.
    ///   - onTapCTA: Called when the button is tapped.
    ///   - onDismiss: Called when the close button is tapped; the caller removes the promo.
    ///   - notifiesIfAlreadyExpired: Whether to announce the end and call `onExpire` even if the end
    ///     is in the past when the view is created.
    ///   - onExpire: Called once when the end is reached.
    @_disfavoredOverload  // a literal is a text
    public init(
      title: LocalizedStringResource, expiredTitle: LocalizedStringResource? = nil, endsAt: Date,
      cta: LocalizedStringResource, onTapCTA: @escaping () -> Void,
      onDismiss: @escaping () -> Void = {}, notifiesIfAlreadyExpired: Bool = false,
      onExpire: @escaping () -> Void = {}
    ) {
      self.init(
        title: String(localized: title), expiredTitle: expiredTitle.map { String(localized: $0) },
        endsAt: endsAt, cta: String(localized: cta), onTapCTA: onTapCTA, onDismiss: onDismiss,
        notifiesIfAlreadyExpired: notifiesIfAlreadyExpired, onExpire: onExpire)
    }
  }

  extension EBCountdownPromoCTA {
    /// Creates a button whose title is looked up in the app's String Catalog.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, action: @escaping () -> Void) {
      self.init(String(localized: title), action: action)
    }
  }

  extension Badge {
    /// Creates a badge whose text is looked up in the app's String Catalog.
    ///
    /// - Parameters:
    ///   - text: The text shown.
    ///   - style: Edits the badge after its text is set.
    ///   - customSpacingAfter: The space after it in a `SummaryStackView`; nil for the stack's own.
    @_disfavoredOverload
    public init(
      text: LocalizedStringResource, style: Style<Badge> = DesignSystem.shared.styles.badge,
      customSpacingAfter: Double? = nil
    ) {
      self.init(
        text: String(localized: text), style: style, customSpacingAfter: customSpacingAfter)
    }
  }
#endif
