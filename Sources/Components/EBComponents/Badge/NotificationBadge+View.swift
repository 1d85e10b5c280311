#if canImport(SwiftUI)
  public import SwiftUI
  import Themes
  import TokenValues

  extension NotificationBadge: View {
    /// The content of the view.
    public var body: some View {
      if !isHidden {
        NotificationBadgeChip(badge: self)
      }
    }
  }

  private struct NotificationBadgeChip: View {
    let badge: NotificationBadge

    @Environment(\.theme) private var theme
    @Environment(\.locale) private var locale
    @TextScale(relativeTo: .caption2) private var scale

    var body: some View {
      let badge = badge.written(in: locale)
      let style = NotificationBadge.textStyle(in: theme)
      let height = style.lineHeightInPoints() * scale + 2 * theme.space.xxsmall * scale
      Text(verbatim: badge.text ?? "")
        .style(style, scale: scale)
        .lineLimit(1)
        .foregroundStyle(badge.textColor)
        .padding(.horizontal, badge.padding(in: theme) * scale)
        .frame(minWidth: height, minHeight: height)
        .background(
          badge.backgroundColor,
          in: UnevenRoundedRectangle(cornerRadii: radii(height: height))
        )
        .fixedSize()
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: badge.spokenLabel ?? ""))
        .accessibilityAddTraits(.isStaticText)
        .accessibilityHidden(!badge.isAccessibilityElement)
    }

    private func radii(height: CGFloat) -> RectangleCornerRadii {
      let radius = min(badge.cornerRadius.radius(in: theme) * scale, height / 2)
      let rounded = badge.cornerRadius.roundedCorners
      return RectangleCornerRadii(
        topLeading: rounded.contains(.topLeading) ? radius : 0,
        bottomLeading: rounded.contains(.bottomLeading) ? radius : 0,
        bottomTrailing: rounded.contains(.bottomTrailing) ? radius : 0,
        topTrailing: rounded.contains(.topTrailing) ? radius : 0)
    }
  }
#endif
