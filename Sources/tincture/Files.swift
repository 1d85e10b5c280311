import TokenCompiler

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

// MARK: Looking

private func status(_ path: String, followingLinks: Bool = true) -> stat? {
  var status = stat()
  let code = followingLinks ? stat(path, &status) : lstat(path, &status)
  return code == 0 ? status : nil
}

/// Whether something stands there, readable or not; a link that leads nowhere counts.
func fileExists(_ path: String) -> Bool { status(path, followingLinks: false) != nil }

/// Throws where nobody may look whether something stands there.
func mayLook(at path: String) throws {
  if status(path, followingLinks: false) == nil, errno == EACCES { throw FileError("read", path) }
}

func isFolder(_ path: String) -> Bool {
  status(path).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
}

func isLink(_ path: String) -> Bool {
  status(path, followingLinks: false).map { $0.st_mode & S_IFMT == S_IFLNK } ?? false
}

/// The names in a folder, in no order.
func namesInFolder(at path: String) throws -> [String] {
  guard let folder = opendir(path) else { throw FileError("list the folder", path) }
  defer { closedir(folder) }
  var names: [String] = []
  while let entry = readdir(folder) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names
}

// MARK: Reading and writing

/// The bytes of a file.
func readFile(at path: String) throws -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw FileError("read", path) }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { throw FileError("read", path) }
  guard status.st_mode & S_IFMT != S_IFDIR else { throw FileError("read", path, code: EISDIR) }
  var bytes = [UInt8](repeating: 0, count: max(Int(status.st_size), 4096))
  var count = 0
  while true {
    if count == bytes.count { bytes += [UInt8](repeating: 0, count: bytes.count) }
    let got = bytes.withUnsafeMutableBytes { buffer in
      read(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
    }
    if got < 0, errno == EINTR { continue }
    guard got >= 0 else { throw FileError("read", path) }
    if got == 0 { break }
    count += got
  }
  bytes.removeLast(bytes.count - count)
  return bytes
}

/// The bytes of a file of a project: reading a pipe would wait for somebody to write.
func readRegularFile(at path: String) throws -> [UInt8] {
  if let kind = status(path).map({ $0.st_mode & S_IFMT }), kind != S_IFREG, kind != S_IFDIR {
    throw FileError(at: path, message: "cannot read: not a regular file")
  }
  return try readFile(at: path)
}

/// Writes a file in one step: whoever reads it finds the old bytes or the new ones.
func replaceFile(at path: String, with bytes: [UInt8]) throws {
  try rename(writeTemporary(bytes, beside: path, as: .single), to: path)
}

/// Writes files: all are written beside their places before the first is renamed to it.
func replaceFiles(_ files: [(path: String, bytes: [UInt8])]) throws {
  var temporaries: [String] = []
  var renamed = 0
  do {
    for (path, bytes) in files {
      temporaries.append(try writeTemporary(bytes, beside: path, as: .output))
    }
    for (file, temporary) in zip(files, temporaries) {
      try rename(temporary, to: file.path)
      renamed += 1
    }
  } catch {
    for temporary in temporaries[renamed...] { removeFile(at: temporary) }
    throw error
  }
}

/// Writes and flushes a temporary file in the folder where it is to be renamed; makes the folder.
func writeTemporary(
  _ bytes: [UInt8], beside path: String, as kind: TemporaryName
) throws -> String {
  if let status = status(path), status.st_mode & S_IFMT != S_IFREG {
    if isFolder(path) { throw FileError("write", path, code: EISDIR) }
    throw FileError(at: path, message: "cannot write: not a regular file")
  }
  let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    .joined(separator: "/")
  if !folder.isEmpty { try makeFolder(folder) }
  let temporary = joined(folder.isEmpty ? "." : folder, kind.random())
  let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
  guard descriptor >= 0 else { throw FileError("write", path) }
  let isWritten = writeBytes(bytes, to: descriptor) && fsync(descriptor) == 0
  let code = errno
  guard close(descriptor) == 0, isWritten else {
    unlink(temporary)
    throw FileError("write", path, code: code)
  }
  return temporary
}

func rename(_ temporary: String, to path: String) throws {
  #if canImport(Glibc)
    let code = Glibc.rename(temporary, path)
  #elseif canImport(Musl)
    let code = Musl.rename(temporary, path)
  #else
    let code = Darwin.rename(temporary, path)
  #endif
  guard code == 0 else {
    let code = errno
    unlink(temporary)
    throw FileError("write", path, code: code)
  }
}

@discardableResult
func removeFile(at path: String) -> Bool { unlink(path) == 0 }

/// Removes a folder that holds nothing; whether it is gone.
@discardableResult
func removeFolder(ifEmpty path: String) -> Bool { rmdir(path) == 0 }

func makeFolder(_ path: String) throws {
  var made = path.hasPrefix("/") ? "" : "."
  for part in path.split(separator: "/") {
    made += "/" + part
    if mkdir(made, 0o755) != 0, errno != EEXIST { throw FileError("make the folder", path) }
  }
  guard isFolder(path) else { throw FileError("make the folder", path, code: ENOTDIR) }
}

/// Writes all bytes; whether that went well.
@discardableResult
func writeBytes(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  var written = 0
  while written < bytes.count {
    let count = bytes.withUnsafeBytes { buffer in
      write(descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
    }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { return false }
    written += count
  }
  return true
}

/// What a path stands for, every link followed; nil where nothing stands there.
func realPath(_ path: String) -> String? {
  guard let real = realpath(path, nil) else { return nil }
  defer { free(real) }
  return String(cString: real)
}

/// The path of something that exists, as seen from a folder; joined to that folder it leads there.
func relativePath(to path: String, from folder: String) -> String {
  func names(_ path: String) -> [Substring] { (realPath(path) ?? path).split(separator: "/") }
  let (file, base) = (names(path), names(folder))
  let shared = zip(file, base).prefix { $0 == $1 }.count
  let up = base.dropFirst(shared).map { _ in ".." }
  return (up + file.dropFirst(shared).map(String.init)).joined(separator: "/")
}

/// Says something on standard error; nobody could be told if that failed.
func say(_ text: String) { writeBytes(Array(text.utf8), to: standardError) }

/// Writes a result to standard output.
func printResult(_ bytes: [UInt8]) throws {
  guard writeBytes(bytes, to: standardOutput) else { throw FileError("write", "standard output") }
}

/// Writes a line of results to standard output.
func printLine(_ line: String) throws { try printResult(Array((line + "\n").utf8)) }
