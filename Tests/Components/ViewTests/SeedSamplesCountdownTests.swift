import EBComponents
import SwiftUI
import Testing
import Themes

/// The samples of the document about the countdown.
@MainActor struct SeedSamplesCountdownTests {
  /// The unchanged SwiftUI sample below the property mapping.
  struct Sample: View {
    let saleEnd = afterNoon(days: 3, hours: 13, mins: 1)
    let lastChance = afterNoon(mins: 5, secs: 9)
    let voucherExpiry: Date
    var timeLeft: Duration { .seconds(voucherExpiry.timeIntervalSince(noon)) }
    let openSale: @MainActor () -> Void

    var body: some View {
      // Primitive — inline countdown bar
      EBCountdown(endsAt: saleEnd)
        .ebStyle(.one)

      // Segmented boxes, Mins+Secs only
      EBCountdown(endsAt: lastChance)
        .ebStyle(.per)
        .ebUnits([.mins, .secs])

      // Pill — dock inside a Voucher card
      EBCountdown(endsAt: voucherExpiry)
        .ebStyle(.pill)
        .ebState(timeLeft < .hours(24) ? .expiring : .default)

      // Promo recipe — composition over the primitive
      EBCountdownPromo(
        title: "Hurry up! Sale ends in:",
        endsAt: saleEnd,
        cta: "Show now!",
        onTapCTA: { openSale() }
      )
    }
  }

  @Test func `the sample draws a bar, boxes, a pill and a promo`() {
    var isOpen = false
    let sample = Sample(voucherExpiry: afterNoon(days: 1, mins: 1)) { isOpen = true }
    let node = drawn(sample.ebClock(.stopped(at: noon)))
    let bar = ["03", "days", "13", "hrs", "01", "mins", "00", "secs"]
    #expect(
      node?.texts == bar + ["05", "mins", "09", "secs"] + ["01d : 00h : 01m"]
        + ["Hurry up! Sale ends in:"] + bar + ["Show now!"])
    #expect(
      node?.labels == [
        "Sale ends in 3 days 13 hours", "Sale ends in 5 minutes", "Sale ends in 1 day 1 minute",
        "Hurry up! Sale ends in:", "Dismiss promo", "Sale ends in 3 days 13 hours", "Show now!",
      ])
    #expect(node?.tap("Show now!") == true)
    #expect(isOpen)
  }

  @Test(arguments: [(23, EBCountdownState.expiring), (24, .default)])
  func `the sample's pill expires in its last 24 hours`(hours: Int, state: EBCountdownState) {
    let sample = Sample(voucherExpiry: afterNoon(hours: hours)) {}
    let node = drawn(sample.ebClock(.stopped(at: noon)))
    let pill = Theme.light.countdown.pill[state]
    let run = node?.textRuns.first { $0.string.contains(" : ") }
    let ink = drawn(Rectangle().fill(Color(pill.text)))?.fills.first
    #expect(run != nil && run?.paint == ink)
  }

  /// Design recommendations, target API: `style: .one | .per | .pill`,
  /// `state: .default | .expiring | .expired`, `units: [.days, .hours, .mins, .secs]`.
  @Test func `the target API has exactly these names`() {
    let styles: [EBCountdownStyle] = [.one, .per, .pill]
    let states: [EBCountdownState] = [.default, .expiring, .expired]
    let units: [EBTimeUnit] = [.days, .hours, .mins, .secs]
    #expect(Set(EBCountdownStyle.allCases) == Set(styles))
    #expect(Set(EBCountdownState.allCases) == Set(states))
    #expect(EBTimeUnit.allCases == units)
  }

  /// Property mapping: `endsAt: Date`, `onExpire: () -> Void`.
  @Test func `the property mapping compiles unchanged`() {
    let endsAt: Date = afterNoon(hours: 1)
    let countdown = EBCountdown(endsAt: endsAt, onExpire: { () -> Void in })
    #expect(drawn(countdown.ebClock(.stopped(at: noon)))?.labels == ["Sale ends in 1 hour"])
  }
}
