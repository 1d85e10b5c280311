@testable import gallery

/// `Sources/Components/figma/nodes.json` is read only without faults; a fault has its place.
struct FigmaNodesTests {
  static let light = #""style": "one", "state": "default", "mode": "light""#

  @Test(arguments: [
    (
      light, #""style": "two", "state": "default", "mode": "light""#,
      "sheets.1.variants.4.new.style"
    ),
    (light, #""style": "one", "state": "late", "mode": "light""#, "sheets.1.variants.4.new.state"),
    (
      light, #""style": "one", "state": "default", "mode": "sepia""#, "sheets.1.variants.4.new.mode"
    ),
    (light, #""state": "default", "mode": "light""#, "sheets.1.variants.4.new"),
    (#""component": "EBCountdown", "style""#, #""component": "EBTimer", "style""#, "new.component"),
    (
      #""component": "EBCountdown", "style""#, #""component": "Badge", "style""#,
      "no variant of a sheet"
    ),
    (#""units": ["mins", "secs"] }"#, #""units": ["secs", "mins"] }"#, "new.units"),
    (#""node": "4076:9488""#, #""node": "4076-9488""#, "'4076-9488' is not a node"),
    (
      #""node": "18482:71321""#, #""node": "18482:7132١""#,
      "components.0.node: '18482:7132١' is not"
    ),
    (#""node": "4076:9488""#, #""node": "18482:71321""#, "the node 18482:71321 is there twice"),
    (#""name": "Badge""#, #""name": "Label""#, "components.3.name"),
    (#""sheets": ["#, #""pages": ["#, "sheets"),
    (#""name": "Counter","#, #""name": 1,"#, "sheets.0.name"),
    ("{", "", "JSON"),
  ]) func `unknown, malformed and duplicate values are refused`(
    old: String, new: String, place: String
  ) throws {
    let text = String(decoding: try packageFile(FigmaNodes.path), as: UTF8.self)
    let range = try #require(text.range(of: old), "the shipped file lacks \(old)")
    let edited = text.replacingCharacters(in: range, with: new)
    let fault = #expect(throws: FigmaNodesFault.self) { try FigmaNodes(Data(edited.utf8)) }
    #expect(fault?.sentence.contains(place) == true, "\(fault?.sentence ?? "")")
  }
}
