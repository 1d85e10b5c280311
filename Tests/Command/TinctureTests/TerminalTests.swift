import TokenTesting

private let python = URL(filePath: "/usr/bin/python3")
private let hasPython = FileManager.default.isExecutableFile(atPath: python.path)

/// Runs a command on a pseudo-terminal and prints its output.
private let showTerminal = """
  import os, pty, sys
  pty.spawn(sys.argv[1:], lambda terminal: os.read(terminal, 1024), lambda _: b"")
  """

/// What `tincture build` shows in a terminal of a token without a type.
private func builtUntyped(_ environment: [String: String]) throws -> String {
  let project = try Folder(["tokens/a.tokens.json": "{\n\t\"é\": { \"$value\": 1 }\n}\n"])
  return try run(
    python, ["-c", showTerminal, builtCommand.path, "build"], in: project, environment
  ).output.replacingOccurrences(of: "\r\n", with: "\n")
}

@Test(.enabled(if: hasPython, "needs python3 for a pseudo-terminal"), arguments: [false, true])
func `a terminal shows blocks, in color unless NO_COLOR is set`(hasColor: Bool) throws {
  let error = hasColor ? "\u{1B}[1;31merror\u{1B}[0m" : "error"
  #expect(
    try builtUntyped(hasColor ? [:] : ["NO_COLOR": "1"]) == """
      \(error)  'é' has no $type and inherits none; add one to the token or to a group
             around it                                                  [missing-type]
             tokens/a.tokens.json:2:2

      \(nothingMeasured)1 error

      """)
}

@Test(
  .enabled(if: hasPython, "needs python3 for a pseudo-terminal"),
  arguments: [("TERM", "dumb"), ("CI", "true"), ("GITHUB_ACTIONS", "true"), ("INSIDE_EMACS", "30")])
func `a terminal of a tool shows lines`(name: String, value: String) throws {
  let shown = try builtUntyped([name: value])
  #expect(shown.hasPrefix("tokens/a.tokens.json:2:2: error: 'é' has no $type and inherits none; "))
  #expect(shown.contains(" [missing-type]\n") && !shown.contains("\u{1B}"))
}

@Test(.enabled(if: hasPython, "needs python3 for a pseudo-terminal"), arguments: [true, false])
func `a terminal with 24-bit colors shows a sample of each color`(hasColor: Bool) throws {
  let shown = try run(
    python, ["-c", showTerminal, builtCommand.path, "explain", "#1450B0"], in: Folder(),
    hasColor ? ["COLORTERM": "truecolor"] : ["COLORTERM": "truecolor", "NO_COLOR": "1"])
  #expect(
    shown.output.contains("\u{1B}[48;2;20;80;176m  \u{1B}[0m #1450B0\r\n") == hasColor, "\(shown)")
}
