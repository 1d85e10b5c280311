import Platform
import TokenCompiler
import TokenModel
import Writers

extension FileError {
  /// The error the way findings are printed, with its line break.
  var line: String { "\(lineOpening(path)): error: \(printable(message))\n" }

  /// The error, with the nearest file in its message where nothing is there to read.
  var namingNearest: FileError {
    var error = self
    if isMissing { error.message += didYouMean(nearestPath(to: path)) }
    return error
  }
}

/// The bytes of a file. The error about one that is missing names the nearest one.
func readFile(at path: String) throws -> [UInt8] {
  do {
    return try readBytes(ofFileAt: path)
  } catch let error as FileError {
    throw error.namingNearest
  }
}
