import EBComponents
import Foundation
import Testing
import Themes

struct CounterTests {
  func counter(
    _ count: Int, of limit: Int? = nil, maxDisplay: Int = 99, noun: CounterNoun? = nil
  ) -> Counter {
    Counter(count: count, limit: limit, maxDisplay: maxDisplay, noun: noun, locale: Locales.english)
  }

  @Test(
    arguments: [
      (0, "0"), (5, "5"), (99, "99"), (100, "99+"), (247, "99+"), (-1, "0"), (.min, "0"),
      (.max, "99+"),
    ] as [(Int, String)])
  func `a plain number is written out up to 99`(count: Int, text: String) {
    #expect(counter(count).text == text)
  }

  @Test(
    arguments: [
      (9, 9, "9"), (9, 10, "9+"), (0, 0, "0"), (0, 1, "0+"), (-5, 1, "0+"),
      (1200, 1200, "1,200"), (1200, 1201, "1,200+"),
    ] as [(Int, Int, String)])
  func `the cap is the caller's`(maxDisplay: Int, count: Int, text: String) {
    #expect(counter(count, maxDisplay: maxDisplay).text == text)
  }

  @Test(
    arguments: [
      (0, 10, "0 / 10"), (3, 10, "3 / 10"), (10, 10, "10 / 10"), (12, 10, "10 / 10"),
      (-4, 10, "0 / 10"), (150, 200, "150 / 200"), (5, 0, "0 / 0"), (5, -1, "0 / 0"),
    ] as [(Int, Int, String)])
  func `a limit is written after the count and is never exceeded on screen`(
    count: Int, limit: Int, text: String
  ) {
    #expect(counter(count, of: limit).text == text)
    #expect(counter(count, of: limit).hasLimit)
    #expect(!counter(count).hasLimit)
  }

  @Test func `speech tells the true number where the screen cuts it`() {
    #expect(counter(247, noun: "unread messages").spokenLabel == "247 unread messages")
    #expect(counter(12, of: 10, noun: "slots").spokenLabel == "12 of 10 slots")
    #expect(counter(3, of: 10).spokenLabel == "3 of 10")
    #expect(counter(-3, noun: "messages").spokenLabel == "0 messages")
  }

  @Test func `a noun agrees with the number it follows`() {
    let noun = CounterNoun(one: "slot", other: "slots")
    #expect(counter(1, noun: noun).spokenLabel == "1 slot")
    #expect(counter(2, noun: noun).spokenLabel == "2 slots")
    #expect(counter(1, of: 10, noun: noun).spokenLabel == "1 of 10 slots")
    #expect(counter(0, of: 1, noun: noun).spokenLabel == "0 of 1 slot")
    let parity = CounterNoun { $0.isMultiple(of: 2) ? "even" : "odd" }
    #expect(counter(7, noun: parity).spokenLabel == "7 odd")
  }

  @Test func `a caller may order the whole label differently`() {
    let german = CounterNoun.label { "\($0.limitText ?? "?") Plätze, davon \($0.count) belegt" }
    #expect(counter(3, of: 10, noun: german).spokenLabel == "10 Plätze, davon 3 belegt")
  }

  @Test func `the state follows the count unless the caller insists`() {
    #expect(counter(0).state == .empty)
    #expect(counter(-1).state == .empty)
    #expect(counter(1).state == .filled)
    #expect(counter(0, of: 10).state == .empty)
    #expect(Counter(count: 0, state: .active).state == .active)
    #expect(Counter(count: 5, state: .empty).state == .empty)
  }

  @Test func `active is never derived`() {
    for count in -2...200 {
      #expect(counter(count).state != .active)
      #expect(counter(count, of: 100).state != .active)
    }
  }

  @Test func `zero is hidden unless the caller shows it`() {
    #expect(counter(0).isHidden)
    #expect(counter(-1).isHidden)
    #expect(counter(0, of: 10).isHidden)
    #expect(!counter(1).isHidden)
    #expect(!Counter(count: 0, hideWhenZero: false).isHidden)
  }

  @Test func `digits are the locale's, on screen and in speech`() {
    let capped = Counter(count: 247, noun: "رسالة", locale: Locales.egyptian)
    #expect(capped.text == "٩٩+")
    #expect(capped.spokenLabel == "٢٤٧ رسالة")
    #expect(Counter(count: 3, limit: 10, locale: Locales.egyptian).text == "٣ / ١٠")
  }

  @Test func `colors come from the theme's roles for the state`() {
    for theme in Theme.allCases {
      for state in EBCounterState.allCases {
        let counter = Counter(count: 1, state: state)
        #expect(counter.backgroundColor(in: theme) == theme.counter.color[state].bg)
        #expect(counter.labelColor(in: theme) == theme.counter.color[state].label)
      }
    }
    #expect(Counter.textStyle(in: .light) == Theme.light.text.counter.label)
  }

  @Test func `a pill hugs its number and is a circle round a narrow one`() {
    let layout = Theme.light.counter.layout
    let padding = layout.paddingHorizontal.inPoints()
    #expect(Counter.width(textWidth: 0, in: .light) == layout.minWidth.inPoints())
    #expect(Counter.width(textWidth: 40, in: .light) == 40 + 2 * padding)
  }
}
