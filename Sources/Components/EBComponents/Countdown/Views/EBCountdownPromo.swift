#if canImport(SwiftUI)
  import SwiftUI
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
    private let endsAt: Date
    private let notifiesIfAlreadyExpired: Bool
    private let onExpire: () -> Void
    private let trailing: Trailing
    private let footer: Footer

    /// Creates a promo with the caller's views in its slots. An empty slot takes no space.
    ///
    /// - Parameters:
    ///   - title: The line above the numbers.
    ///   - endsAt: When the countdown ends.
    ///   - notifiesIfAlreadyExpired: Whether to announce the end and call `onExpire` even if the end
    ///     is in the past when the view is created.
    ///   - onExpire: Called once when the end is reached.
    ///   - trailing: A view next to the title, such as ``EBCountdownPromoCloseButton``.
    ///   - footer: A view next to the numbers, or below them in large type, such as
    ///     ``EBCountdownPromoCTA``.
    public init(
      title: String, endsAt: Date, notifiesIfAlreadyExpired: Bool = false,
      onExpire: @escaping () -> Void = {},
      @ViewBuilder trailing: () -> Trailing, @ViewBuilder footer: () -> Footer
    ) {
      self.title = title
      self.endsAt = endsAt
      self.notifiesIfAlreadyExpired = notifiesIfAlreadyExpired
      self.onExpire = onExpire
      self.trailing = trailing()
      self.footer = footer()
    }

    /// The content of the view.
    public var body: some View {
      CountdownTicker(
        endsAt: endsAt, style: .one, notifiesIfAlreadyExpired: notifiesIfAlreadyExpired,
        onExpire: onExpire
      ) { face, look in
        CountdownPromoCard(
          title: title, face: face, look: look, trailing: trailing, footer: footer)
      }
    }
  }

  extension EBCountdownPromo
  where Trailing == EBCountdownPromoCloseButton, Footer == EBCountdownPromoCTA {
    /// Creates a promo with a call-to-action button and a close button.
    ///
    /// - Parameters:
    ///   - title: The line above the numbers.
    ///   - endsAt: When the countdown ends.
    ///   - cta: The title of the button; an empty title shows no button.
    ///   - onTapCTA: Called when the button is tapped.
    ///   - onDismiss: Called when the close button is tapped; the caller removes the promo.
    ///   - notifiesIfAlreadyExpired: Whether to announce the end and call `onExpire` even if the end
    ///     is in the past when the view is created.
    ///   - onExpire: Called once when the end is reached.
    public init(
      title: String, endsAt: Date, cta: String, onTapCTA: @escaping () -> Void,
      onDismiss: @escaping () -> Void = {}, notifiesIfAlreadyExpired: Bool = false,
      onExpire: @escaping () -> Void = {}
    ) {
      self.init(
        title: title, endsAt: endsAt, notifiesIfAlreadyExpired: notifiesIfAlreadyExpired,
        onExpire: onExpire
      ) {
        EBCountdownPromoCloseButton(onDismiss: onDismiss)
      } footer: {
        EBCountdownPromoCTA(cta, action: onTapCTA)
      }
    }
  }

  /// The card for one face.
  private struct CountdownPromoCard<Trailing: View, Footer: View>: View {
    let title: String
    let face: CountdownFace
    let look: CountdownLook
    let trailing: Trailing
    let footer: Footer

    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
      let size = CountdownSize.promo(in: look.theme)
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
      .foregroundStyle(ink)
      .padding(look.length(look.layout.promoPadding))
      .frame(maxWidth: size.width * look.scale, minHeight: size.height * look.scale)
      .surface(look, radius: look.layout.barCornerRadius)
      .accessibilityElement(children: .contain)
    }

    /// As large as the numbers, because the audit checks their color as large text.
    private var heading: some View {
      Text(verbatim: title)
        .style(look.theme.text.countdown.number, scale: look.scale)
        .fixedSize(horizontal: false, vertical: true)
        .accessibilityAddTraits(.isHeader)
    }

    private var numbers: some View {
      CountdownLine(face: face, look: look).spoken(face)
    }

    private var gap: CGFloat { look.length(look.layout.promoGap) }

    private var ink: Color {
      switch look.colors.ink {
      case .cells(let number, _, _): Color(number)
      case .pill(let text, _): Color(text)
      }
    }
  }
#endif
