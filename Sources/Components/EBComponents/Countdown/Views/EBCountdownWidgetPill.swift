#if canImport(SwiftUI)
  public import SwiftUI
  import Themes
  import TokenValues

  /// The pill of a countdown for a widget, where the system counts down.
  ///
  /// Widgets are drawn ahead of time, so an ``EBCountdown`` cannot tick in them. Give each entry of the
  /// timeline its date, and add an entry for the date at which `expiring` begins and one for the end:
  ///
  ///     EBCountdownWidgetPill(endsAt: saleEnd, date: entry.date)
  public struct EBCountdownWidgetPill: View {
    private let endsAt: Date
    private let date: Date

    @Environment(\.theme) private var theme
    @Environment(\.locale) private var locale
    @Environment(\.countdown) private var settings
    @Environment(\.colorSchemeContrast) private var contrast
    @TextScale(relativeTo: .caption) private var scale

    /// Creates a pill.
    ///
    /// - Parameters:
    ///   - endsAt: When it ends.
    ///   - date: The date for which it is drawn: that of the timeline's entry.
    public init(endsAt: Date, date: Date) {
      self.endsAt = endsAt
      self.date = date
    }

    /// The content of the view.
    public var body: some View {
      let now = ContinuousClock.now
      let countdown = Countdown(
        deadline: CountdownDeadline(endsAt: endsAt, wallNow: date, now: now), style: .pill,
        state: settings.state, words: settings.words(in: locale), locale: locale)
      let face = countdown.face(at: now, in: theme)
      let look = CountdownLook(
        theme: theme,
        colors: face.colors(in: theme, increasedContrast: contrast == .increased), scale: scale,
        fonts: CountdownFonts(theme.text.countdown, scale: scale))
      text(of: face)
        .style(theme.text.countdown.pill, font: look.fonts.pill, scale: scale)
        .monospacedDigit()
        .foregroundStyle(Color(look.colors.text))
        // A text that counts takes all the width it can get.
        .multilineTextAlignment(.center)
        .padding(.horizontal, look.length(look.layout.pillPaddingHorizontal))
        .frame(minHeight: look.length(look.layout.pillHeight))
        .surface(look, radius: theme.radius.max)
    }

    private func text(of face: CountdownFace) -> Text {
      face.state == .expired
        ? Text(verbatim: face.spokenLabel)
        : Text(timerInterval: date...max(date, endsAt), countsDown: true)
    }
  }
#endif
