import TokenTesting

/// The result of running a command.
struct Run: Equatable, CustomStringConvertible {
  var code: Int32
  var output: String
  var errors: String

  init(_ code: Int32, output: String = "", errors: String = "") {
    (self.code, self.output, self.errors) = (code, output, errors)
  }

  /// The output as a JSON object.
  var json: [String: Any] {
    get throws {
      let value = try JSONSerialization.jsonObject(with: Data(output.utf8))
      return try #require(value as? [String: Any], "\(self)")
    }
  }

  var description: String { "exit \(code)\nstdout:\n\(output)\nstderr:\n\(errors)" }
}

/// Runs the built `tincture`, waits for it, and expects its exit code, if given. Its output goes to
/// files, not to a terminal. The last line of the errors, with their number, is checked and removed.
@discardableResult
func tincture(
  _ arguments: String..., in folder: Folder, code: Int32? = nil,
  environment: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation
) throws -> Run {
  try tincture(
    arguments, in: folder, code: code, environment: environment, sourceLocation: sourceLocation)
}

@discardableResult
func tincture(
  _ arguments: [String], in folder: Folder, code: Int32? = nil,
  environment: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation
) throws -> Run {
  var run = try run(builtCommand, arguments, in: folder, environment)
  if let code { #expect(run.code == code, "\(run)", sourceLocation: sourceLocation) }
  let lines = run.errors.split(separator: "\n", omittingEmptySubsequences: false)
  if lines.count > 1, lines[lines.count - 2].wholeMatch(of: counts) != nil {
    let findings = lines.dropLast(2)
    #expect(lines[lines.count - 2] == closingLine(of: findings), "\(run)")
    run.errors = findings.map { $0 + "\n" }.joined()
  } else if ["audit", "build", "explain", "fix"].contains(arguments.first), run.code != 2 {
    #expect(closingLine(of: lines).isEmpty, "\(run)")
  }
  return run
}

nonisolated(unsafe) private let counts = /(\d+ errors?)?(, )?(\d+ warnings?)?/

/// The last line of a run with these findings.
private func closingLine(of lines: some Sequence<Substring>) -> String {
  let findings = lines.filter { $0.hasSuffix("]") }
  return ["error", "warning"].compactMap { severity -> String? in
    let count = findings.count { line in
      // What is about no file has no place.
      (": " + line).contains(": \(severity): ") && !line.contains(": note: ")
    }
    return count == 0 ? nil : "\(count) \(severity)\(count == 1 ? "" : "s")"
  }
  .joined(separator: ", ")
}

/// Runs a program. Its environment contains only `PATH` and the given variables.
func run(
  _ program: URL, _ arguments: [String], in folder: Folder, _ environment: [String: String] = [:]
) throws -> Run {
  let log = try Folder()
  let files = try ["stdout", "stderr"].map { name in
    try log.write("", to: name)
    return try FileHandle(forWritingTo: log.url(name))
  }
  let process = Process()
  process.executableURL = program
  process.arguments = arguments
  process.currentDirectoryURL = folder.url
  process.environment = ["PATH": "/usr/local/bin:/usr/bin:/bin"].merging(environment) { $1 }
  process.standardOutput = files[0]
  process.standardError = files[1]
  process.standardInput = FileHandle.nullDevice
  try process.run()
  process.waitUntilExit()
  try #require(process.terminationReason == .exit, "\(program.lastPathComponent) crashed")
  return try Run(process.terminationStatus, output: log.text("stdout"), errors: log.text("stderr"))
}

/// The built command, which is next to the tests.
let builtCommand: URL = {
  let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
  let products = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
  return products.appending(path: "tincture")
}()
