import TokenTesting

/// What themes are called, and which one some contexts mean.
@Suite struct ThemeLabelTests {
  private func space(
    _ axes: [(String, [String])], defaults: [Int?], listed: [[Int]]? = nil
  ) throws -> ThemeSpace {
    let axes = axes.map { Axis(name: $0.0, values: $0.1) }
    guard let listed else { return try #require(ThemeSpace(productOf: axes, defaults: defaults)) }
    return try #require(ThemeSpace(axes: axes, defaults: defaults, listed: listed))
  }

  private func variant(_ entries: KeyValuePairs<String, String>) -> Variant {
    Variant(entries: entries.map { Variant.Entry(axis: $0.key, value: $0.value) })
  }

  @Test func `contexts in part mean the theme with the defaults on the other axes`() throws {
    let axes = [("brand", ["acme", "zen"]), ("mode", ["light", "dark"]), ("size", ["s", "m"])]
    let all = try space(axes, defaults: [nil, 1, 0])
    func label(_ entries: KeyValuePairs<String, String>, in space: ThemeSpace) -> String? {
      space.theme(with: variant(entries)).map { space.label(of: space.contexts(of: $0)) }
    }
    #expect(label(["brand": "zen"], in: all) == "zen dark s")
    #expect(label([:], in: all) == "acme dark s")
    #expect(label(["mode": "light", "size": "m"], in: all) == "acme light m")
    #expect(label(["mode": "dim"], in: all) == nil)
    let some = try space(
      axes, defaults: [nil, 1, 0], listed: [[1, 0, 1], [1, 1, 1], [0, 0, 0]])
    #expect(label(["brand": "zen"], in: some) == "zen dark m")
    #expect(label(["brand": "acme"], in: some) == "acme light s")
    #expect(label(["brand": "acme", "mode": "dark"], in: some) == nil)
  }

  @Test func `a name that several axes have is written with its axis`() throws {
    let space = try space(
      [("m0", ["off", "on"]), ("m1", ["off", "on", "auto"]), ("mode", ["light", "dark"])],
      defaults: [nil, nil, nil])
    func label(_ themes: Set<Int>) -> String {
      ThemeRegion(themes, over: space.varying, in: space).label(in: space)
    }
    #expect(space.label(of: space.contexts(of: 0)) == "m0=off m1=off light")
    #expect(label([0]) == "m0=off m1=off light")
    #expect(label([4, 5, 10, 11]) == "auto")
    #expect(label([0, 1, 6, 7]) == "m1=off")
    #expect(label([0, 1, 2, 3, 6, 7, 8, 9]) == "m1 off or on")
    #expect(label([0, 2, 4, 6, 8, 10]) == "light")
  }

  @Test func `a label lists values on several axes in words`() throws {
    let space = try space(
      [
        ("brand", ["acme", "zen", "bolt", "nova"]), ("mode", ["light", "dark"]),
        ("size", ["s", "m", "l"]),
      ], defaults: [nil, nil, nil])
    func label(_ holds: (Variant) -> Bool) -> String {
      let themes = space.indices.filter { holds(space.contexts(of: $0)) }
      return ThemeRegion(Set(themes), over: space.varying, in: space).label(in: space)
    }
    #expect(label { $0["brand"] != "nova" } == "acme, zen, bolt")
    #expect(label { $0["brand"] == "zen" && $0["mode"] == "dark" } == "zen dark")
    #expect(
      label { $0["brand"] != "nova" && $0["mode"] == "dark" } == "dark with brand acme, zen or bolt"
    )
    #expect(
      label { $0["brand"] != "nova" && $0["size"] != "l" }
        == "brand acme, zen or bolt and size s or m")
  }

  @Test func `findings and explanations name the axis of an ambiguous context`() throws {
    let project = AxisProject(
      axes: ["m0", "m1"].map { name in
        (name, [("off", "{}"), ("on", AxisProject.token("t-\(name)", "#FFFFFF"))])
      })
    let findings = compile(project.sources).findings.map(\.message)
    #expect(findings.contains { $0.hasPrefix("'t-m0' is missing in m0=off;") })
    #expect(findings.contains { $0.hasPrefix("'t-m1' is missing in m1=off;") })
    #expect(try explainedText("t-m0", in: project.sources).contains("\nin m0=on\n"))
  }
}
