#if canImport(SwiftUI)
  import SwiftUI
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
  public struct EBCountdown<Icon: View>: View {
    private let endsAt: Date
    private let notifiesIfAlreadyExpired: Bool
    private let onExpire: () -> Void
    private let icon: Icon

    @Environment(\.countdown.style) private var style

    /// Creates a countdown with an icon. Only the pill shows the icon.
    ///
    /// - Parameters:
    ///   - endsAt: When it ends.
    ///   - notifiesIfAlreadyExpired: Whether to announce the end and call `onExpire` even if the end
    ///     is in the past when the view is created.
    ///   - onExpire: Called once when the end is reached. If the view is off screen then, it is called
    ///     when the view is back.
    ///   - icon: An icon before the pill's text, in the pill's color and size.
    public init(
      endsAt: Date, notifiesIfAlreadyExpired: Bool = false,
      onExpire: @escaping () -> Void = {}, @ViewBuilder icon: () -> Icon
    ) {
      self.endsAt = endsAt
      self.notifiesIfAlreadyExpired = notifiesIfAlreadyExpired
      self.onExpire = onExpire
      self.icon = icon()
    }

    /// The content of the view.
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
    ///   - notifiesIfAlreadyExpired: Whether to announce the end and call `onExpire` even if the end
    ///     is in the past when the view is created.
    ///   - onExpire: Called once when the end is reached. If the view is off screen then, it is called
    ///     when the view is back.
    public init(
      endsAt: Date, notifiesIfAlreadyExpired: Bool = false, onExpire: (() -> Void)? = nil
    ) {
      // Optional, so a trailing closure is an icon wherever it can be one.
      self.init(
        endsAt: endsAt, notifiesIfAlreadyExpired: notifiesIfAlreadyExpired, onExpire: onExpire ?? {}
      ) { EmptyView() }
    }
  }

  /// A bar with all units.
  private struct CountdownBar: View {
    let face: CountdownFace
    let look: CountdownLook

    var body: some View {
      let size = CountdownSize(style: .one, units: face.cells.map(\.unit), theme: look.theme)
      CountdownLine(face: face, look: look)
        .padding(.vertical, look.length(look.theme.space.small))
        .frame(maxWidth: size.width * look.scale, minHeight: size.height * look.scale)
        .surface(look, radius: look.layout.barCornerRadius)
    }
  }

  /// A box for each unit, colons between them.
  private struct CountdownBoxes: View {
    let face: CountdownFace
    let look: CountdownLook

    var body: some View {
      let size = CountdownSize(style: .per, units: face.cells.map(\.unit), theme: look.theme)
      CountdownCells(face: face, alignment: .center) {
        CountdownColon(look: look).frame(maxWidth: .infinity)
      } cell: { cell in
        CountdownNumber(face: face, cell: cell, look: look)
          .frame(
            minWidth: look.length(look.layout.boxWidth),
            minHeight: look.length(look.layout.boxHeight)
          )
          .surface(look, radius: look.layout.boxCornerRadius)
      }
      .frame(maxWidth: size.width * look.scale, minHeight: size.height * look.scale)
    }
  }

  /// A compact badge: an optional icon and a line of text.
  private struct CountdownPill<Icon: View>: View {
    let face: CountdownFace
    let look: CountdownLook
    let icon: Icon

    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
      if case .pill(let text, let iconColor) = look.colors.ink {
        let style = look.theme.text.countdown.pill
        let size = CountdownSize(style: .pill, units: face.cells.map(\.unit), theme: look.theme)
        HStack(spacing: look.length(look.layout.pillGap)) {
          icon
            .font(Font(style, scale: look.scale))
            .foregroundStyle(Color(iconColor))
          Text(verbatim: face.text)
            .style(style, scale: look.scale)
            .monospacedDigit()
            .foregroundStyle(Color(text))
            .lineLimit(1)
        }
        .padding(.horizontal, look.length(look.layout.pillPaddingHorizontal))
        // In large type the minimum width would be wider than a phone.
        .frame(
          minWidth: typeSize.isAccessibilitySize ? nil : size.width * look.scale,
          minHeight: size.height * look.scale
        )
        .surface(look, radius: look.theme.radius.max)
        .fixedSize()
      }
    }
  }
#endif
