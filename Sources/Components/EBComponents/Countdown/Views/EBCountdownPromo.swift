#if canImport(SwiftUI)
  public import SwiftUI
  import Themes
  import TokenValues

  /// A card with a countdown: a title and a bar of numbers, each with a slot next to it.
  ///
  ///     EBCountdownPromo(
  ///       title: "Hurry up! Sale ends in:", endsAt: saleEnd, cta: "Show now!",
  ///       onTapCTA: { openSale() }, onDismiss: { isPromoShown = false })
  ///
  /// `.ebUnits`, `.ebState` and `.ebWords` apply; `.ebStyle` does not. The caller provides all text.
  /// The promo does not disappear by itself and does not remember that it was dismissed.
  /// `.disabled(true)` disables its buttons.
  public struct EBCountdownPromo<Trailing: View, Footer: View>: View {
    private let title: String
    private let expiredTitle: String?
    private let endsAt: Date
    private let notifiesIfAlreadyExpired: Bool
    private let onExpire: () -> Void
    private let trailing: Trailing
    private let footer: Footer

    @Environment(\.countdown.style) private var style

    /// Creates a promo with the caller's views in its slots. An empty slot takes no space.
    ///
    /// - Parameters:
    ///   - title: The line above the numbers.
    ///   - expiredTitle: The line at the end, when there are no numbers; nil for the words of the
    ///     countdown, such as "Sale ended".
    ///   - endsAt: When the countdown ends.
    ///   - notifiesIfAlreadyExpired: Whether to announce the end and call `onExpire` even if the end
    ///     is in the past when the view is created.
    ///   - onExpire: Called once when the end is reached.
    ///   - trailing: A view next to the title, such as ``EBCountdownPromoCloseButton``.
    ///   - footer: A view next to the numbers, or below them in large type, such as
    ///     ``EBCountdownPromoCTA``.
    public init(
      title: String, expiredTitle: String? = nil, endsAt: Date,
      notifiesIfAlreadyExpired: Bool = false, onExpire: @escaping () -> Void = {},
      @ViewBuilder trailing: () -> Trailing, @ViewBuilder footer: () -> Footer
    ) {
      self.title = title
      self.expiredTitle = expiredTitle
      self.endsAt = endsAt
      self.notifiesIfAlreadyExpired = notifiesIfAlreadyExpired
      self.onExpire = onExpire
      self.trailing = trailing()
      self.footer = footer()
    }

    /// The content of the view.
    public var body: some View {
      EBCountdown(
        endsAt: endsAt, notifiesIfAlreadyExpired: notifiesIfAlreadyExpired, onExpire: onExpire
      ) { countdown in
        CountdownPromoCard(
          title: countdown.state == .expired ? expiredTitle ?? countdown.face.spokenLabel : title,
          countdown: countdown, trailing: trailing.ebStyle(style), footer: footer.ebStyle(style))
      }
      .ebStyle(.one)
    }
  }

  extension EBCountdownPromo
  where Trailing == EBCountdownPromoCloseButton, Footer == EBCountdownPromoCTA {
    /// Creates a promo with a call-to-action button and a close button.
    ///
    /// - Parameters:
    ///   - title: The line above the numbers.
    ///   - expiredTitle: The line at the end, when there are no numbers; nil for the words of the
    ///     countdown, such as "Sale ended".
    ///   - endsAt: When the countdown ends.
    ///   - cta: The title of the button; an empty title shows no button.
    ///   - onTapCTA: Called when the button is tapped.
    ///   - onDismiss: Called when the close button is tapped; the caller removes the promo.
    ///   - notifiesIfAlreadyExpired: Whether to announce the end and call `onExpire` even if the end
    ///     is in the past when the view is created.
    ///   - onExpire: Called once when the end is reached.
    public init(
      title: String, expiredTitle: String? = nil, endsAt: Date, cta: String,
      onTapCTA: @escaping () -> Void, onDismiss: @escaping () -> Void = {},
      notifiesIfAlreadyExpired: Bool = false, onExpire: @escaping () -> Void = {}
    ) {
      self.init(
        title: title, expiredTitle: expiredTitle, endsAt: endsAt,
        notifiesIfAlreadyExpired: notifiesIfAlreadyExpired, onExpire: onExpire
      ) {
        EBCountdownPromoCloseButton(onDismiss: onDismiss)
      } footer: {
        EBCountdownPromoCTA(cta, action: onTapCTA)
      }
    }
  }

  /// The card for what a countdown shows now.
  private struct CountdownPromoCard<Trailing: View, Footer: View>: View {
    let title: String
    let countdown: EBCountdownPhase
    let trailing: Trailing
    let footer: Footer

    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.theme) private var theme
    @TextScale(relativeTo: .caption) private var scale

    var body: some View {
      let layout = theme.countdown.layout
      let size = CountdownSize.promo(in: theme)
      let gap = layout.promoGap * scale
      VStack(alignment: .leading, spacing: gap) {
        HStack(alignment: .top, spacing: gap) {
          if !title.isEmpty { heading }
          Spacer(minLength: 0)
          trailing
        }
        // Next to a button of this size the numbers would touch.
        if typeSize >= .xxxLarge {
          numbers
          footer
        } else {
          HStack(spacing: gap) {
            numbers
            footer
          }
        }
      }
      .foregroundStyle(Color(countdown.colors.text))
      .padding(layout.promoPadding * scale)
      .frame(maxWidth: size.width * scale, minHeight: size.height * scale)
      .ebSurface(countdown)
      .accessibilityElement(children: .contain)
    }

    @ViewBuilder private var numbers: some View {
      if countdown.state != .expired { countdown.numbers }
    }

    /// As large as the numbers, because the audit checks their color as large text.
    private var heading: some View {
      Text(verbatim: title)
        .style(countdown.textStyle, font: countdown.look.fonts.number, scale: scale)
        .fixedSize(horizontal: false, vertical: true)
        .accessibilityAddTraits(.isHeader)
    }
  }

  /// The call-to-action button of a promo.
  public struct EBCountdownPromoCTA: View {
    private let title: String
    private let action: () -> Void

    @Environment(\.theme) private var theme
    @TextScale(relativeTo: .caption) private var scale

    /// Creates a button with a title; an empty title draws nothing.
    public init(_ title: String, action: @escaping () -> Void) {
      self.title = title
      self.action = action
    }

    /// The content of the view.
    public var body: some View {
      if !title.isEmpty {
        let layout = theme.countdown.layout
        Button {
          action()
        } label: {
          Text(verbatim: title)
            .style(theme.text.countdown.pill, scale: scale)
            .foregroundStyle(Color(theme.colors.onBackground.info))
            .padding(.horizontal, layout.promoCtaPaddingHorizontal * scale)
            .frame(minHeight: layout.promoCtaHeight * scale)
            .background(Color(theme.colors.background.info), in: Capsule())
        }
        .buttonStyle(PromoButtonStyle(visibleHeight: layout.promoCtaHeight))
      }
    }
  }

  /// The button that dismisses a promo; a separate accessibility element.
  public struct EBCountdownPromoCloseButton: View {
    private let label: String?
    private let onDismiss: () -> Void

    @Environment(\.theme) private var theme
    @Environment(\.locale) private var locale
    @Environment(\.countdown) private var settings
    @TextScale(relativeTo: .caption) private var scale

    /// Creates a close button, in the color of the text around it.
    ///
    /// - Parameters:
    ///   - label: The spoken label; nil for "Dismiss promo" in the locale's language.
    ///   - onDismiss: Called when the button is tapped.
    public init(label: String? = nil, onDismiss: @escaping () -> Void) {
      self.label = label
      self.onDismiss = onDismiss
    }

    /// The content of the view.
    public var body: some View {
      let layout = theme.countdown.layout
      let size = layout.promoCloseSize * scale
      Button {
        onDismiss()
      } label: {
        Image(systemName: "xmark")
          .font(.system(size: layout.promoCloseGlyph * scale, weight: .bold))
          .frame(width: size, height: size)
      }
      .buttonStyle(PromoButtonStyle(visibleHeight: layout.promoCloseSize))
      .accessibilityLabel(Text(verbatim: label ?? settings.words(in: locale).dismiss))
    }
  }

  /// Fades a pressed or disabled button as a whole, and enlarges its tap area to the size of a finger.
  private struct PromoButtonStyle: ButtonStyle {
    let visibleHeight: Double

    @Environment(\.theme) private var theme
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      let missing = theme.countdown.layout.promoTarget - visibleHeight
      configuration.label
        // Otherwise the label and its background would be faded one by one.
        .compositingGroup()
        .opacity(opacity(isPressed: configuration.isPressed))
        .contentShape(Rectangle().inset(by: -max(0, missing) / 2))
    }

    private func opacity(isPressed: Bool) -> Double {
      let promo = theme.countdown.promo
      if !isEnabled { return promo.disabledOpacity }
      return isPressed ? promo.pressedOpacity : 1
    }
  }
#endif
