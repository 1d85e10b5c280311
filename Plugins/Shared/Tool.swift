import Foundation

/// The release that the plugins, the program and the runtime libraries belong to.
let packageVersion = "0.3.0"

/// The `tincture` program of this package.
struct Tool {
  let url: URL
  /// Whether the program is from an artifact bundle. If not, it is compiled in the same build and
  /// may not exist while the build is planned.
  let isPrebuilt: Bool

  /// - Throws: `Refusal` if a prebuilt program cannot run here or is from another release.
  init(_ url: URL) throws {
    self.url = url
    isPrebuilt = url.pathComponents.contains { $0.hasSuffix(".artifactbundle") }
    guard isPrebuilt else { return }
    let version = try output(["--version"]).trimmingCharacters(in: .whitespacesAndNewlines)
    guard version == packageVersion else {
      throw Refusal(
        description: "the package is tincture \(packageVersion), but its program is \(version); "
          + "update the package, or publish it again from one release")
    }
  }

  /// What the program prints.
  ///
  /// - Throws: `Refusal` if it does not start or does not end with exit code 0.
  func output(_ arguments: [String]) throws -> String {
    let path = url.path(percentEncoded: false)
    // A file, because two pipes that are read one after the other can block the program.
    let log = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).log")
    guard FileManager.default.createFile(atPath: log.path(percentEncoded: false), contents: nil)
    else { throw Refusal(description: "cannot write \(log.path(percentEncoded: false))") }
    defer { try? FileManager.default.removeItem(at: log) }
    let process = Process()
    let results = Pipe()
    process.executableURL = url
    process.arguments = arguments
    process.standardOutput = results
    process.standardError = try FileHandle(forWritingTo: log)
    do { try process.run() } catch {
      throw Refusal(description: "\(path) does not run; is it a program for this system?")
    }
    let result = results.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let text = try String(contentsOf: log, encoding: .utf8)
      let end = "\(path) ended with \(process.terminationStatus)"
      throw Refusal(description: text.isEmpty ? end : text)
    }
    return String(decoding: result, as: UTF8.self)
  }
}

/// An error that stops a plugin.
struct Refusal: Error, CustomStringConvertible {
  var description: String
}
