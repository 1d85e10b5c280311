import EBComponents
import Foundation
import RandomNumbers
import Testing

struct CountdownSpeechTests {
  func spoken(
    _ wait: Duration, words: CountdownWords = .english, in locale: Locale = Locales.english
  ) -> String {
    Countdown(deadline: Time.deadline(in: wait), words: words, locale: locale)
      .face(at: Time.start, in: .light).spokenLabel
  }

  @Test(
    arguments: [
      (left(5, 9, 37), "Sale ends in 5 days 9 hours"),
      (left(5, 0, 37), "Sale ends in 5 days 37 minutes"),
      (left(5), "Sale ends in 5 days"),
      (left(1, 1), "Sale ends in 1 day 1 hour"),
      (left(0, 1, 1, 59), "Sale ends in 1 hour 1 minute"),
      (left(0, 0, 2, 59), "Sale ends in 2 minutes"),
      (left(0, 0, 1), "Sale ends in 1 minute"),
      (left(0, 0, 0, 59), "Sale ends in less than a minute"),
      (.milliseconds(59_999), "Sale ends in less than a minute"),
      (.milliseconds(1), "Sale ends in less than a minute"),
      (.zero, "Sale ended"),
      (.seconds(-1), "Sale ended"),
    ] as [(Duration, String)])
  func `speech rounds down to the two largest non-zero units`(
    wait: Duration, label: String
  ) {
    #expect(spoken(wait) == label)
  }

  @Test func `speech does not follow the units on screen`() {
    let countdown = Countdown(
      deadline: Time.deadline(in: left(5, 9, 37)), units: [.secs], locale: Locales.english)
    let face = countdown.face(at: Time.start, in: .light)
    #expect(face.spokenLabel == "Sale ends in 5 days 9 hours")
  }

  @Test func `other languages use their own plurals and separators`() {
    let german = CountdownWords(
      unitsIn: Locales.german, endsIn: { "Endet in \($0)" },
      lessThanAMinute: "weniger als einer Minute", ended: "Beendet", dismiss: "")
    let label = spoken(left(1, 9, 37), words: german, in: Locales.german)
    #expect(label.hasPrefix("Endet in 1 Tag "))
    #expect(label.hasSuffix(" 9 Stunden"))
    #expect(spoken(left(0, 0, 0, 9), words: german, in: Locales.german).hasSuffix("einer Minute"))
    #expect(spoken(.zero, words: german, in: Locales.german) == "Beendet")
  }

  @Test func `spoken digits are the locale's`() {
    let label = spoken(left(5, 9, 37), words: .egyptian, in: Locales.egyptian)
    #expect(label.contains("٥") && label.contains("٩"))
    #expect(!label.contains { $0.isASCII && $0.isNumber })
  }

  @Test func `speech is never colon-separated digits`() {
    var generator = SplitMix(seed: 3)
    for locale in [Locales.english, Locales.german, Locales.japanese] {
      for _ in 0..<50 {
        let wait = Duration.seconds(Int.random(in: 0...(90 * 86_400), using: &generator))
        #expect(!spoken(wait, in: locale).contains(":"))
      }
    }
  }

  @Test func `an announcement says what the face says at that moment`() {
    func said(_ event: CountdownEvent) -> String {
      CountdownWords.english.announcement(of: event, in: Locales.english)
    }
    #expect(said(.minute(left: left(0, 0, 5))) == "Sale ends in 5 minutes")
    #expect(said(.expiring(left: left(0, 24))) == "Sale ends in 1 day")
    #expect(said(.expired) == "Sale ended")
  }
}
