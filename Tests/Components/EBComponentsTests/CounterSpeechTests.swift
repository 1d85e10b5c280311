struct CounterSpeechTests {
  func spoken(
    _ count: Int, of limit: Int? = nil, noun: CounterNoun? = nil, in locale: String = "en_US"
  ) -> String {
    Counter(count: count, limit: limit, noun: noun, locale: Locale(identifier: locale)).spokenLabel
  }

  @Test func `the spoken number is the full count, never 99+`() {
    #expect(spoken(247, noun: "unread messages") == "247 unread messages")
    #expect(spoken(.max) == "9,223,372,036,854,775,807")
    #expect(spoken(-3, noun: "messages") == "0 messages")
  }

  @Test func `a count above its limit is spoken in full`() {
    #expect(spoken(12, of: 10, noun: "slots") == "12 of 10 slots")
    #expect(spoken(3, of: 10) == "3 of 10")
    #expect(spoken(3, of: -1) == "3 of 0")
  }

  @Test func `a noun agrees with the number it follows`() {
    let noun = CounterNoun(one: "slot", other: "slots")
    #expect(spoken(1, noun: noun) == "1 slot")
    #expect(spoken(2, noun: noun) == "2 slots")
    #expect(spoken(1, of: 10, noun: noun) == "1 of 10 slots")
    #expect(spoken(0, of: 1, noun: noun) == "0 of 1 slot")
    let parity = CounterNoun { $0.isMultiple(of: 2) ? "even" : "odd" }
    #expect(spoken(7, noun: parity) == "7 odd")
  }

  @Test func `a caller may provide the whole label`() {
    let german = CounterNoun.label { "\($0.limitText ?? "?") Plätze, davon \($0.count) belegt" }
    #expect(spoken(3, of: 10, noun: german) == "10 Plätze, davon 3 belegt")
  }

  @Test(
    arguments: [
      ("en", "3 of 10"), ("de", "3 von 10"), ("fr", "3 sur 10"), ("ar", "3 من أصل 10"),
      ("ar_EG", "٣ من أصل ١٠"), ("hi", "10 में से 3"), ("hi_IN@numbers=deva", "१० में से ३"),
      ("ja", "10のうち3"), ("sv", "3 / 10"),
    ])
  func `a count against a limit is spoken in six languages`(locale: String, words: String) {
    #expect(spoken(3, of: 10, in: locale) == words)
    #expect(spoken(3, of: 10, noun: "x", in: locale) == words + " x")
  }

  @Test(arguments: ["en", "de", "fr", "ar", "ar_EG", "hi", "ja", "sv"])
  func `a number without a limit is spoken as the locale writes it`(locale: String) {
    let number = 1234.formatted(.number.locale(Locale(identifier: locale)))
    #expect(spoken(1234, in: locale) == number)
  }
}
