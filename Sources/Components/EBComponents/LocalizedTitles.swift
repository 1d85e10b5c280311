#if canImport(SwiftUI) && canImport(Darwin)
  public import SwiftUI

  extension EBCountdownPromo
  where Trailing == EBCountdownPromoCloseButton, Footer == EBCountdownPromoCTA {
    /// Creates a promo whose titles are looked up in the app's String Catalog.
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
    @_disfavoredOverload
    public init(
      text: LocalizedStringResource, style: Style<Badge> = DesignSystem.shared.styles.badge,
      customSpacingAfter: Double? = nil
    ) {
      self.init(text: String(localized: text), style: style, customSpacingAfter: customSpacingAfter)
    }
  }
#endif
