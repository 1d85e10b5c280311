import Foundation
import Testing

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
  }

  static let edits = [
    Edit(
      old: #""style": "one", "state": "default", "mode": "light""#,
      new: #""style": "two", "state": "default", "mode": "light""#,
      fault: "4076:9199: unknown style 'two'; known: one, per, pill"),
    Edit(
      old: #""style": "one", "state": "default", "mode": "light""#,
      new: #""style": "one", "state": "late", "mode": "light""#,
      fault: "4076:9199: unknown state 'late'; known: default, expiring, expired"),
    Edit(
      old: #""style": "one", "state": "default", "mode": "light""#,
      new: #""style": "one", "state": "default", "mode": "sepia""#,
      fault: "4076:9199: unknown mode 'sepia'; known: light, dark"),
    Edit(
      old: #""style": "one", "state": "default", "mode": "light""#,
      new: #""state": "default", "mode": "light""#, fault: "4076:9199: no 'style'"),
    Edit(
      old: #""state": "empty", "count": 0, "limit": 10"#,
      new: #""state": "full", "count": 0, "limit": 10"#,
      fault: "18482:71322: unknown state 'full'; known: empty, filled, active"),
    Edit(
      old: #""state": "empty", "count": 0, "limit": 10"#,
      new: #""state": "empty", "count": 0"#,
      fault: "18482:71322: hasLimit is true, but there is no limit"),
    Edit(
      old: #""state": "empty", "count": 0, "limit": 10"#,
      new: #""state": "empty", "count": -1, "limit": 10"#,
      fault: "18482:71322: a number is below 0"),
    Edit(
      old: #""component": "EBCountdown", "style": "one", "state": "default", "mode": "light""#,
      new: #""component": "EBTimer", "style": "one", "state": "default", "mode": "light""#,
      fault: "4076:9199: unknown component 'EBTimer'; known: EBCounter, EBCountdown, "
        + "EBCountdownPromo, Badge, NotificationBadge"),
    Edit(
      old: #""component": "EBCountdown", "style": "one", "state": "default", "mode": "light""#,
      new: #""component": "Badge", "style": "one", "state": "default", "mode": "light""#,
      fault: "4076:9199: Badge cannot replace a variant of a sheet"),
    Edit(
      old: #""units": ["mins", "secs"] }"#, new: #""units": ["mins", "ticks"] }"#,
      fault: "4076:9439: unknown unit 'ticks'; known: days, hours, mins, secs"),
    Edit(
      old: #""units": ["mins", "secs"] }"#, new: #""units": ["secs", "mins"] }"#,
      fault: "4076:9439: list each unit once, largest first: days, hours, mins, secs"),
    Edit(
      old: #""node": "4076:9488""#, new: #""node": "4076-9488""#,
      fault:
        "4076-9488: invalid node id for the sheet Countdown; expected two numbers, as in 4076:9091"),
    Edit(
      old: #""node": "18482:71321""#, new: #""node": "18482:7132١""#,
      fault: "18482:7132١: invalid node id for EBCounter; expected two numbers, as in 4076:9091"),
    Edit(
      old: #""node": "4076:9488""#, new: #""node": "18482:71321""#,
      fault: "18482:71321: duplicate node id: for EBCounter and for the sheet Countdown"),
    Edit(
      old: #""name": "Badge""#, new: #""name": "Label""#,
      fault: "Label: unknown component 'Label'; known: EBCounter, EBCountdown, EBCountdownPromo, "
        + "Badge, NotificationBadge"),
    Edit(
      old: #""name": "NotificationBadge""#, new: #""name": "Badge""#,
      fault: "Badge: duplicate component Badge"),
    Edit(
      old: #""name": "NotificationBadge""#, new: #""name": "Badge""#,
      fault: "components: no 'NotificationBadge'"),
    Edit(
      old: #""Mode": "Dark", "Variant": "—" }"#, new: #""Mode": "Dark" }"#,
      fault: "4076:9485: unexpected old properties; the sheet has: Style, State, Mode, Variant"),
    Edit(
      old: #""Style": "Pill · Blue", "State": "Default""#,
      new: #""Style": "Pill · Blue", "State": "Expiring""#,
      fault: "4076:9488: has the same old properties as 4076:9485"),
    Edit(
      old: #""style": "pill", "state": "default", "mode": "dark""#,
      new: #""style": "pill", "state": "default", "mode": "light""#,
      fault: "4076:9485: has the same replacement as 4076:9479"),
    Edit(
      old: #""node": "4076:9488", "size": { "width": 161"#,
      new: #""node": "4076:9488", "size": { "width": 0"#, fault: "4076:9488: has no size"),
    Edit(
      old: #""fileKey": null"#, new: #""fileKey": "a/b""#,
      fault: "fileKey: 'a/b' is not a key; use letters and digits only"),
    Edit(old: #""sheets": ["#, new: #""pages": ["#, fault: "no 'sheets'"),
    Edit(
      old: #""name": "Counter","#, new: #""name": 1,"#,
      fault: "sheets[0].name: unexpected type of value"),
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
    let fault = #expect(throws: FigmaNodesFault.self) {
      try FigmaNodesReader.read(Data(text.utf8))
    }
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
    let fault = #expect(throws: FigmaNodesFault.self) {
      try FigmaNodesReader.read(Data(text.utf8))
    }
    let places = fault?.lines.compactMap { $0.firstMatch(of: /json:(\d+:\d+): error: 1:[23]/)?.1 }
    #expect(places == ["4:30", "4:66", "4:66"])
  }

  @Test func `invalid JSON is reported as such`() {
    let fault = #expect(throws: FigmaNodesFault.self) {
      try FigmaNodesReader.read(Data("{".utf8))
    }
    #expect(fault?.lines == ["Sources/Components/figma/nodes.json: error: not JSON"])
  }
}
