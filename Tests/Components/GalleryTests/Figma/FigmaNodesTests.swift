@testable import gallery

/// `Sources/Components/figma/nodes.json` is accepted only without faults; every fault has the file and
/// the node.
struct FigmaNodesTests {
  /// A change to the shipped file, and the fault it causes.
  struct Edit: CustomTestStringConvertible {
    var old: String
    var new: String
    var fault: String
    var testDescription: String { fault }

    init(_ old: String, _ new: String, _ fault: String) {
      (self.old, self.new, self.fault) = (old, new, fault)
    }
  }

  static let light = #""style": "one", "state": "default", "mode": "light""#
  static let empty = #""state": "empty", "count": 0, "limit": 10"#

  static let edits = [
    Edit(
      light, #""style": "two", "state": "default", "mode": "light""#,
      "4076:9199: unknown style 'two'; known: one, per, pill"),
    Edit(
      light, #""style": "one", "state": "late", "mode": "light""#,
      "4076:9199: unknown state 'late'; known: default, expiring, expired"),
    Edit(
      light, #""style": "one", "state": "default", "mode": "sepia""#,
      "4076:9199: unknown mode 'sepia'; known: light, dark"),
    Edit(light, #""state": "default", "mode": "light""#, "4076:9199: no 'style'"),
    Edit(
      empty, #""state": "full", "count": 0, "limit": 10"#,
      "18482:71322: unknown state 'full'; known: empty, filled, active"),
    Edit(
      empty, #""state": "empty", "count": 0"#,
      "18482:71322: hasLimit is true, but there is no limit"),
    Edit(empty, #""state": "empty", "count": -1, "limit": 10"#, "18482:71322: a number is below 0"),
    Edit(
      #""component": "EBCountdown", "style": "one""#, #""component": "EBTimer", "style": "one""#,
      "4076:9199: unknown component 'EBTimer'; known: EBCounter, EBCountdown, "
        + "EBCountdownPromo, Badge, NotificationBadge"),
    Edit(
      #""component": "EBCountdown", "style": "one""#, #""component": "Badge", "style": "one""#,
      "4076:9199: Badge cannot replace a variant of a sheet"),
    Edit(
      #""units": ["mins", "secs"] }"#, #""units": ["mins", "ticks"] }"#,
      "4076:9439: unknown unit 'ticks'; known: days, hours, mins, secs"),
    Edit(
      #""units": ["mins", "secs"] }"#, #""units": ["secs", "mins"] }"#,
      "4076:9439: list each unit once, largest first: days, hours, mins, secs"),
    Edit(
      #""node": "4076:9488""#, #""node": "4076-9488""#,
      "4076-9488: invalid node id for the sheet Countdown; expected two numbers, as in 4076:9091"),
    Edit(
      #""node": "18482:71321""#, #""node": "18482:7132١""#,
      "18482:7132١: invalid node id for EBCounter; expected two numbers, as in 4076:9091"),
    Edit(
      #""node": "4076:9488""#, #""node": "18482:71321""#,
      "18482:71321: duplicate node id: for EBCounter and for the sheet Countdown"),
    Edit(
      #""name": "Badge""#, #""name": "Label""#,
      "Label: unknown component 'Label'; known: EBCounter, EBCountdown, EBCountdownPromo, "
        + "Badge, NotificationBadge"),
    Edit(#""name": "NotificationBadge""#, #""name": "Badge""#, "Badge: duplicate component Badge"),
    Edit(
      #""name": "NotificationBadge""#, #""name": "Badge""#, "components: no 'NotificationBadge'"),
    Edit(
      #""Mode": "Dark", "Variant": "—" }"#, #""Mode": "Dark" }"#,
      "4076:9485: unexpected old properties; the sheet has: Style, State, Mode, Variant"),
    Edit(
      #""Style": "Pill · Blue", "State": "Default""#,
      #""Style": "Pill · Blue", "State": "Expiring""#,
      "4076:9488: has the same old properties as 4076:9485"),
    Edit(
      #""style": "pill", "state": "default", "mode": "dark""#,
      #""style": "pill", "state": "default", "mode": "light""#,
      "4076:9485: has the same replacement as 4076:9479"),
    Edit(
      #""node": "4076:9488", "size": { "width": 161"#,
      #""node": "4076:9488", "size": { "width": 0"#, "4076:9488: has no size"),
    Edit(
      #""fileKey": null"#, #""fileKey": "a/b""#,
      "fileKey: 'a/b' is not a key; use letters and digits only"),
    Edit(#""sheets": ["#, #""pages": ["#, "no 'sheets'"),
    Edit(#""name": "Counter","#, #""name": 1,"#, "sheets[0].name: unexpected type of value"),
  ]

  @Test(arguments: edits) func `unknown, malformed and duplicate values are errors`(
    _ edit: Edit
  ) throws {
    let text = String(decoding: try packageFile(FigmaNodes.path), as: UTF8.self)
    let range = try #require(text.range(of: edit.old), "the shipped file lacks \(edit.old)")
    let edited = text.replacingCharacters(in: range, with: edit.new)
    let fault = #expect(throws: FigmaNodesFault.self) {
      try FigmaNodesReader.read(Data(edited.utf8))
    }
    let sentences = fault?.lines.map { $0.split(separator: ": error: ").dropFirst().joined() }
    #expect(sentences?.contains(edit.fault) == true, "\(fault?.lines ?? [])")
  }

  @Test func `all faults are reported together`() {
    let text = """
      { "components": [{ "name": "A" }, { "name": "B", "node": "1" }], "sheets": [] }
      """
    let fault = #expect(throws: FigmaNodesFault.self) { try FigmaNodesReader.read(Data(text.utf8)) }
    #expect(fault?.lines.count == 2 + FigmaComponent.allCases.count)
  }

  @Test func `a fault is at its node, and a duplicate at the second occurrence`() {
    let text = """
      {
        "components": [
          { "name": "Badge", "node": "1:2" },
          { "name": "Tag", "node": "1:3" }, { "name": "Badge", "node": "1:2" }
        ],
        "sheets": []
      }
      """
    let fault = #expect(throws: FigmaNodesFault.self) { try FigmaNodesReader.read(Data(text.utf8)) }
    let places = fault?.lines.compactMap { $0.firstMatch(of: /json:(\d+:\d+): error: 1:[23]/)?.1 }
    #expect(places == ["4:30", "4:66", "4:66"])
  }

  @Test func `invalid JSON is reported as such`() {
    let fault = #expect(throws: FigmaNodesFault.self) { try FigmaNodesReader.read(Data("{".utf8)) }
    #expect(fault?.lines == ["Sources/Components/figma/nodes.json: error: not JSON"])
  }
}
