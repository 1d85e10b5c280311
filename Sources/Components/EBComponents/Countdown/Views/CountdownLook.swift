#if canImport(SwiftUI)
  import SwiftUI
  import Themes
  import TokenValues

  /// The look of a face: colors, fonts and lengths at the user's text size.
  struct CountdownLook {
    let theme: Theme
    let colors: CountdownColors
    let scale: CGFloat
    let fonts: CountdownFonts

    var layout: Theme.CountdownTokens.LayoutTokens { theme.countdown.layout }

    /// The text style and the font of a style's numbers.
    func numbers(of style: EBCountdownStyle) -> (style: TokenTextStyle, font: Font) {
      let text = theme.text.countdown
      return style == .pill ? (text.pill, fonts.pill) : (text.number, fonts.number)
    }

    func length(_ token: Double) -> CGFloat { token * scale }

    /// The outline of a bar, a box or a card.
    func outline(_ radius: Double) -> RoundedRectangle {
      RoundedRectangle(cornerRadius: length(radius))
    }
  }

  /// The fonts of countdowns at the user's text size. They are looked up before the first tick, because
  /// the system takes longer to find a typeface than a tick.
  struct CountdownFonts {
    let number: Font
    let unit: Font
    let pill: Font

    init(_ text: Theme.TextTokens.CountdownTokens, scale: CGFloat) {
      number = Font(fixed: text.number, scale: scale)
      unit = Font(fixed: text.unit, scale: scale)
      pill = Font(fixed: text.pill, scale: scale)
    }
  }

  extension View {
    /// Fills the background of a view, and draws its border if the theme has one.
    func surface(_ look: CountdownLook, radius: Double) -> some View {
      background(AnyShapeStyle(look.colors.background), in: look.outline(radius))
        .overlay {
          if let border = look.colors.border {
            look.outline(radius)
              .strokeBorder(Color(border), lineWidth: look.layout.borderWidth)
          }
        }
    }

    /// Makes a face one accessibility element that is spoken as a sentence instead of digits.
    func spoken(_ face: CountdownFace) -> some View {
      accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: face.spokenLabel))
        .accessibilityAddTraits(face.state == .expired ? .isStaticText : .updatesFrequently)
    }
  }
#endif
