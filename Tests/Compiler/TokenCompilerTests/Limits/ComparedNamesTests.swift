import Testing

@testable import TokenChecks
@testable import TokenModel

/// Names are compared only if that is fast.
@Suite struct ComparedNamesTests {
  @Test(arguments: [
    ("kitten", "sitting", 3), ("", "abc", 3), ("abc", "", 3), ("ab", "ba", 1), ("abab", "ab", 2),
    ("c/s/bg", "c/m/bg", 1), ("aXb", "ab", 1), ("same", "same", 0),
  ])
  func `the edit distance is the smallest number of edits`(one: String, other: String, edits: Int) {
    #expect(one.editDistance(to: other) == edits)
    #expect(other.editDistance(to: one) == edits)
  }

  @Test func `long names have an edit distance only if they differ little`() {
    let long = String(repeating: "a", count: 100_000)
    #expect((long + "x" + long).editDistance(to: long + "y" + long) == 1)
    let other = String(repeating: "b", count: 90_000)
    #expect(long.editDistance(to: other) == 100_000)
  }

  @Test func `a long name is never suggested, and gets no suggestion`() {
    let long = String(repeating: "a", count: comparedNameLimit + 1)
    #expect(long.nearest(among: [long.dropLast() + "b"]) == nil)
    #expect("aa".nearest(among: [long]) == nil)
    let short = String(repeating: "a", count: comparedNameLimit)
    #expect(short.nearest(among: [short.dropLast() + "b"]) == short.dropLast() + "b")
  }

  @Test func `the nearest required path is found one name at a time`() {
    let names = (0..<50).map { "v\($0)" }
    var required = RequiredPaths(names.flatMap { [["c", $0, "bg"], ["c", $0, "text"]] })
    #expect(required.nearest(to: ["c", "v17", "txet"]) == ["c", "v17", "text"])
    #expect(required.nearest(to: ["c", "v1x", "bg"]) == ["c", "v1", "bg"])
    #expect(required.nearest(to: ["c", "w17", "bg"]) == ["c", "v17", "bg"])
    var none = RequiredPaths([])
    #expect(none.nearest(to: ["c"]) == [])
  }
}
