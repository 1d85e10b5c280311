import CLibrary

extension FilePath {
  /// The bytes of a file. Anything else is refused: a pipe would wait for a writer, and
  /// `/dev/zero` has no end.
  package func bytes() throws -> [UInt8] {
    // Without O_NONBLOCK a pipe would hold up even its opening.
    let descriptor = retrying { open(string, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else {
      // A socket cannot be opened at all.
      if errno == ENXIO { throw FileError(at: self, message: notRegular) }
      throw FileError("read", path: self)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError("read", path: self) }
    guard !status.isFolder else { throw FileError("read", path: self, code: EISDIR) }
    guard status.isRegular else { throw FileError(at: self, message: notRegular) }
    return try bytes(of: descriptor, expecting: Int(status.st_size))
  }

  /// All bytes up to the end of a file, which may have grown or shrunk since it was measured.
  private func bytes(of descriptor: Int32, expecting size: Int) throws -> [UInt8] {
    let tooLarge = FileError(
      at: self, message: "cannot read: larger than 2 GiB; divide it into several files")
    guard size <= fileSizeLimit else { throw tooLarge }
    // One byte more than there are, so that the end is seen without growing.
    var bytes = [UInt8](repeating: 0, count: max(size, 4095) + 1)
    var count = 0
    while true {
      guard count <= fileSizeLimit else { throw tooLarge }
      if count == bytes.count { bytes += [UInt8](repeating: 0, count: count) }
      let got = bytes.withUnsafeMutableBytes { buffer in
        read(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
      }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw FileError("read", path: self) }
      if got == 0 { break }
      count += got
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// What a file begins with; nothing where it cannot be read, or is a link.
  package func head(count most: Int) -> [UInt8] {
    let descriptor = retrying { open(string, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW) }
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    return [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
      count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
    }
  }
}

/// How many bytes a file has at most: libjansson counts places in 32 bits.
private let fileSizeLimit = Int(Int32.max)

private let notRegular = "cannot read: not a regular file; write its contents to one, and name that"
