import Foundation

/// A required file that cannot be read.
struct UnreadableFile: Error {
  let path: String
  let reason: String
}

extension Data {
  /// Reads a file of the package, by its path from the root.
  init(contentsOf path: String, in root: URL) throws(UnreadableFile) {
    do {
      self = try Data(contentsOf: root.appending(path: path))
    } catch {
      throw UnreadableFile(path: path, reason: error.localizedDescription)
    }
  }
}
