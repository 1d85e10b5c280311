import Writers

/// A token's name as a file name that is valid on all file systems. Replaces unsafe characters with
/// `_`, and adds `_` to names that would be hidden, cut or reserved for a device.
///
/// Source: Microsoft, "Naming Files, Paths, and Namespaces", for the characters and the devices.
func catalogName(_ name: String) -> String {
  let scalars = name.unicodeScalars.map { scalar -> String in
    let isUnsafe = isHidden(scalar) || "/\\:*?\"<>|".unicodeScalars.contains(scalar)
    return isUnsafe ? "_" : String(scalar)
  }
  var safe = scalars.joined()
  if safe.hasPrefix(".") || safe.hasPrefix(" ") || safe.isEmpty { safe = "_" + safe }
  if safe.hasSuffix(".") || safe.hasSuffix(" ") || isDevice(safe) { safe += "_" }
  return safe
}

/// Whether Windows reserves the name for a device. It ignores everything after a dot.
private func isDevice(_ name: String) -> Bool {
  let stem = name.prefix { $0 != "." }.lowercased()
  if ["con", "prn", "aux", "nul"].contains(stem) { return true }
  return stem.count == 4 && (stem.hasPrefix("com") || stem.hasPrefix("lpt"))
    && stem.last.map { "0123456789¹²³".contains($0) } ?? false
}
