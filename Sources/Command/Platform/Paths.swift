/// A path below a folder.
package func joined(_ folder: String, path: String) -> String {
  folder == "." ? path : folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
}

/// The folder of a path; empty for a name alone.
package func folder(of path: String) -> String {
  let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
  return parts.count == 2 && parts[0].isEmpty
    ? "/" : parts.dropLast().map { String(Substring($0)) }.joined(separator: "/")
}

/// The names on the way to a path. Byte by byte: a mark on a `/` leaves it a `/`.
func namesOnPath(_ path: String) -> [Substring] {
  Substring(path).utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
}
