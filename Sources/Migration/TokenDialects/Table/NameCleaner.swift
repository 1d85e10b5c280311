/// Replaces names that DTCG 2025.10 does not allow (Format 5.1.1) by unique ones.
struct NameCleaner {
  /// The names in use, as paths.
  private var taken: Set<[UInt8]> = []
  /// The new names, by the original path.
  private var given: [[UInt8]: String] = [:]

  /// Reserves the allowed names of a path, so that no new name collides with them.
  mutating func reserve(_ names: [String]) {
    for index in names.indices where !needsCleaning(index, of: names, kind: .token) {
      taken.insert(key(names[...index]))
    }
  }

  /// The path with allowed names.
  mutating func path(_ names: [String], of kind: NamedKind) -> [String] {
    guard needsCleaning(names, of: kind) else { return names }
    var path: [String] = []
    for index in names.indices {
      let original = key(names[...index])
      if let known = given[original] {
        path.append(known)
        continue
      }
      guard needsCleaning(index, of: names, kind: kind) else {
        path.append(names[index])
        continue
      }
      let clean = cleaned(names[index])
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

/// What a path refers to.
enum NamedKind { case token, group }

/// Whether DTCG does not allow a name of the path.
func needsCleaning(_ names: [String], of kind: NamedKind) -> Bool {
  names.indices.contains { needsCleaning($0, of: names, kind: kind) }
}

/// Whether DTCG does not allow a name at its position: only a token can be `$root` (Format 6.2).
private func needsCleaning(_ index: Int, of names: [String], kind: NamedKind) -> Bool {
  let name = names[index]
  if name == "$root" { return kind == .group || index < names.count - 1 }
  return name.isEmpty || name.utf8.first == UInt8(ascii: "$")
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

extension String {
  /// A name with parentheses in place of braces, so that an alias can contain it.
  var withoutBraces: String {
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      scalars.append(scalar == "{" ? "(" : scalar == "}" ? ")" : scalar)
    }
    return String(scalars)
  }
}
