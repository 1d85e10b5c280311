import Foundation

/// A file that has to be there and cannot be read.
struct UnreadableFile: Error {
  let path: String
  let reason: String
}

/// The bytes of a file of the package.
///
/// - Parameters:
///   - path: Where it is, from the package's root.
///   - root: The package's root.
func contents(of path: String, in root: URL) throws(UnreadableFile) -> Data {
  do {
    return try Data(contentsOf: root.appending(path: path))
  } catch {
    throw UnreadableFile(path: path, reason: error.localizedDescription)
  }
}
