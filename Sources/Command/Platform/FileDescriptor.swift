import CLibrary

/// An open file of this process.
package struct FileDescriptor {
  let rawValue: Int32

  package static let standardOutput = FileDescriptor(rawValue: 1)
  package static let standardError = FileDescriptor(rawValue: 2)

  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The number of columns of the terminal; nil if it is not known.
  package var columns: Int? {
    var size = winsize()
    guard ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes all bytes. Returns whether that succeeded.
  @discardableResult func writeAll(_ bytes: [UInt8]) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        write(rawValue, buffer.baseAddress?.advanced(by: written), buffer.count - written)
      }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN || errno == EWOULDBLOCK {
        // The program that started this one shares a pipe that does not block.
        var entry = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
        if poll(&entry, 1, -1) >= 0 || errno == EINTR { continue }
      }
      guard count > 0 else { return false }
      written += count
    }
    return true
  }
}

/// Writes to standard error, and ignores failures, which could not be reported.
package func say(_ text: String) { FileDescriptor.standardError.writeAll(Array(text.utf8)) }

/// Writes a result to a file, or else to standard output. A reader that closes the pipe (`| head`) has
/// what it wanted: that is not an error, and leaves the verdict as it is.
///
/// - Parameter files: What the run reads, and what else it writes; the result must replace none of it.
package func printResult(
  _ bytes: [UInt8], to file: String? = nil, keeping files: [FilePath] = []
) throws {
  if let file = file.map({ FilePath($0) }) {
    let place = file.place
    if files.contains(where: { $0.place == place }) {
      throw FileError(at: file, message: "the same run uses this file; write to another one")
    }
    return try file.replace(with: bytes)
  }
  guard FileDescriptor.standardOutput.writeAll(bytes) || errno == EPIPE else {
    throw FileError("write", path: "standard output")
  }
}
