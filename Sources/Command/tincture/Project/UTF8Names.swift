import Platform

/// Like `namesInFolder`, but throws if a name is not UTF-8, so that no file is silently ignored.
/// Ignores hidden files.
func utf8Names(inFolder path: String) throws -> [String] {
  let names = try namesInFolder(at: path)
  for name in names where !name.hasPrefix(".") && name.unicodeScalars.contains("\u{FFFD}") {
    guard try pathExists(at: joined(path, path: name)) else {
      throw FileError(
        at: joined(path, path: name), message: "cannot read: the name is not UTF-8; rename the file"
      )
    }
  }
  return names
}
