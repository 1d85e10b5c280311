struct CountdownSpeechTests {
  func spoken(_ wait: Duration) -> String {
    Countdown(deadline: Time.deadline(in: wait), locale: Locales.english)
      .face(at: Time.start, in: .light).spokenLabel
  }

  @Test(
    arguments: [
      (left(5, 9, 37), "Sale ends in 5 days 9 hours"),
      (left(5, 0, 37), "Sale ends in 5 days 37 minutes"), (left(5), "Sale ends in 5 days"),
      (left(1, 1), "Sale ends in 1 day 1 hour"),
      (left(0, 1, 1, 59), "Sale ends in 1 hour 1 minute"),
      (left(0, 0, 2, 59), "Sale ends in 2 minutes"), (left(0, 0, 1), "Sale ends in 1 minute"),
      (left(0, 0, 0, 59), "Sale ends in less than a minute"),
      (.milliseconds(59_999), "Sale ends in less than a minute"),
      (.milliseconds(1), "Sale ends in less than a minute"), (.zero, "Sale ended"),
      (.seconds(-1), "Sale ended"),
    ] as [(Duration, String)])
  func `speech rounds down to the two largest non-zero units`(wait: Duration, label: String) {
    #expect(spoken(wait) == label)
  }

  @Test func `speech does not follow the units on screen`() {
    let countdown = Countdown(
      deadline: Time.deadline(in: left(5, 9, 37)), units: [.secs], locale: Locales.english)
    let face = countdown.face(at: Time.start, in: .light)
    #expect(face.spokenLabel == "Sale ends in 5 days 9 hours")
  }
}
