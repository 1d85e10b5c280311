#if canImport(SwiftUI)
  public import SwiftUI
  public import Themes
  public import TokenValues

  /// What a countdown shows now, for a layout of your own.
  ///
  ///     EBCountdown(endsAt: saleEnd) { countdown in
  ///       VStack {
  ///         Text(countdown.state == .expired ? "See you next year" : "Hurry up!")
  ///         countdown.numbers
  ///       }
  ///       .foregroundStyle(Color(countdown.colors.text))
  ///       .padding()
  ///       .ebSurface(countdown)
  ///     }
  @MainActor public struct EBCountdownPhase {
    /// The numbers, the state and the sentence.
    public let face: CountdownFace
    let look: CountdownLook

    /// How near the end is.
    public var state: EBCountdownState { face.state }

    /// The colors in this style, theme and state.
    public var colors: CountdownColors { look.colors }

    /// The text style of the numbers: that of the pill, or of a bar and boxes.
    public var textStyle: TokenTextStyle { look.numbers(of: face.style).style }

    /// The numbers without a surface, in the style's text and colors; at the end, the words for it. One
    /// accessibility element, spoken as a sentence.
    public var numbers: some View { CountdownNumbers(face: face, look: look).spoken(face) }
  }

  extension View {
    /// Fills the background of a view like the bar of a countdown, and draws its border if the theme has
    /// one.
    public func ebSurface(_ countdown: EBCountdownPhase) -> some View {
      surface(countdown.look, radius: countdown.look.layout.barCornerRadius)
    }
  }

  /// The numbers of a face, without a surface; at the end, the words for it.
  struct CountdownNumbers: View {
    let face: CountdownFace
    let look: CountdownLook

    var body: some View {
      let (style, font) = look.numbers(of: face.style)
      if face.state == .expired || face.style == .pill {
        Text(verbatim: face.text)
          .style(style, font: font, scale: look.scale)
          .monospacedDigit()
          .foregroundStyle(Color(look.colors.text))
          .multilineTextAlignment(.center)
      } else {
        // Equally wide, with colons at the height of the digits.
        CountdownCells(face: face, alignment: .top) {
          CountdownColon(look: look).frame(height: style.lineHeightInPoints() * look.scale)
        } cell: { cell in
          CountdownNumber(face: face, cell: cell, look: look).frame(maxWidth: .infinity)
        }
      }
    }
  }
#endif
