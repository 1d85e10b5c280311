#if canImport(SwiftUI)
  public import SwiftUI
  import Themes
  import TokenValues

  /// The layout of a countdown in its style: one bar, a box per unit, or a compact pill.
  ///
  /// At the end the numbers give way to words: those of ``CountdownWords/ended``, or the view that the
  /// countdown was given.
  public struct EBCountdownLayout<Icon: View, Expired: View>: View {
    let phase: EBCountdownPhase
    let icon: Icon
    /// What is shown at the end; nil for the words.
    let expired: Expired?

    @Environment(\.dynamicTypeSize) private var typeSize

    /// The content of the view.
    public var body: some View {
      if phase.state == .expired, expired != nil {
        layout
      } else {
        layout.spoken(phase.face)
      }
    }

    @ViewBuilder private var layout: some View {
      let (face, look) = (phase.face, phase.look)
      let size = CountdownSize(style: face.style, units: face.cells.map(\.unit), theme: look.theme)
      switch face.style {
      case .one: bar(size, radius: look.layout.barCornerRadius)
      case .per where face.state == .expired: bar(size, radius: look.layout.boxCornerRadius)
      case .per: boxes(size)
      case .pill: pill(size)
      }
    }

    @ViewBuilder private var content: some View {
      if phase.state == .expired, let expired {
        expired
          .font(phase.look.numbers(of: phase.face.style).font)
          .foregroundStyle(Color(phase.colors.text))
      } else {
        CountdownNumbers(face: phase.face, look: phase.look)
      }
    }

    /// A bar with all units, or with what is there at the end.
    private func bar(_ size: CountdownSize, radius: Double) -> some View {
      let look = phase.look
      return
        content
        .padding(.vertical, look.length(look.theme.space.small))
        .frame(maxWidth: size.width * look.scale, minHeight: size.height * look.scale)
        .surface(look, radius: radius)
    }

    /// A box for each unit, colons between them.
    private func boxes(_ size: CountdownSize) -> some View {
      let (face, look) = (phase.face, phase.look)
      return CountdownCells(face: face, alignment: .center) {
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

    /// A compact badge: an optional icon before a line of text.
    private func pill(_ size: CountdownSize) -> some View {
      let look = phase.look
      return HStack(spacing: look.length(look.layout.pillGap)) {
        icon
          .font(look.fonts.pill)
          .foregroundStyle(Color(look.colors.icon))
        content.lineLimit(1)
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
#endif
