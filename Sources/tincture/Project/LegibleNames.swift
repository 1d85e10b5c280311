import Platform

/// As `namesInFolder`; throws where one is no UTF-8, so that no file is left out in silence. Hidden
/// ones are let be.
func legibleNames(inFolder path: String) throws -> [String] {
  let names = try namesInFolder(at: path)
  for name in names where !name.hasPrefix(".") && name.unicodeScalars.contains("\u{FFFD}") {
    guard try pathExists(at: joined(path, path: name)) else {
      throw FileError(
        at: joined(path, path: name), message: "cannot read: its name is not UTF-8; rename it")
    }
  }
  return names
}
