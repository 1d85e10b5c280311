#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

package let standardOutput: Int32 = 1
package let standardError: Int32 = 2

package func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

/// Writes all bytes; whether that went well.
@discardableResult
package func writeBytes(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  var written = 0
  while written < bytes.count {
    let count = bytes.withUnsafeBytes { buffer in
      write(descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
    }
    if count < 0, errno == EINTR { continue }
    if count < 0, errno == EAGAIN || errno == EWOULDBLOCK {
      // The program that started this one shares a pipe that does not block.
      var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      if poll(&entry, 1, -1) >= 0 || errno == EINTR { continue }
    }
    guard count > 0 else { return false }
    written += count
  }
  return true
}

/// Writes to standard error, and ignores failures, which could not be reported.
package func say(_ text: String) { writeBytes(Array(text.utf8), to: standardError) }

/// Writes a result to standard output. A reader that closes the pipe (`| head`) has what it wanted: that is
/// no error, and leaves the verdict as it is.
package func printResult(_ bytes: [UInt8]) throws {
  guard writeBytes(bytes, to: standardOutput) || errno == EPIPE else {
    throw FileError("write", path: "standard output")
  }
}

/// Writes a line of results to standard output.
package func printLine(_ line: String) throws { try printResult(Array((line + "\n").utf8)) }
