struct CountdownFaceTests {
  /// The face of a countdown with a time left.
  func face(
    _ wait: Duration, _ style: EBCountdownStyle = .one, state: EBCountdownState? = nil,
    units: [EBTimeUnit]? = nil
  ) -> CountdownFace {
    Countdown(
      deadline: Time.deadline(in: wait), style: style, state: state, units: units,
      words: .english, locale: Locales.english
    ).face(at: Time.start, in: .light)
  }

  @Test func `a bar, boxes and a pill write two digits between colons`() {
    #expect(face(left(3, 13, 0, 59)).text == "03 : 13 : 00 : 59")
    #expect(face(left(3, 13, 0, 59), .per, units: [.mins, .secs]).text == "5100 : 59")
    #expect(face(left(3, 13, 0, 59), .pill).text == "03d : 13h : 01m")
    #expect(face(left(123), .pill).pillText == "123d : 00h : 00m")
  }

  @Test func `hours next to days stop at 23`() {
    #expect(face(left(3, 37, 1), .pill).text == "04d : 13h : 01m")
    #expect(face(left(3, 37, 1), .pill, units: [.hours, .mins]).text == "109h : 01m")
  }

  @Test func `the face rounds seconds up, and has words only when expired`() {
    #expect(face(.milliseconds(1)).text == "00 : 00 : 00 : 01")
    #expect(face(.milliseconds(1)).state == .expiring)
    #expect(face(.zero).text == "Sale ended")
    #expect(face(.zero).state == .expired)
  }
}
