import EBComponents
import Testing

struct CountdownPromoTests {
  let pill = Countdown(deadline: Time.deadline(in: left(1)), style: .pill, units: [.hours])

  @Test func `a promo shows its countdown as one bar and keeps the rest of it`() {
    let promo = CountdownPromo(title: "Hurry up! Sale ends in:", countdown: pill)
    #expect(promo.countdown.style == .one)
    #expect(promo.countdown.units == [.hours])
    #expect(promo.countdown.deadline == pill.deadline)
  }

  @Test func `the close button has a name of its own and can be left out`() {
    #expect(CountdownPromo(title: "", countdown: pill).dismissLabel == "Dismiss promo")
    let german = CountdownPromo(
      title: "", countdown: pill, trailing: .closeButton(label: "Schließen"))
    #expect(german.dismissLabel == "Schließen")
    #expect(CountdownPromo(title: "", countdown: pill, trailing: .none).dismissLabel == nil)
  }
}
