import Foundation
import Testing

private let python = URL(filePath: "/usr/bin/python3")
private let hasPython = FileManager.default.isExecutableFile(atPath: python.path)

/// Runs a command on a pseudo-terminal and prints its output.
private let showTerminal = """
  import os, pty, sys
  pty.spawn(sys.argv[1:], lambda terminal: os.read(terminal, 1024), lambda _: b"")
  """

@Test(.enabled(if: hasPython, "needs python3 for a pseudo-terminal"), arguments: [false, true])
func `a terminal shows the line with a caret, in color unless NO_COLOR is set`(
  hasColor: Bool
) throws {
  let project = try Folder(["tokens/a.tokens.json": "{\n\t\"é\": { \"$value\": 1 }\n}\n"])
  let shown = try run(
    python, ["-c", showTerminal, builtCommand.path, "build"], in: project,
    hasColor ? [:] : ["NO_COLOR": "1"])
  let error = hasColor ? "\u{1B}[1;31merror:\u{1B}[0m" : "error:"
  #expect(
    shown.output.replacingOccurrences(of: "\r\n", with: "\n") == """
      tokens/a.tokens.json:2:2: \(error) 'é' has no $type and inherits none; \
      add one to the token or to a group around it [missing-type]
       2 |  "é": { "$value": 1 }
         |  ^~~
      \(nothingMeasured)1 error

      """)
}

@Test(
  .enabled(if: hasPython, "needs python3 for a pseudo-terminal"),
  arguments: [
    (#"{ "n": { "$type": "number", "$value": { "a": [1] } } }"#, #"{ "a": [1] }"#),
    (#"{ "n": { "$type": "number", "$value": "a\"b, c" } }"#, #""a\"b, c""#),
    (#"{ "n": { "$type": "number", "$value": true } }"#, "true"),
    ("{ \"n\": { \"$type\": \"number\", \"$value\": [\n1] } }", "["),
  ])
func `the whole value is underlined`(text: String, value: String) throws {
  let project = try Folder(["tokens/a.tokens.json": text])
  let shown = try run(
    python, ["-c", showTerminal, builtCommand.path, "build"], in: project, ["NO_COLOR": "1"])
  let lines = shown.output.replacingOccurrences(of: "\r\n", with: "\n").split(separator: "\n")
  let caret = try #require(lines.first { $0.hasPrefix("   | ") })
  let mark = "^" + String(repeating: "~", count: value.count - 1)
  #expect(caret.drop { " |".contains($0) } == mark)
}

@Test(.enabled(if: hasPython, "needs python3 for a pseudo-terminal"), arguments: [true, false])
func `a terminal with 24-bit colors shows a sample of each color`(hasColor: Bool) throws {
  let shown = try run(
    python, ["-c", showTerminal, builtCommand.path, "explain", "#1450B0"], in: Folder(),
    hasColor ? ["COLORTERM": "truecolor"] : ["COLORTERM": "truecolor", "NO_COLOR": "1"])
  #expect(
    shown.output.contains("\u{1B}[48;2;20;80;176m  \u{1B}[0m #1450B0\r\n") == hasColor, "\(shown)")
}
