import Foundation

/// A required file that cannot be read.
struct UnreadableFile: Error {
  let path: String
  let reason: String
}

extension Data {
  /// Reads a file of the package.
  ///
  /// - Parameters:
  ///   - path: Its path, from the package's root.
  ///   - root: The package's root.
  init(contentsOf path: String, in root: URL) throws(UnreadableFile) {
    do {
      self = try Data(contentsOf: root.appending(path: path))
    } catch {
      throw UnreadableFile(path: path, reason: error.localizedDescription)
    }
  }
}
