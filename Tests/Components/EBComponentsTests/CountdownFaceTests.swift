import EBComponents
import Foundation
import Testing
import Themes

struct CountdownFaceTests {
  /// The face of a countdown with a time left.
  func face(
    _ wait: Duration, _ style: EBCountdownStyle = .one, state: EBCountdownState? = nil,
    units: [EBTimeUnit]? = nil, words: CountdownWords = .english,
    in locale: Locale = Locales.english
  ) -> CountdownFace {
    Countdown(
      deadline: Time.deadline(in: wait), style: style, state: state, units: units, words: words,
      locale: locale
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

  @Test func `labels are below their numbers`() {
    let face = face(left(1, 2, 3, 4), .per)
    #expect(face.cells.map { face.digits(of: $0) } == ["01", "02", "03", "04"])
    #expect(face.cells.map { face.label(of: $0) } == ["days", "hrs", "mins", "secs"])
  }

  @Test func `the face rounds seconds up and reads 0 only when expired`() {
    #expect(face(.milliseconds(1)).text == "00 : 00 : 00 : 01")
    #expect(face(.milliseconds(1)).state == .expiring)
    #expect(face(.zero).text == "00 : 00 : 00 : 00")
    #expect(face(.zero).state == .expired)
  }

  @Test(arguments: [(1, "01"), (59, "01"), (60, "01"), (61, "02"), (3_600, "60")])
  func `without seconds a face rounds minutes up and reads 0 only when expired`(
    seconds: Int, mins: String
  ) {
    let countdown = Countdown(
      deadline: Time.deadline(in: .seconds(seconds)), units: [.mins, .secs],
      locale: Locales.english)
    let face = countdown.face(at: Time.start, in: .light, hidesSeconds: true)
    #expect(face.text == "\(mins) : ––")
    #expect(
      countdown.face(at: Time.after(.seconds(seconds)), in: .light, hidesSeconds: true).text
        == "00 : 00")
  }

  @Test func `the explicit state expired shows and speaks the end`() {
    let over = face(left(5, 9, 37), state: .expired)
    #expect(over.text == "00 : 00 : 00 : 00")
    #expect(over.spokenLabel == "Sale ended")
  }

  @Test func `pills show days to minutes by default, other styles all units`() {
    #expect(Countdown(deadline: Time.deadline(in: .zero), style: .pill).units.count == 3)
    for style in [EBCountdownStyle.one, .per] {
      let countdown = Countdown(deadline: Time.deadline(in: .zero), style: style)
      #expect(countdown.units == EBTimeUnit.allCases)
    }
  }

  @Test(arguments: EBCountdownStyle.allCases)
  func `without chosen units the style's own are shown`(style: EBCountdownStyle) {
    #expect(face(left(3, 13, 1), style, units: []).text == face(left(3, 13, 1), style).text)
  }

  @Test func `a right-to-left line keeps its order in any surrounding text`() {
    let text = face(left(3, 13, 1), .pill, words: .egyptian, in: Locales.egyptian).text
    #expect(text.first == "\u{2067}")
    #expect(text.last == "\u{2069}")
    #expect(text.split(separator: " : ").count == 3)
    #expect(text.contains("٠٣"))
    let plain = face(left(3, 13, 1), .pill).text
    #expect(plain.unicodeScalars.allSatisfy { $0.isASCII })
  }
}

extension CountdownWords {
  static let egyptian = CountdownWords(
    unitsIn: Locales.egyptian, endsIn: { "المتبقي: \($0)" },
    lessThanAMinute: "أقل من دقيقة", ended: "انتهى العرض", dismiss: "")
}
