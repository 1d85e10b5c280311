import Testing

/// The members in product section 9 and docs/reference/contrast.md, with their kinds.
private let shape: [String: Kind] = [
  "version": .number, "summary": .object(count: 11), "audit": .object(count: 9), "results": .array,
  "causes": .array, "claims": .array, "states": .array, "unpaired": .array, "palettes": .array,
  "coverage": .object(count: 12), "fingerprint": .object(count: 14), "findings": .array,
]
private let result: [String: Kind] = [
  "component": .string, "theme": .strings, "holds": .lists, "themes": .number, "variant": .strings,
  "foreground": .object(count: 9), "background": .object(count: 9), "layers": .array,
  "groupOpacity": .objectOrNull(count: 2), "anyOf": .arrayOrNull, "duty": .string,
  "criterion": .stringOrNull, "required": .numberOrNull, "ratio": .numberOrNull,
  "shown": .stringOrNull, "at": .numberOrNull, "outcome": .string, "because": .stringOrNull,
  "suggestion": .objectOrNull(count: 5), "replacement": .objectOrNull(count: 5),
  "opacityChange": .objectOrNull(count: 3), "key": .string, "cause": .stringOrNull,
  "obstacle": .stringOrNull, "waiver": .objectOrNull(count: 6), "surface": .stringOrNull,
  "anyBackdrop": .numberOrNull, "screen": .string, "renderer": .stringOrNull,
  "baseline": .stringOrNull, "groundAt": .numberOrNull, "srgbRatio": .numberOrNull,
  "lightnessDifference": .numberOrNull, "standard": .numberOrNull, "sizeNote": .stringOrNull,
]
private let state: [String: Kind] = [
  "component": .string, "theme": .strings, "holds": .lists, "themes": .number,
  "variant": .strings, "axis": .string, "states": .array, "cue": .stringOrNull,
  "identical": .boolean, "colorOnly": .boolean, "lasting": .boolean, "roles": .array,
]
private let side: [String: Kind] = [
  "role": .string, "path": .string, "part": .stringOrNull, "value": .string,
  "ownValue": .stringOrNull, "opacity": .objectOrNull(count: 2), "file": .string, "line": .number,
  "column": .number,
]
private let color: [String: Kind] = [
  "path": .string, "part": .stringOrNull, "value": .string, "status": .string, "cells": .array,
  "file": .string, "line": .number, "column": .number,
]
private let cell: [String: Kind] = [
  "component": .stringOrNull, "role": .stringOrNull, "variant": .strings, "theme": .strings,
  "holds": .lists, "themes": .number, "status": .string, "because": .stringOrNull,
]
private let claim: [String: Kind] = [
  "foreground": .string, "on": .string, "claimed": .number, "stated": .string, "ratio": .number,
  "holds": .boolean, "source": .stringOrNull,
]
private let finding: [String: Kind] = [
  "rule": .string, "severity": .string, "message": .string, "path": .stringOrNull,
  "file": .string, "line": .number, "column": .number, "related": .array, "results": .array,
]
private let cause: [String: Kind] = [
  "path": .string, "part": .stringOrNull, "value": .string, "file": .string, "line": .number,
  "column": .number, "results": .array, "replacement": .objectOrNull(count: 5),
  "color": .objectOrNull(count: 2), "remedy": .objectOrNull(count: 11), "obstacle": .stringOrNull,
]
private let related: [String: Kind] = [
  "message": .string, "file": .string, "line": .number, "column": .number,
]

@Test func `the JSON of an audit has exactly the documented members`() throws {
  let project = try Folder.shippedProject()
  let contract = try project.text("tokens/countdown.contract.json")
  try project.write(contract.replacing("3.88,", with: "4,"), to: "tokens/countdown.contract.json")
  try project.write("{}", to: "tokens/counter.dark.tokens.json")
  let audit = try tincture("audit", "--format", "json", in: project).json
  expect(audit, shape)
  expect(
    audit["summary"],
    Dictionary(
      uniqueKeysWithValues: [
        "pass", "fail", "waived", "exempt", "indeterminate", "rows", "checks", "pairs", "themes",
        "errors", "warnings",
      ].map { ($0, Kind.number) }))
  for row in try rows(audit, "results") {
    expect(row, result)
    expect(row["foreground"], side)
    expect(row["background"], side)
    for layer in try rows(row, "layers") { expect(layer, side) }
    if let suggestion = row["suggestion"] as? [String: Any] {
      expect(
        suggestion,
        [
          "move": .string, "value": .string, "stop": .numberOrNull, "ratio": .number,
          "deltaEOK": .number,
        ])
    }
  }
  let coverage = try #require(audit["coverage"] as? [String: Any])
  for row in try rows(coverage, "tokens") {
    expect(row, color)
    for item in try rows(row, "cells") { expect(item, cell) }
  }
  for row in try rows(audit, "causes") { expect(row, cause) }
  for row in try rows(audit, "claims") { expect(row, claim) }
  for row in try rows(audit, "states") { expect(row, state) }
  var notes = 0
  for row in try rows(audit, "findings") {
    expect(row, finding)
    for note in try #require(row["related"] as? [[String: Any]]) {
      expect(note, related)
      notes += 1
    }
  }
  #expect(notes > 0)
}

@Test func `the summary matches the lists in the JSON`() throws {
  let audit = try tincture("audit", "--format", "json", in: Folder.shippedProject()).json
  let summary = try #require(audit["summary"] as? [String: Int])
  let outcomes = try rows(audit, "results").map { $0["outcome"] as? String }
  for outcome in ["pass", "fail", "waived", "exempt", "indeterminate"] {
    #expect(summary[outcome] == outcomes.count { $0 == outcome }, "\(outcome)")
  }
  let severities = try rows(audit, "findings").map { $0["severity"] as? String }
  #expect(summary["errors"] == severities.count { $0 == "error" })
  #expect(summary["warnings"] == severities.count { $0 == "warning" })
}

@Test func `the finding in the JSON is the printed finding`() throws {
  let project = try Folder(["tokens/a.tokens.json": #"{ "a": { "$value": "\u202E\"" } }"#])
  let run = try tincture("audit", "--format", "json", in: project)
  let audit = try run.json
  let finding = try #require(rows(audit, "findings").first)
  let (line, column) = (finding["line"] as? Int ?? 0, finding["column"] as? Int ?? 0)
  #expect(
    run.errors == "\(finding["file"] ?? ""):\(line):\(column): \(finding["severity"] ?? ""): "
      + "\(finding["message"] ?? "") [\(finding["rule"] ?? "")]\n")
}

private func rows(_ audit: [String: Any], _ name: String) throws -> [[String: Any]] {
  let rows = try #require(audit[name] as? [[String: Any]])
  try #require(!rows.isEmpty, "\(name) is empty")
  return rows
}
