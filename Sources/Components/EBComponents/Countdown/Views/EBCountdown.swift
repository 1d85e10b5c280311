#if canImport(SwiftUI)
  public import SwiftUI
  import Themes
  import TokenValues

  /// A live timer to a deadline: one bar, a box per unit, or a compact pill.
  ///
  ///     EBCountdown(endsAt: saleEnd)
  ///       .ebStyle(.per)
  ///       .ebUnits([.mins, .secs])
  ///
  /// When the countdown appears, its end is converted to a clock that counts sleep. Setting the
  /// device's clock later changes nothing. Another `endsAt` starts a new countdown.
  ///
  /// The state becomes `expiring` when the hours of the token
  /// `countdown/behavior/expiring-threshold-hours` are left, and `expired` at the end. The countdown
  /// speaks in sentences, at most once a minute. If it is created after its end, it shows `expired`,
  /// announces nothing and does not call `onExpire`.
  public struct EBCountdown<Content: View>: View {
    private let endsAt: Date
    private let notifiesIfAlreadyExpired: Bool
    private let onExpire: () -> Void
    private let content: (EBCountdownPhase) -> Content

    @Environment(\.countdown) private var settings
    @Environment(\.theme) private var theme
    @Environment(\.locale) private var locale

    /// Creates a countdown with a layout of your own, such as its numbers alone:
    ///
    ///     EBCountdown(endsAt: saleEnd) { $0.numbers }
    ///
    /// - Parameters:
    ///   - endsAt: When it ends.
    ///   - notifiesIfAlreadyExpired: Whether to announce the end and call `onExpire` even if the end
    ///     is in the past when the view is created.
    ///   - onExpire: Called once when the end is reached. If the view is off screen then, it is called
    ///     when the view is back.
    ///   - content: The views for what the countdown shows now. It is called at each tick.
    public init(
      endsAt: Date, notifiesIfAlreadyExpired: Bool = false, onExpire: @escaping () -> Void = {},
      @ViewBuilder content: @escaping (EBCountdownPhase) -> Content
    ) {
      self.endsAt = endsAt
      self.notifiesIfAlreadyExpired = notifiesIfAlreadyExpired
      self.onExpire = onExpire
      self.content = content
    }

    /// The content of the view.
    public var body: some View {
      let clock = settings.clock
      // The identity is the bits of the date, because a NaN date never equals itself.
      RunningCountdown(
        progress: CountdownProgress(
          deadline: clock.deadline(endsAt: endsAt), startingAt: clock.now(), theme: theme,
          notifiesIfAlreadyExpired: notifiesIfAlreadyExpired),
        settings: settings, words: settings.words(in: locale), onExpire: onExpire, content: content
      )
      .id(endsAt.timeIntervalSinceReferenceDate.bitPattern)
      .dynamicTypeSize(...DynamicTypeSize.accessibility3)
    }
  }

  extension EBCountdown {
    /// Creates a countdown in the layout of its style, with an icon before the pill's text, and a view
    /// that takes the place of the numbers at the end.
    public init<Icon: View, Expired: View>(
      endsAt: Date, notifiesIfAlreadyExpired: Bool = false, onExpire: @escaping () -> Void = {},
      @ViewBuilder icon: () -> Icon, @ViewBuilder expired: () -> Expired
    ) where Content == EBCountdownLayout<Icon, Expired> {
      let (icon, expired) = (icon(), expired())
      self.init(
        endsAt: endsAt, notifiesIfAlreadyExpired: notifiesIfAlreadyExpired, onExpire: onExpire
      ) { EBCountdownLayout(phase: $0, icon: icon, expired: expired) }
    }

    /// Creates a countdown in the layout of its style, with an icon before the pill's text, in its color
    /// and size. The other styles show no icon.
    public init<Icon: View>(
      endsAt: Date, notifiesIfAlreadyExpired: Bool = false, onExpire: @escaping () -> Void = {},
      @ViewBuilder icon: () -> Icon
    ) where Content == EBCountdownLayout<Icon, Never> {
      let icon = icon()
      self.init(
        endsAt: endsAt, notifiesIfAlreadyExpired: notifiesIfAlreadyExpired, onExpire: onExpire
      ) { EBCountdownLayout<Icon, Never>(phase: $0, icon: icon, expired: nil) }
    }

    /// Creates a countdown in the layout of its style, with a view that takes the place of the numbers at
    /// the end.
    @_disfavoredOverload  // a trailing closure without a label is an icon
    public init<Expired: View>(
      endsAt: Date, notifiesIfAlreadyExpired: Bool = false, onExpire: @escaping () -> Void = {},
      @ViewBuilder expired: () -> Expired
    ) where Content == EBCountdownLayout<EmptyView, Expired> {
      self.init(
        endsAt: endsAt, notifiesIfAlreadyExpired: notifiesIfAlreadyExpired, onExpire: onExpire,
        icon: { EmptyView() }, expired: expired)
    }

    /// Creates a countdown in the layout of its style.
    ///
    /// - Parameters:
    ///   - endsAt: When it ends.
    ///   - notifiesIfAlreadyExpired: Whether to announce the end and call `onExpire` even if the end
    ///     is in the past when the view is created.
    ///   - onExpire: Called once when the end is reached. If the view is off screen then, it is called
    ///     when the view is back.
    public init(
      endsAt: Date, notifiesIfAlreadyExpired: Bool = false, onExpire: (() -> Void)? = nil
    ) where Content == EBCountdownLayout<EmptyView, Never> {
      // Optional, so a trailing closure is an icon wherever it can be one.
      self.init(
        endsAt: endsAt, notifiesIfAlreadyExpired: notifiesIfAlreadyExpired,
        onExpire: onExpire ?? {}, icon: { EmptyView() })
    }
  }
#endif
