import CLibrary

/// A file that could not be read or written.
package struct FileError: Error {
  package var path: FilePath
  package var message: String
  /// Whether it was to be read, and nothing is there.
  package var isMissing = false

  /// The reason that the last call gave.
  package init(_ what: String, path: FilePath, code: Int32 = errno) {
    self.path = path
    message = "cannot \(what): \(String(cString: strerror(code)))"
    isMissing = what == "read" && code == ENOENT
  }

  package init(at path: FilePath, message: String) {
    self.path = path
    self.message = message
  }
}
