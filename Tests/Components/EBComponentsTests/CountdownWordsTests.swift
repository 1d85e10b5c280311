/// The words of each language. Units and digits come from Foundation and differ between its
/// versions, so only the text around them is compared.
struct CountdownWordsTests {
  static let languages = ["en", "ar", "de", "fr", "hi", "ja"]
  static let locales = languages + ["ar_EG", "de_AT", "hi_IN@numbers=deva", "sv", "pl_PL"]

  func words(_ locale: String) -> CountdownWords { .words(for: Locale(identifier: locale)) }

  func spoken(_ wait: Duration, _ locale: String) -> String {
    words(locale).remaining(wait, in: Locale(identifier: locale))
  }

  /// A time in Foundation's words and separators.
  func foundation(_ wait: Duration, _ locale: String) -> String {
    var style = Duration.UnitsFormatStyle(allowedUnits: [.days, .hours, .minutes], width: .wide)
    style.locale = Locale(identifier: locale)
    return style.format(wait)
  }

  @Test(
    arguments: [
      ("ar", "الوقت المتبقي حتى انتهاء العرض: ", ""), ("de", "Noch ", " bis zum Ende des Angebots"),
      ("fr", "L’offre se termine dans ", ""), ("hi", "ऑफ़र समाप्त होने में बाकी समय: ", ""),
      ("ja", "セール終了まであと", ""), ("sv", "", ""),
    ])
  func `a sentence surrounds the locale's own words for the time`(
    language: String, before: String, after: String
  ) {
    for wait in [left(5, 9), left(1, 1), left(2), left(0, 1), left(0, 0, 1), left(0, 0, 2)] {
      #expect(spoken(wait, language) == before + foundation(wait, language) + after)
    }
    let soon = words(language).lessThanAMinute
    #expect(spoken(.seconds(59), language) == before + soon + after)
  }

  @Test(arguments: locales) func `different moments are spoken differently`(locale: String) {
    let words = words(locale)
    let said = [
      spoken(left(0, 0, 2), locale), spoken(left(0, 0, 1), locale), spoken(.seconds(5), locale),
      words.ended,
    ]
    #expect(Set(said).count == said.count)
    #expect(said.allSatisfy { !$0.isEmpty })
    #expect(!words.dismiss.isEmpty)
  }

  @Test(arguments: locales)
  func `unit words are the locale's, contain no digits, and are different`(locale: String) {
    let words = words(locale)
    for list in [EBTimeUnit.allCases.map(words.label), EBTimeUnit.allCases.map(words.suffix)] {
      #expect(list.allSatisfy { !$0.isEmpty && !$0.contains(where: \.isNumber) })
      #expect(Set(list).count == 4)
    }
  }

  @Test(arguments: languages) func `a region changes digits only`(language: String) {
    let region = words(language + "_001")
    #expect(region.ended == words(language).ended)
    #expect(region.dismiss == words(language).dismiss)
  }

  @Test(arguments: [("ar_EG", "٥", "٩"), ("hi_IN@numbers=deva", "५", "९"), ("ar", "5", "9")])
  func `spoken digits are the locale's own`(locale: String, five: Character, nine: Character) {
    let label = spoken(left(5, 9), locale)
    #expect(label.contains(five) && label.contains(nine))
    let cell = CountdownCell(unit: .mins, value: 59).digits(in: Locale(identifier: locale))
    #expect(cell == "\(five)\(nine)")
  }

  @Test(arguments: locales) func `speech has no digits between colons`(locale: String) {
    for wait in [left(12, 11, 10), left(0, 0, 59), left(0, 23, 59, 59), .zero] {
      let label = spoken(wait, locale)
      #expect(!label.contains(/[0-9٠-٩०-९]\s*:/))
    }
  }

  @Test(arguments: Self.locales) func `a face shows 5 days 9 hours with two digits each`(id: String)
  {
    let locale = Locale(identifier: id)
    let face = Countdown(
      deadline: Time.deadline(in: left(5, 9)), style: .pill, words: words(id), locale: locale
    ).face(at: Time.start, in: .light)
    let line = face.text.filter { $0 != "\u{2067}" && $0 != "\u{2069}" }
    let numbers = line.components(separatedBy: " : ").map { $0.filter(\.isNumber) }
    #expect(numbers == [5, 9, 0].map { CountdownCell(unit: .mins, value: $0).digits(in: locale) })
  }

  @Test(arguments: locales) func `words default to those of the locale`(id: String) {
    let locale = Locale(identifier: id)
    let face = Countdown(deadline: Time.deadline(in: left(5, 9)), locale: locale)
      .face(at: Time.start, in: .light)
    #expect(face.spokenLabel == spoken(left(5, 9), id))
    #expect(face.cells.map { face.label(of: $0) } == EBTimeUnit.allCases.map(words(id).label))
  }

  @Test func `locales asked for at the same time get their own words`() {
    let known = Self.locales.map { words($0).ended + words($0).label(.days) }
    DispatchQueue.concurrentPerform(iterations: 220) { turn in
      let words = words(Self.locales[turn % known.count])
      #expect(words.ended + words.label(.days) == known[turn % known.count])
    }
  }

  @Test func `the String Catalog has the words of the six languages, unreviewed`() throws {
    struct Catalog: Decodable {
      struct Entry: Decodable { let localizations: [String: Localization] }
      struct Localization: Decodable { let stringUnit: Unit }
      struct Unit: Decodable, Equatable { let state: String, value: String }
      let strings: [String: Entry]
    }
    let file = URL(
      filePath: "../../../Distribution/EBComponents.xcstrings", relativeTo: URL(filePath: #filePath)
    )
    let strings = try JSONDecoder().decode(Catalog.self, from: Data(contentsOf: file)).strings
    for language in Self.languages {
      let words = words(language)
      let amount = CounterAmount(count: 3, limit: 10, locale: Locale(identifier: language))
      let expected = [
        "countdown.ends-in %@": words.endsIn("%@"), "countdown.ended": words.ended,
        "countdown.less-than-a-minute": words.lessThanAMinute, "countdown.dismiss": words.dismiss,
        "counter.of %@ %@": amount.description.replacing("10", with: "%2$@")
          .replacing("3", with: "%1$@"),
      ]
      let state = language == "en" ? "translated" : "needs_review"
      #expect(
        strings.mapValues { $0.localizations[language]?.stringUnit }
          == expected.mapValues { Catalog.Unit(state: state, value: $0) })
    }
    #expect(strings.values.allSatisfy { $0.localizations.count == Self.languages.count })
  }
}
