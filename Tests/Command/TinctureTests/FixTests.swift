import CLibrary
import Foundation
import Testing

@Suite struct FixTests {
  private static func color(_ hex: String) -> String {
    let number = Int(hex, radix: 16) ?? 0
    let parts = [number >> 16, number >> 8 & 0xFF, number & 0xFF].map { Double($0) / 255 }
    return ##"{ "colorSpace": "srgb", "components": \##(parts), "hex": "#\##(hex)" }"##
  }

  /// Secondary text is an alias that is too light, in a file with CRLF and tabs.
  private static let tokens =
    "{\r\n\t\"text\": {\r\n\t\t\"first\": { \"$value\": \"{ink.700}\" },\r\n"
    + "\t\t\"second\": { \"$value\": \"{\\u0069nk.300}\" } },\r\n"
    + "\t\"card\": { \"$value\": \"{ink.50}\" }\r\n}"

  private func folder(tokens: String = tokens) throws -> Folder {
    try Folder([
      "tincture.json": #"{ "rules": { "unpaired-color": "off" } }"#,
      "tokens/ink.tokens.json": """
      { "ink": { "$type": "color", "50": { "$value": \(Self.color("ECEAF2")) },
          "300": { "$value": \(Self.color("B9B3CB")) },
          "700": { "$value": \(Self.color("443D5C")) } } }
      """, "tokens/theme.tokens.json": tokens,
      "tokens/text.contract.json": """
      { "component": "Text", "path": "text/*",
        "roles": { "first": { "type": "color" }, "second": { "type": "color" } },
        "contrast": [
          { "foreground": "first", "on": "card" }, { "foreground": "second", "on": "card" }] }
      """,
    ])
  }

  private let change =
    "--- tokens/theme.tokens.json\n+++ tokens/theme.tokens.json\n@@ -4,1 +4,1 @@\n"
    + "-\t\t\"second\": { \"$value\": \"{\\u0069nk.300}\" } },\n"
    + "+\t\t\"second\": { \"$value\": \"{ink.700}\" } },\n"

  @Test func `the alias is changed, every other byte stays, and a second run has nothing to do`()
    throws
  {
    let folder = try folder()
    let dry = try tincture("fix", "--dry-run", in: folder)
    #expect(dry.code == 0 && dry.errors == "" && dry.output.contains(change), "\(dry)")
    #expect(try folder.text("tokens/theme.tokens.json") == Self.tokens)
    try folder.write("", to: "tokens/.tincture-0123456789abcdef.tmp")
    let run = try tincture("fix", "{text.second}", "--project", "./", in: folder)
    #expect(try !Snapshot(folder).paths.contains { $0.hasSuffix(".tmp") })
    #expect(
      run.output.hasPrefix("Set 'text/second' to {ink.700} (")
        && run.output.contains(change.replacing(" tokens/", with: " ./tokens/"))
        && run.output.hasSuffix(
          "\nChanged 1 file. Checks that fail: 1 before, 0 after.\nNext: tincture build ./\n"),
      "\(run)")
    #expect(run.code == 0 && run.errors == "")
    #expect(
      try folder.text("tokens/theme.tokens.json")
        == Self.tokens.replacing(#"{\u0069nk.300}"#, with: "{ink.700}"))
    #expect(try tincture("fix", in: folder) == Run(0, output: "Nothing to fix: no check fails.\n"))
  }

  @Test(.enabled(if: hasGit))
  func `the value of the last commit is printed, if it was another one`() throws {
    let folder = try folder(tokens: Self.tokens.replacing(#"{\u0069nk.300}"#, with: "{ink.700}"))
    try git(folder, "init", "--quiet", "--initial-branch=main")
    try commit(folder)
    try folder.write(Self.tokens, to: "tokens/theme.tokens.json")
    let run = try tincture("fix", "--dry-run", in: folder)
    #expect(
      run.output.hasPrefix(
        "Set 'text/second' to {ink.700} (8.51:1); at HEAD it was {ink.700} (8.51:1)\n---"), "\(run)"
    )
    try commit(folder)
    #expect(try !tincture("fix", "--dry-run", in: folder).output.contains("HEAD"))
  }

  @Test func `what cannot be fixed is left, with the reason`() throws {
    // On a gray in the middle, no color reaches 7:1.
    let folder = try folder()
    try folder.write(
      #"{ "audit": { "level": "AAA" }, "rules": { "unpaired-color": "off" } }"#, to: "tincture.json"
    )
    try folder.write(
      Self.tokens.replacing(#""{ink.50}""#, with: #"\#(Self.color("808080")), "$type": "color""#),
      to: "tokens/theme.tokens.json")
    let before = try folder.text("tokens/theme.tokens.json")
    let run = try tincture("fix", "text", in: folder, code: 1)
    #expect(run.output == "Nothing was changed. Checks that fail: 2 before, 2 after.\n")
    #expect(run.errors.contains("[low-contrast]") && run.errors.contains("no color for"), "\(run)")
    #expect(try folder.text("tokens/theme.tokens.json") == before)
  }

  @Test func `a check that cannot be measured is an error, and without checks nothing is claimed`()
    throws
  {
    let folder = try Folder([
      "tokens/a.tokens.json": """
      { "c": { "$type": "color", "text": { "$value": \(Self.color("000000")) },
          "bg": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.5 } } } }
      """,
      "tokens/a.contract.json": """
      { "component": "A", "path": "c/*",
        "roles": { "text": { "type": "color" }, "bg": { "type": "color" } },
        "contrast": [{ "foreground": "text", "on": "bg" }] }
      """,
    ])
    let run = try tincture("fix", in: folder)
    #expect(run.code == 1 && run.errors.contains("[indeterminate-contrast]"), "\(run)")
    try folder.write("{}", to: "tincture.json")
    try folder.remove("tokens/a.contract.json")
    let empty = try tincture("fix", in: folder)
    #expect(empty == Run(0, output: "Nothing to fix: nothing is measured yet.\n"))
  }

  @Test(arguments: [
    (
      ["text/secnd"], "{",
      "error: there is no token or group 'text/secnd'; did you mean 'text/second'?\n"
    ),
    (["zzz"], "{", "error: there is no token or group 'zzz'\n"),
    ([], "", "[invalid-json]"),
  ]) func `an unknown token, and a file that cannot be read, change nothing`(
    arguments: [String], start: String, message: String
  ) throws {
    let tokens = start + Self.tokens.dropFirst()
    let folder = try folder(tokens: tokens)
    let run = try tincture(["fix"] + arguments, in: folder)
    #expect(run.code == 1 && run.output == "" && run.errors.contains(message), "\(run)")
    #expect(try folder.text("tokens/theme.tokens.json") == tokens)
  }

  @Test func `a limit that hides checks is an error`() throws {
    let pair = #"{ "foreground": "first", "on": "card", "minimum": 3 }"#
    let pairs = Array(repeating: pair, count: 200).joined(separator: ", ")
    let states = (0..<500).map { "\"s\($0)\"" }.joined(separator: ", ")
    let folder = try folder()
    try folder.write(
      """
      { "component": "Big", "path": "big/<state>/*", "axes": { "state": [\(states)] },
        "roles": { "first": { "type": "color", "path": "text/first" },
          "card": { "type": "color", "path": "card" } }, "contrast": [\(pairs)] }
      """, to: "tokens/big.contract.json")
    let run = try tincture("fix", in: folder)
    #expect(run.code == 1 && run.errors.contains("[limit-exceeded]"), "\(run)")
  }

  @Test func `a limit of an output hides no check`() throws {
    let folder = try folder()
    let deep = String(repeating: #"{ "g": "#, count: 140) + #"{ "$value": "{card}" }"#
    try folder.write(deep + String(repeating: " }", count: 140), to: "tokens/deep.tokens.json")
    let run = try tincture("fix", in: folder)
    #expect(run.output.contains("Checks that fail: 1 before, 0 after"), "\(run)")
  }

  @Test func `a check of the named token that another token would fix is left`() throws {
    let folder = try folder()
    let run = try tincture("fix", "card", in: folder)
    #expect(run.code == 1)
    #expect(
      run.output.hasPrefix(
        "Not applied, because it changes a token that was not named: set 'text/second' to "),
      "\(run)")
  }

  @Test func `nothing outside the project folder is written`() throws {
    let folder = try folder()
    let text = try folder.text("tokens/theme.tokens.json")
    try folder.makeFolder("shop")
    try folder.write(
      #"{ "sources": ["../tokens/*.tokens.json"], "contracts": ["../tokens/*.contract.json"], "inputsRoot": ".." }"#,
      to: "shop/tincture.json")
    let run = try tincture("fix", "--project", "shop", in: folder)
    #expect(run.code == 1)
    #expect(run.output.contains("Not applied, because its file is outside the project folder: set"))
    #expect(try folder.text("tokens/theme.tokens.json") == text)
  }
}
