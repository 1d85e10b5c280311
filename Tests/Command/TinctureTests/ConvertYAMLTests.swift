import TokenTesting

/// Runs `tincture convert` with YAML files.
@Suite struct ConvertYAMLTests {
  @Test func `YAML files are converted, and others in the folder are skipped`() throws {
    let folder = try Folder([
      "old/space.yaml":
        "space:\n  100: { value: 4px, type: size }\n  200: { value: 2em, type: size }\n",
      "old/ci.yml": "on: push\n",
    ])
    #expect(
      try tincture("convert", "old", "--to", "new", in: folder)
        == Run(
          0,
          output: """
            old/space.yaml: Style Dictionary, because its tokens have 'value', not '$value'; read as YAML
            Ignored 1 file without tokens, such as old/ci.yml
            Plan
              every theme: space (1 token)
              1 theme
            Converted 1 of 2 values: 1 left out (1 finding)
            Wrote 3 files to new
              1 finding: not converted [not-carried]
            Next: run tincture build new, and tincture propose new for contracts

            """,
          errors: """
            old/space.yaml:3:17: warning: 'space/200': "2em" has the unit 'em', but DTCG 2025.10 supports \
            only px and rem [not-carried]

            """))
    #expect(try folder.text("new/space.tokens.json").contains(#""100": { "$type": "dimension""#))
  }

  @Test(arguments: [
    (
      "é: [1, 'x'\n",
      "2:1: error: this is not YAML: while parsing a flow sequence, did not find expected ',' or ']' [invalid-json]"
    ),
    ("a: 1\na: 2\n", "1:1: error: duplicate key 'a'; keep one of the two [duplicate-key]"),
    (
      "\u{FEFF}é: !t 1\n",
      "1:4: error: JSON has no value for the tag '!t' here; remove the tag [invalid-json]"
    ),
    (
      "a: \"\\0\"\n",
      "1:4: error: NUL characters (U+0000) are not allowed; remove it [invalid-json]"
    ),
    (
      "a: 1e999\n",
      "1:4: error: the number 1e999 is out of range; write one that fits in a 64-bit double [invalid-json]"
    ),
  ]) func `a fault is reported at its place, and nothing is written`(text: String, finding: String)
    throws
  {
    let folder = try Folder(["a.yaml": text])
    let run = try tincture("convert", "a.yaml", "--to", "new", in: folder, code: 1)
    #expect(run.errors == "a.yaml:\(finding)\n")
    #expect(!FileManager.default.fileExists(atPath: folder.url("new").path))
  }

  @Test func `without the program, YAML files are skipped with a finding`() throws {
    let folder = try Folder(["bin/none": "", "a.yaml": "a: { value: 1px, type: size }"])
    let command = folder.url("bin/tincture")
    // A copy cannot run while a process that another test starts has it open for writing.
    do {
      try FileManager.default.linkItem(at: builtCommand, to: command)
    } catch {
      try FileManager.default.copyItem(at: builtCommand, to: command)
    }
    let run = try run(command, ["convert", "a.yaml", "--to", "new"], in: folder)
    #expect(run.code == 1)
    #expect(
      run.errors.contains(
        "a.yaml:1:1: warning: this file is skipped: YAML files need this program, which is missing")
    )
    #expect(
      run.errors.contains("build the product 'tincture-yaml', or set TINCTURE_YAML to its path"))
    #expect(run.errors.contains("error: no token can be converted from 'a.yaml'"))
  }

  @Test(arguments: [
    "exit 3", "echo '{}'", #"echo '{"json": "]", "places": [1]}'"#,
    #"echo '{"json": "1", "places": [9, 9, 1, 1]}'"#,
  ]) func `a program that fails or answers nonsense is reported`(script: String) throws {
    let folder = try Folder(["a.yaml": "a: 1", "reader": "#!/bin/sh\n\(script)\n"])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.url("reader").path)
    let run = try tincture(
      "convert", "a.yaml", "--to", "new", in: folder,
      environment: ["TINCTURE_YAML": folder.url("reader").path])
    #expect(run.code == 1 || run.code == 2)
    #expect(run.errors.hasPrefix("a.yaml:"), "\(run)")
  }
}
