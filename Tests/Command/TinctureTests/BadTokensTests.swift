import TokenTesting

/// A fault in a token file, and its findings.
struct BadTokens: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var bytes: Data
  var findings: String

  init(_ name: String, _ text: String, _ findings: String) {
    self.init(name, Data(text.utf8), findings)
  }

  init(_ name: String, _ bytes: Data, _ findings: String) {
    testDescription = name
    self.bytes = bytes
    self.findings = findings
  }

  static let all = [
    BadTokens(
      "an alias cycle of three",
      """
      {
        "a": { "$type": "number", "$value": "{b}" },
        "b": { "$type": "number", "$value": "{c}" },
        "c": { "$type": "number", "$value": "{a}" }
      }
      """,
      """
      2:39: error: 'a' depends on itself: a → b → c → a; give one of them a value [alias-cycle]
      3:39: note: via 'b'
      4:39: note: via 'c'
      """),
    BadTokens(
      "a dead alias", #"{ "a": { "$type": "number", "$value": "{b}" } }"#,
      """
      1:39: error: 'a': "{b}" is not a token; declare it, or reference another one \
      [unresolved-alias]
      """),
    BadTokens(
      "a duplicate key",
      """
      {
        "a": { "$type": "number", "$value": 1 },
        "a": { "$type": "number", "$value": 2 }
      }
      """,
      """
      3:3: error: duplicate key 'a'; keep one of the two [duplicate-key]
      2:3: note: the first one is here
      """),
    BadTokens(
      "a truncated file", "{\n  \"a\": { \"$type\": \"number\", \"$val",
      """
      2:34: error: the file ends inside a value; close every string, array and object \
      [invalid-json]
      """),
    BadTokens(
      "an unknown type", #"{ "a": { "$type": "colour", "$value": 1 } }"#,
      """
      1:19: error: 'a': DTCG 2025.10 has no type 'colour'; did you mean 'color'? \
      [unknown-type]
      """),
    BadTokens(
      "an escaped NUL", #"{ "a\u0000b": { "$type": "number", "$value": 1 } }"#,
      """
      1:3: error: NUL characters (U+0000) are not allowed; remove it [invalid-json]
      """),
    BadTokens(
      "a NUL byte", "{ \"a\u{0}b\": { \"$type\": \"number\", \"$value\": 1 } }",
      """
      1:5: error: NUL characters (U+0000) are not allowed; remove it [invalid-json]
      """),
    BadTokens(
      "invalid UTF-8",
      Data(#"{ "a": { "$type": "number", "$value": 1, "$description": ""#.utf8)
        + [0xFF] + Data(#"" } }"#.utf8),
      """
      1:59: error: byte 0xFF is not valid UTF-8; save the file as UTF-8 [invalid-utf8]
      """),
    BadTokens(
      "two faults", #"{ "a": { "$value": 1 }, "b": { "$type": "number", "$value": true } }"#,
      """
      1:3: error: 'a' has no $type and inherits none; add one to the token or to a group around it \
      [missing-type]
      1:61: error: 'b': expected a number, found true [invalid-value]
      """),
  ]
}

@Test(arguments: BadTokens.all)
func `a fault in a token file is reported with its place, and nothing is written`(
  bad: BadTokens
) throws {
  let project = try Folder()
  let file = "tokens/a.tokens.json"
  try project.write(bad.bytes, to: file)
  let findings = bad.findings.split(separator: "\n").map { "\(file):\($0)\n" }.joined()
  #expect(try tincture("build", in: project) == Run(1, output: nothingMeasured, errors: findings))
  #expect(try tincture("build", "--check", in: project).errors == findings)
  #expect(try tincture("audit", in: project).errors == findings)
  #expect(try Snapshot(project).paths == [file])
}

@Test(arguments: BadTokens.all)
func `a fault in one context leaves all generated files untouched`(bad: BadTokens) throws {
  let project = try Folder.shippedProject()
  let generated = try Snapshot(project, below: "generated")
  try project.write(bad.bytes, to: "tokens/countdown.dark.tokens.json")
  let build = try tincture("build", in: project, code: 1)
  #expect(build.errors.contains("tokens/countdown.dark.tokens.json:"), "\(build)")
  #expect(try Snapshot(project, below: "generated") == generated)
}
