import Platform
import Writers

/// A program that `tincture` runs for what needs Foundation. It reads a request from standard input
/// and writes a response to standard output.
struct HelperProgram {
  let name: String
  /// The environment variable for the path of another program.
  let variable: String
  /// What needs the program, as the beginning of a sentence.
  let need: String

  /// Renders templates.
  static let mustache = HelperProgram(
    name: "tincture-mustache", variable: "TINCTURE_MUSTACHE", need: "templates need")
  static let yaml = HelperProgram(
    name: "tincture-yaml", variable: "TINCTURE_YAML", need: "YAML files need")

  /// The program from the environment, else the one next to this program.
  var path: FilePath {
    if let path = environment(variable), !path.isEmpty { return FilePath(path) }
    return (FilePath.program ?? "/").folder.appending(name)
  }

  /// Whether the program is there. A path from the environment is not checked.
  var isAvailable: Bool { !(environment(variable) ?? "").isEmpty || path.exists }

  /// What is wrong if the program is missing, and what to do.
  var remedy: String {
    "\(need) this program, which is missing; install the release's tincture-helpers, build the product "
      + "'\(name)', or set \(variable) to its path"
  }

  /// Runs the program and returns its response. Errors name the file that it works on, and the task.
  func response<Response>(
    to request: [UInt8], about file: String, task: String, read: ([UInt8]) -> Response?
  ) throws -> Response {
    let path = path
    guard isAvailable else { throw FileError(at: path, message: remedy) }
    return try TemporaryFolder.with { scratch in
      let run = try ChildProcess([path.string], input: request, in: scratch)
      guard run.code == 0, let response = read(run.output) else {
        let line = run.errors.split(separator: "\n").last.map { ": " + printable(String($0)) } ?? ""
        throw FileError(
          at: FilePath(file),
          message: "cannot \(task): '\(printable(path.string))' exited with \(run.code)\(line)")
      }
      return response
    }
  }
}
