import TokenTesting

/// The axes on which a fact depends.
@Suite struct SupportTests {
  private func axes(_ count: Int) -> [Axis] {
    (0..<count).map { Axis(name: "m\($0)", values: ["a", "b"]) }
  }

  @Test func `an axis that does not matter halves the themes that are compared for the next`()
    throws
  {
    let axes = axes(12)
    let space = try #require(ThemeSpace(productOf: axes, defaults: axes.map { _ in 0 }))
    var count = 0
    let support = space.support(over: space.varying) { _, _ in
      count += 1
      return true
    }
    #expect(support.isEmpty)
    #expect(count < 2 * 4096)
  }

  @Test func `of listed themes, the last axes that tell none apart are left out`() throws {
    let axes = axes(5)
    for number in 1..<200 {
      let listed = (0..<32).filter { $0 * number % 37 < 19 }.map { theme in
        axes.indices.map { theme >> $0 & 1 }
      }
      let defaults = axes.map { _ in 0 }
      let space = try #require(ThemeSpace(axes: axes, defaults: defaults, listed: listed))
      func fact(_ theme: Int) -> Bool { listed[theme][number % 5] == listed[theme][number % 3] }
      var expected = space.varying
      for axis in space.varying.axes.reversed() {
        let rest = expected.subtracting(AxisSet([axis]))
        if space.indices.allSatisfy({ fact($0) == fact(space.first(like: $0, on: rest)) }) {
          expected = rest
        }
      }
      #expect(space.support(over: space.varying) { fact($0) == fact($1) } == expected)
    }
  }
}
