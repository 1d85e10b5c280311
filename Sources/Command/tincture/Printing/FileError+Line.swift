import Platform
import TokenCompiler
import TokenModel
import Writers

extension FileError {
  /// The error as a line in the format of findings.
  var line: String { "\(lineOpening(path)): error: \(printable(message))\n" }

  /// The error with a suggestion of the nearest file, if the file is missing.
  var suggestingNearestFile: FileError {
    var error = self
    if isMissing { error.message += didYouMean(nearestPath(to: path)) }
    return error
  }
}

/// The bytes of a file. The error about a missing file suggests the nearest one.
func readFile(at path: String) throws -> [UInt8] {
  do {
    return try readBytes(ofFileAt: path)
  } catch let error as FileError {
    throw error.suggestingNearestFile
  }
}
