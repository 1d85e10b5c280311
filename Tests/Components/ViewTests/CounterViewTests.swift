@MainActor struct CounterViewTests {
  @Test func `hideWhenZero draws nothing and is out of the accessibility tree`() {
    for count in [0, -1] {
      #expect(drawn(EBCounter(count: count, noun: "messages")) == nil)
      #expect(drawn(EBCounter(count: count, limit: 10)) == nil)
    }
    let shown = drawn(EBCounter(count: 0, limit: 10, hideWhenZero: false))
    #expect(shown?.texts == ["0 / 10"])
    #expect(shown?.labels == ["0 of 10"])
  }

  @Test func `digits are the environment's`() {
    #expect(drawn(EBCounter(count: 5), in: surroundings("ar_EG"))?.texts == ["٥"])
    let german = drawn(EBCounter(count: 3, limit: 10), in: surroundings("de_DE"))
    #expect(german?.labels == ["3 von 10"])
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func `each state is drawn in its colors in each mode`(scheme: ColorScheme) {
    let theme: Theme = scheme == .dark ? .dark : .light
    for state in EBCounterState.allCases {
      let node = drawn(EBCounter(count: 5, state: state), in: surroundings("en_US", scheme: scheme))
      let tokens = theme.counter.color[state]
      #expect(node?.fills.flatMap(\.hexes) == [hex(tokens.bg)])
      #expect(node?.inks == [hex(tokens.label)])
    }
  }

  @Test
  func `height 24, min width 24, padding 8, corner radius 99, text 14 bold spaced by a quarter`() {
    let node = drawn(EBCounter(count: 15))
    #expect(node?.frames.first?.minHeight == 24)
    #expect(node?.frames.first?.minWidth == 24)
    let insets = node?.all.compactMap {
      if case .padding(let inset) = $0.kind { inset } else { nil }
    }
    #expect(insets == [EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)])
    #expect(node?.radii == [[99, 99, 99, 99]])
    let run = node?.textRuns.first
    #expect([run?.size, run?.weight, run?.tracking] == [14, 700, 0.25])
    withInstalled(["Proxima Soft"]) {
      #expect(drawn(EBCounter(count: 5))?.textRuns.first?.family == "Proxima Soft")
    }
  }

  @Test(arguments: ["Proxima Soft", "Menlo", nil])
  func `one digit is in a circle with any font`(font: String?) {
    withInstalled(Set([font].compactMap(\.self))) {
      for view in [AnyView(EBCounter(count: 5)), AnyView(NotificationBadge(content: .counter(5)))] {
        let node = drawn(view)
        #expect(
          node?.all.contains {
            if case .padding(let inset) = $0.kind { inset.leading > 0 } else { false }
          } == false)
        #expect(node?.frames.first?.minWidth == node?.frames.first?.minHeight)
      }
    }
  }

  @Test func `a count with its limit wraps or shrinks in the largest type`() {
    let view = EBCounter(count: 1234, limit: 10_000)
    let large = drawn(view, in: surroundings { $0.dynamicTypeSize = .accessibility5 })
    #expect(large?.textRuns.first?.lineLimit == 2 && large?.isFixed == false)
    #expect(drawn(view)?.textRuns.first?.lineLimit == 1 && drawn(view)?.isFixed == true)
  }

  @Test func `it hugs its text and centers it`() {
    let node = drawn(EBCounter(count: 5))
    #expect(node?.isFixed == true)
    #expect(node?.frames.first?.alignment == .center)
  }

  @Test func `there is no pressed or disabled state`() {
    let plain = drawn(EBCounter(count: 5))
    let values = surroundings {
      $0.isEnabled = false
      $0.standIn.isPressed = true
    }
    let disabled = drawn(EBCounter(count: 5), in: values)
    #expect(disabled?.inks == plain?.inks)
    #expect(disabled?.fills == plain?.fills)
    #expect(disabled?.opacities == [])
    #expect(plain?.elements.first?.traits == .isStaticText)
  }
}
