import Writers

/// A path quoted for a shell.
func shellWord(_ path: String) -> String {
  let isPlain = path.utf8.allSatisfy { byte in
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789./_-".utf8.contains(byte)
  }
  return isPlain && !path.hasPrefix("-")
    ? path
    : "'" + path.parts(at: "'", keepingEmpty: true).joined(separator: "'\\''") + "'"
}
