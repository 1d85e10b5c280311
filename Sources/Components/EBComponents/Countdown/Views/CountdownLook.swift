#if canImport(SwiftUI)
  import SwiftUI
  import Themes
  import TokenValues

  /// The look of a face: colors, fonts and lengths at the user's text size.
  struct CountdownLook {
    let theme: Theme
    let colors: CountdownColors
    let scale: CGFloat

    var layout: Theme.CountdownTokens.LayoutTokens { theme.countdown.layout }

    func textStyle(of style: EBCountdownStyle) -> TokenTextStyle {
      style == .pill ? theme.text.countdown.pill : theme.text.countdown.number
    }

    func length(_ token: TokenLength) -> CGFloat { token.scaled(by: scale) }

    /// The outline of a bar, a box or a card.
    func outline(_ radius: TokenLength) -> RoundedRectangle {
      RoundedRectangle(cornerRadius: length(radius))
    }
  }

  extension View {
    /// Fills the background of a view, and draws its border if the theme has one.
    func surface(_ look: CountdownLook, radius: TokenLength) -> some View {
      background(AnyShapeStyle(look.colors.background), in: look.outline(radius))
        .overlay {
          if let border = look.colors.border {
            look.outline(radius)
              .strokeBorder(Color(border), lineWidth: look.layout.borderWidth.inPoints())
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
