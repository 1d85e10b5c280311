#if canImport(SwiftUI)
  public import SwiftUI
  import Themes
  import TokenValues

  extension Badge: SummaryStackRow {
    /// The content of the view.
    public var body: some View {
      if !isHidden {
        BadgeLabel(badge: self)
      }
    }
  }

  private struct BadgeLabel: View {
    let badge: Badge

    @Environment(\.theme) private var theme
    @TextScale(relativeTo: .caption) private var scale

    var body: some View {
      Text(verbatim: badge.text ?? "")
        .style(Badge.textStyle(in: theme), scale: scale)
        .lineLimit(badge.lineLimit)
        .foregroundStyle(badge.textColor)
        .padding(.horizontal, theme.space.small * scale)
        .padding(.vertical, theme.space.xxsmall * scale)
        .background(
          badge.backgroundColor,
          in: RoundedRectangle(cornerRadius: theme.radius.small * scale)
        )
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: badge.spokenLabel ?? ""))
        .accessibilityAddTraits(.isStaticText)
        .accessibilityHidden(!badge.isAccessibilityElement)
    }
  }
#endif
