import Writers

/// A name of a token as every file system takes it: what is not safe there is a `_`, and a name that
/// would be hidden, cut or taken for a device gets one.
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

/// Whether Windows takes the name for a device, whatever follows a dot.
private func isDevice(_ name: String) -> Bool {
  let stem = name.prefix { $0 != "." }.lowercased()
  if ["con", "prn", "aux", "nul"].contains(stem) { return true }
  return stem.count == 4 && (stem.hasPrefix("com") || stem.hasPrefix("lpt"))
    && stem.last.map { "0123456789¹²³".contains($0) } ?? false
}
