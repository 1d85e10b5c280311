#if canImport(SwiftUI)
  import SwiftUI
  import TokenValues

  /// The numbers of a face in one row, or in two rows for large type.
  struct CountdownCells<Separator: View, Cell: View>: View {
    let face: CountdownFace
    let alignment: VerticalAlignment
    @ViewBuilder let separator: Separator
    @ViewBuilder let cell: (CountdownCell) -> Cell

    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
      if typeSize.isAccessibilitySize, face.cells.count > 2 {
        VStack {
          row(face.cells.prefix(2))
          row(face.cells.dropFirst(2))
        }
      } else {
        row(face.cells[...])
      }
    }

    private func row(_ cells: ArraySlice<CountdownCell>) -> some View {
      HStack(alignment: alignment, spacing: 0) {
        ForEach(cells, id: \.unit) { item in
          if item != cells.first { separator }
          cell(item)
        }
      }
    }
  }

  /// A number over the word for its unit.
  struct CountdownNumber: View {
    let face: CountdownFace
    let cell: CountdownCell
    let look: CountdownLook

    var body: some View {
      if case .cells(let number, let unit, _) = look.colors.ink {
        VStack(spacing: 0) {
          let text = look.theme.text.countdown
          line(face.digits(of: cell), text.number, look.fonts.number, number)
          line(face.label(of: cell), text.unit, look.fonts.unit, unit)
        }
      }
    }

    private func line(
      _ text: String, _ style: TokenTextStyle, _ font: Font, _ color: TokenColor
    ) -> some View {
      Text(verbatim: text)
        .style(style, font: font, scale: look.scale)
        .monospacedDigit()
        .foregroundStyle(Color(color))
        .lineLimit(1)
        .fixedSize()
        .frame(height: style.lineHeightInPoints() * look.scale)
    }
  }

  /// The two dots between numbers.
  struct CountdownColon: View {
    let look: CountdownLook

    var body: some View {
      if case .cells(_, _, let colon) = look.colors.ink {
        let dot = look.length(look.layout.colonDot)
        VStack(spacing: look.length(look.layout.colonGap)) {
          Circle().frame(width: dot, height: dot)
          Circle().frame(width: dot, height: dot)
        }
        .foregroundStyle(Color(colon))
      }
    }
  }
#endif
