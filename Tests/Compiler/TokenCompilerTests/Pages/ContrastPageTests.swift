import TokenTesting

/// `docs/reference/contrast.md` describes everything in the audit's JSON.
@Suite struct ContrastPageTests {
  private let page = try? String(
    contentsOf: packageFolder.appending(path: "docs/reference/contrast.md"), encoding: .utf8)

  @Test func `every member of the json is explained`() throws {
    let page = try #require(page)
    let audit = try JSONSerialization.jsonObject(
      with: Data(try Shipped.compilation.get().report.json))
    for member in members(of: audit) where !isName(member) {
      let isNamed = page.contains("`\(member)`")
      #expect(isNamed, "\(member)")
    }
  }

  @Test func `every outcome and duty is explained`() throws {
    let page = try #require(page)
    for outcome in Outcome.allCases { #expect(page.contains("`\(outcome.rawValue)`")) }
    for duty in [Duty.text, .largeText, .graphic, .custom, .decorative, .inactive] {
      #expect(page.contains("`\(duty.rawValue)`"))
    }
  }

  /// Whether a member is a name from a contract or resolver, or part of a place.
  private func isName(_ member: String) -> Bool {
    ["mode", "style", "state", "kind"].contains(member)
  }

  private func members(of value: Any) -> Set<String> {
    if let object = value as? [String: Any] {
      return object.reduce(into: []) { all, member in
        all.insert(member.key)
        all.formUnion(members(of: member.value))
      }
    }
    return (value as? [Any] ?? []).reduce(into: []) { $0.formUnion(members(of: $1)) }
  }
}
