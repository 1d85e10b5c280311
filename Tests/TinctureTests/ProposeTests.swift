import Foundation
import Testing

@Suite struct ProposeTests {
  private func color(_ level: Double) -> String {
    #"{ "$value": { "colorSpace": "srgb", "components": [\#(level), \#(level), \#(level)] } }"#
  }

  /// Two components, one of which fails.
  private func folder(_ more: [String: String] = [:]) throws -> Folder {
    let tokens = """
      {
        "$type": "color",
        "card": { "title": \(color(0.6)), "bg": \(color(1)) },
        "chip": { "label": \(color(0)), "label-hover": \(color(0.1)), "bg": \(color(1)), "bg-hover": \(color(0.9)) }
      }
      """
    return try Folder(["tokens/a.tokens.json": tokens].merging(more) { $1 })
  }

  private let summary = """
    tokens/card.contract.json: 1 pair, 0 pass, 1 fail; lowest 2.84:1, title on bg
    """

  @Test func `contracts are written, and the audit accepts them`() throws {
    let folder = try folder()
    let run = try tincture("propose", in: folder)
    #expect(run.code == 0 && run.errors == "", "\(run)")
    #expect(run.output.hasPrefix("wrote \(summary)\nwrote tokens/chip.contract.json: 2 pairs"))
    #expect(
      run.output.contains(
        "\nCoverage: 0 of 6 colors (0%) without these contracts, 6 (100%) with them\n"), "\(run)")
    let audit = try tincture("audit", in: folder)
    #expect(audit.code == 0, "\(audit)")
    #expect(audit.output.contains("2.84"))
    let build = try tincture("build", in: folder)
    #expect(build.code == 0, "\(build)")
  }

  @Test func `a dry run prints the contracts and writes nothing`() throws {
    let folder = try folder()
    let run = try tincture("propose", "--dry-run", in: folder)
    #expect(run.code == 0 && run.output.contains("would write \(summary)\n"), "\(run)")
    #expect(run.output.contains(#""component": "Card""#))
    #expect(throws: (any Error).self) { try folder.text("tokens/card.contract.json") }
  }

  @Test func `a file that exists is not replaced`() throws {
    let folder = try folder([
      "tokens/card.contract.json.txt": "", "more/card.contract.json": "mine",
    ])
    let run = try tincture("propose", "--to", "more", in: folder)
    #expect(run.code == 0, "\(run)")
    #expect(
      run.output.contains(
        "skipped more/card.contract.json: the file exists; tincture propose replaces no file\n"))
    #expect(run.output.contains("wrote more/chip.contract.json"))
    #expect(
      run.output.contains(
        "Add \"more/*.contract.json\" to 'contracts' in tincture.json; no pattern there matches "
          + "more/chip.contract.json.\n"), "\(run)")
    #expect(try folder.text("more/card.contract.json") == "mine")
  }

  @Test func `contracts stay in the project`() throws {
    let run = try tincture("propose", "--to", "../elsewhere", in: folder())
    #expect(run.code == 64, "\(run)")
    #expect(run.errors.contains("--to ../elsewhere is outside the project folder"), "\(run)")
  }

  @Test func `a folder that cannot be written is an error`() throws {
    let folder = try folder(["taken": ""])
    let run = try tincture("propose", "--to", "taken", in: folder)
    #expect(run.code == 2, "\(run)")
  }

  @Test func `the JSON has every member`() throws {
    let folder = try folder()
    let run = try tincture("propose", "--dry-run", "--format", "json", in: folder)
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    expect(
      value,
      [
        "version": .number, "folder": .string, "written": .boolean, "contracts": .array,
        "taken": .array, "refused": .array, "coverage": .object(count: 4),
        "leftOut": .array,
      ])
    expect(
      (value?["contracts"] as? [Any])?.first,
      [
        "component": .string, "file": .string, "pairs": .number, "pass": .number, "fail": .number,
        "exempt": .number, "lowest": .object(count: 3), "comments": .array,
        "contract": .object(count: 6),
      ])
  }
}
