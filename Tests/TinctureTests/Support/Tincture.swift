import Foundation
import Testing

/// What one run of the built command did.
struct Run: Equatable, CustomStringConvertible {
  var code: Int32
  var output: String
  var errors: String

  init(_ code: Int32, output: String = "", errors: String = "") {
    self.code = code
    self.output = output
    self.errors = errors
  }

  var description: String { "exit \(code)\nstdout:\n\(output)\nstderr:\n\(errors)" }
}

/// Runs the built `tincture` and waits for it. Its output goes through files, not terminals.
func tincture(
  _ arguments: String..., in folder: Folder, environment: [String: String] = [:]
) throws -> Run {
  try tincture(arguments, in: folder, environment: environment)
}

func tincture(
  _ arguments: [String], in folder: Folder, environment: [String: String] = [:]
) throws -> Run {
  try run(builtCommand, arguments, in: folder, environment)
}

/// Runs a program with an environment of nothing but `PATH` and what is given.
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
  return try Run(
    process.terminationStatus, output: log.text("stdout"), errors: log.text("stderr"))
}

/// The command, which stands beside the tests in the folder of the built products.
let builtCommand: URL = {
  let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
  let products = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
  return products.appending(path: "tincture")
}()
