#if canImport(SwiftUI)
  import SwiftUI
  import Themes
  import TokenValues

  /// A bar with all units.
  struct CountdownBar: View {
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
  struct CountdownBoxes: View {
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
  struct CountdownPill<Icon: View>: View {
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
