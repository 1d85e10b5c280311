import TokenModel
import Writers

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that could not be read or written.
struct FileError: Error {
  var path: String
  var message: String

  /// The reason that the last call gave.
  init(_ what: String, _ path: String, code: Int32 = errno) {
    self.path = path
    message = "cannot \(what): \(String(cString: strerror(code)))"
    if what == "read", code == ENOENT { message += didYouMean(nearestPath(to: path)) }
  }

  init(at path: String, message: String) {
    self.path = path
    self.message = message
  }

  /// The error the way findings are printed, with its line break.
  var line: String { "\(lineOpening(path)): error: \(printable(message))\n" }
}

let standardOutput: Int32 = 1
let standardError: Int32 = 2

/// A path below a folder.
func joined(_ folder: String, _ path: String) -> String {
  folder == "." ? path : folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
}

/// The value of an environment variable.
func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

/// Does nothing for a while.
func pause(milliseconds: UInt32) { usleep(milliseconds * 1000) }

func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }
