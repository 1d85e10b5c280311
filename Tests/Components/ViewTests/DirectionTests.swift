/// Views in right-to-left and other languages.
@MainActor struct DirectionTests {
  private func countdown(_ style: EBCountdownStyle) -> some View {
    EBCountdown(endsAt: afterNoon(days: 3, hours: 13, mins: 1)).ebStyle(style).ebClock(
      .stopped(at: noon))
  }

  @Test func `days come first in either direction, and rows are mirrored`() {
    for direction in LayoutDirection.allCases {
      let values = surroundings { $0.layoutDirection = direction }
      for style in [EBCountdownStyle.one, .per] {
        #expect(drawn(countdown(style), in: values)?.numbers == ["03", "13", "01", "00"])
      }
    }
  }

  @Test(arguments: ["ar", "ar_EG", "he"])
  func `lines of numbers keep their direction in any surrounding text`(locale: String) {
    for direction in LayoutDirection.allCases {
      let values = surroundings(locale) { $0.layoutDirection = direction }
      for view in [AnyView(countdown(.pill)), AnyView(EBCounter(count: 3, limit: 10))] {
        let line = drawn(view, in: values)?.texts.first
        #expect(line?.first == "\u{2067}")
        #expect(line?.last == "\u{2069}")
      }
    }
  }

  @Test func `insets are the same on both sides, or named by leading and trailing`() {
    let values = surroundings("ar")
    let views = [
      AnyView(countdown(.one)), AnyView(countdown(.per)), AnyView(countdown(.pill)),
      AnyView(EBCounter(count: 5)), AnyView(Badge(text: "New")),
      AnyView(NotificationBadge(content: .counter(5))),
    ]
    for view in views {
      let insets = drawn(view, in: values)?.all.compactMap { node in
        if case .padding(let insets) = node.kind { insets } else { nil }
      }
      #expect(insets?.allSatisfy { $0.leading == $0.trailing } == true)
    }
  }

  @Test(arguments: ["ar", "ar_EG", "de_DE", "fr_FR", "hi_IN", "hi_IN@numbers=deva", "ja_JP"])
  func `units, digits and speech are the environment's`(id: String) {
    let locale = Locale(identifier: id)
    let words = CountdownWords.words(for: locale)
    let node = drawn(countdown(.one), in: surroundings(id))
    let labels = EBTimeUnit.allCases.map(words.label)
    #expect(node?.texts.enumerated().filter { $0.offset % 2 == 1 }.map(\.element) == labels)
    #expect(node?.numbers == [3, 13, 1, 0].map { digits($0, in: locale) })
    #expect(node?.labels == [words.remaining(left(days: 3, hours: 13, mins: 1), in: locale)])
  }

  @Test func `the caller's phrases are used if there are any`() {
    var own = CountdownWords.words(for: Locale(identifier: "de_DE"))
    own.endsIn = { "Nur noch \($0)" }
    own.label = { "\($0)".uppercased() }
    let node = drawn(countdown(.one).ebWords(own), in: surroundings("de_DE"))
    #expect(node?.labels == ["Nur noch 3 Tage und 13 Stunden"])
    #expect(node?.texts.contains("DAYS") == true)
    let counter = EBCounter(count: 3, limit: 10, noun: .label { "\($0.count) belegt" })
    #expect(drawn(counter, in: surroundings("de_DE"))?.labels == ["3 belegt"])
  }

  private func digits(_ value: Int, in locale: Locale) -> String {
    CountdownCell(unit: .days, value: value).digits(in: locale)
  }
}
