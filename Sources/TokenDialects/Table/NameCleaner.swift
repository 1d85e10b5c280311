/// Gives names that DTCG 2025.10 does not allow (Format 5.1.1) others, and keeps them apart.
struct NameCleaner {
  /// Names that stay what they are, and those that were given, by their group.
  private var taken: Set<[UInt8]> = []
  private var given: [[UInt8]: String] = [:]

  /// Keeps the names of a path that are allowed, so that no other becomes one of them.
  mutating func reserve(_ names: [String]) {
    for index in names.indices where !needsCleaning(names[index]) {
      taken.insert(key(names[...index]))
    }
  }

  /// The path of those names.
  mutating func path(_ names: [String]) -> [String] {
    guard names.contains(where: needsCleaning) else { return names }
    var path: [String] = []
    for index in names.indices {
      let original = key(names[...index])
      if let known = given[original] {
        path.append(known)
        continue
      }
      let name = names[index]
      guard needsCleaning(name) else {
        path.append(name)
        continue
      }
      let clean = cleaned(name)
      var candidate = clean
      var number = 2
      while !taken.insert(key(names[..<index] + [candidate])).inserted {
        candidate = "\(clean)-\(number)"
        number += 1
      }
      given[original] = candidate
      path.append(candidate)
    }
    return path
  }

  private func key(_ names: some Sequence<String>) -> [UInt8] {
    names.flatMap { Array($0.utf8) + [0] }
  }
}

/// Whether DTCG does not allow a name.
func needsCleaning(_ name: String) -> Bool {
  name.isEmpty || name.utf8.first == UInt8(ascii: "$") && name != "$root"
    || name.utf8.contains {
      [UInt8(ascii: "."), UInt8(ascii: "{"), UInt8(ascii: "}")].contains($0)
    }
}

private func cleaned(_ name: String) -> String {
  var bytes = name.utf8.drop { $0 == UInt8(ascii: "$") }.map { byte in
    switch byte {
    case UInt8(ascii: "."): UInt8(ascii: "_")
    case UInt8(ascii: "{"): UInt8(ascii: "(")
    case UInt8(ascii: "}"): UInt8(ascii: ")")
    default: byte
    }
  }
  if bytes.isEmpty { bytes = [UInt8(ascii: "_")] }
  return String(decoding: bytes, as: UTF8.self)
}
