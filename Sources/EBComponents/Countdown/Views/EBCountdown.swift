#if canImport(SwiftUI)
  import SwiftUI
  import Themes

  /// A live timer to a deadline: one bar, a box per unit, or a compact pill.
  ///
  ///     EBCountdown(endsAt: saleEnd)
  ///       .ebStyle(.per)
  ///       .ebUnits([.mins, .secs])
  ///
  /// The end is carried over to a clock that counts sleep, once, when the countdown appears; setting
  /// the device's clock moves nothing. Another `endsAt` starts another countdown. From the last hours
  /// on that the token `countdown/behavior/expiring-threshold-hours` names it is `expiring`, at the
  /// end `expired`. It speaks in sentences, once a minute at most. A countdown that is made after its
  /// end draws `expired`, announces nothing and does not call `onExpire`.
  public struct EBCountdown<Icon: View>: View {
    private let endsAt: Date
    private let notifiesIfAlreadyExpired: Bool
    private let onExpire: () -> Void
    private let icon: Icon

    @Environment(\.countdownStyle) private var style

    /// Creates a countdown with an icon, which only the pill shows.
    ///
    /// - Parameters:
    ///   - endsAt: When it ends.
    ///   - notifiesIfAlreadyExpired: Whether the end is announced and `onExpire` called also where
    ///     the end lies in the past when the view is made.
    ///   - onExpire: Called once when the end is reached, at the latest when the view is back on
    ///     screen after it.
    ///   - icon: Stands before the pill's text; takes its color and size from the pill.
    public init(
      endsAt: Date, notifiesIfAlreadyExpired: Bool = false,
      onExpire: @escaping () -> Void = {}, @ViewBuilder icon: () -> Icon
    ) {
      self.endsAt = endsAt
      self.notifiesIfAlreadyExpired = notifiesIfAlreadyExpired
      self.onExpire = onExpire
      self.icon = icon()
    }

    /// What it draws.
    public var body: some View {
      CountdownTicker(
        endsAt: endsAt, style: style, notifiesIfAlreadyExpired: notifiesIfAlreadyExpired,
        onExpire: onExpire
      ) { face, look in
        layout(face, look).spoken(face)
      }
    }

    @ViewBuilder private func layout(_ face: CountdownFace, _ look: CountdownLook) -> some View {
      switch face.style {
      case .one: CountdownBar(face: face, look: look)
      case .per: CountdownBoxes(face: face, look: look)
      case .pill: CountdownPill(face: face, look: look, icon: icon)
      }
    }
  }

  extension EBCountdown where Icon == EmptyView {
    /// Creates a countdown without an icon.
    ///
    /// - Parameters:
    ///   - endsAt: When it ends.
    ///   - notifiesIfAlreadyExpired: Whether the end is announced and `onExpire` called also where
    ///     the end lies in the past when the view is made.
    ///   - onExpire: Called once when the end is reached, at the latest when the view is back on
    ///     screen after it.
    public init(
      endsAt: Date, notifiesIfAlreadyExpired: Bool = false, onExpire: (() -> Void)? = nil
    ) {
      // Optional, so that a closure after the call is an icon wherever it can be one.
      self.init(
        endsAt: endsAt, notifiesIfAlreadyExpired: notifiesIfAlreadyExpired,
        onExpire: onExpire ?? {}
      ) { EmptyView() }
    }
  }
#endif
