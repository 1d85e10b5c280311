#if canImport(SwiftUI)
  import SwiftUI
  import Themes
  import TokenValues

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
      if !title.isEmpty { button }
    }

    private var button: some View {
      let layout = theme.countdown.layout
      return Button {
        action()
      } label: {
        Text(verbatim: title)
          .style(theme.text.countdown.pill, scale: scale)
          .foregroundStyle(Color(theme.colors.onBackground.info))
          .padding(.horizontal, layout.promoCtaPaddingHorizontal.scaled(by: scale))
          .frame(minHeight: layout.promoCtaHeight.scaled(by: scale))
          .background(Color(theme.colors.background.info), in: Capsule())
      }
      .buttonStyle(PromoButtonStyle(visibleHeight: layout.promoCtaHeight))
    }
  }

  /// The button that dismisses a promo; a separate accessibility element.
  public struct EBCountdownPromoCloseButton: View {
    private let label: String?
    private let onDismiss: () -> Void

    @Environment(\.theme) private var theme
    @Environment(\.locale) private var locale
    @Environment(\.countdownWords) private var words
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
      let size = layout.promoCloseSize.scaled(by: scale)
      Button {
        onDismiss()
      } label: {
        Image(systemName: "xmark")
          .font(.system(size: layout.promoCloseGlyph.scaled(by: scale), weight: .bold))
          .frame(width: size, height: size)
      }
      .buttonStyle(PromoButtonStyle(visibleHeight: layout.promoCloseSize))
      .accessibilityLabel(Text(verbatim: label ?? (words ?? .words(for: locale)).dismiss))
    }
  }

  /// Fades a pressed or disabled button as a whole, and enlarges its tap area to the size of a finger.
  private struct PromoButtonStyle: ButtonStyle {
    let visibleHeight: TokenLength

    @Environment(\.theme) private var theme
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      let missing = theme.countdown.layout.promoTarget.inPoints() - visibleHeight.inPoints()
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
