import Foundation

/// The release that the plugins, the program and the runtime libraries belong to.
let packageVersion = "0.2.0"

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
          + "publish the package of one release again")
    }
  }

  /// What the program prints.
  ///
  /// - Throws: `Refusal` if it does not start or does not end with exit code 0.
  func output(_ arguments: [String]) throws -> String {
    let process = Process()
    let (results, errors) = (Pipe(), Pipe())
    process.executableURL = url
    process.arguments = arguments
    process.standardOutput = results
    process.standardError = errors
    do { try process.run() } catch {
      throw Refusal(
        description: "cannot run \(url.path(percentEncoded: false)); is it for this system? "
          + "(\(error.localizedDescription))")
    }
    let result = results.fileHandleForReading.readDataToEndOfFile()
    let text = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Refusal(description: String(decoding: text, as: UTF8.self))
    }
    return String(decoding: result, as: UTF8.self)
  }
}

/// An error that stops a plugin.
struct Refusal: Error, CustomStringConvertible {
  var description: String
}
