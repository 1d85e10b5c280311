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
  /// Translates YAML.
  static let yaml = HelperProgram(
    name: "tincture-yaml", variable: "TINCTURE_YAML", need: "YAML files need")

  /// The program from the environment, else the one next to this program.
  var path: String {
    if let path = environment(variable), !path.isEmpty { return path }
    let own = executablePath() ?? ""
    let folder = own.parts(at: "/", keepingEmpty: true).dropLast()
    return joined(folder.joined(separator: "/"), path: name)
  }

  /// Whether the program is there. A path from the environment is not checked.
  var isAvailable: Bool { !(environment(variable) ?? "").isEmpty || fileExists(path) }

  /// What is wrong if the program is missing, and what to do.
  var remedy: String {
    "\(need) this program, which is missing; install the release's tincture-helpers, build the product "
      + "'\(name)', or set \(variable) to its path"
  }

  /// Runs the program and returns its response.
  ///
  /// - Parameters:
  ///   - file: The file that it works on, for errors.
  ///   - task: What it does, for errors.
  func response<Response>(
    to request: [UInt8], about file: String, task: String, read: ([UInt8]) -> Response?
  ) throws -> Response {
    let path = path
    guard isAvailable else { throw FileError(at: path, message: remedy) }
    return try withTemporaryFolder { scratch in
      let (input, output) = (joined(scratch, path: "request"), joined(scratch, path: "response"))
      let errors = joined(scratch, path: "errors")
      try replaceFile(at: input, with: request)
      let code = try spawn(
        [path], variables: inherited(), input: input, output: output, errors: errors)
      guard code == 0, let response = read(try readFile(at: output)) else {
        let log = String(decoding: try readFile(at: errors), as: UTF8.self)
        let line = log.split(separator: "\n").last.map { ": " + printable(String($0)) } ?? ""
        throw FileError(
          at: file, message: "cannot \(task): '\(printable(path))' exited with \(code)\(line)")
      }
      return response
    }
  }
}
