import TokenJSON

/// The names of a JSON Pointer in URI fragment form, `#/a/b` (RFC 6901 section 6); nil when it is
/// malformed.
func pointerNames(_ fragment: String) -> [String]? {
  guard fragment.hasPrefix("#/"), fragment != "#/",
    let decoded = percentDecoded(fragment.dropFirst(2))
  else { return nil }
  var names: [String] = []
  for part in decoded.split(separator: "/", omittingEmptySubsequences: false) {
    var name = ""
    var rest = part[...]
    while let tilde = rest.firstIndex(of: "~") {
      name += rest[..<tilde]
      switch rest[rest.index(after: tilde)...].first {
      case "0": name += "~"
      case "1": name += "/"
      default: return nil
      }
      rest = rest[rest.index(tilde, offsetBy: 2)...]
    }
    names.append(name + rest)
  }
  return names
}

/// Follows a pointer through objects and arrays; nil where a step leads nowhere.
func follow(_ names: [String], from root: JSONValue) -> (value: JSONValue, steps: [JSONStep])? {
  var value = root
  var steps: [JSONStep] = []
  for name in names {
    if let items = value.array {
      guard let index = arrayIndex(name), index < items.count else { return nil }
      value = items[index]
      steps.append(.index(index))
    } else {
      guard value.kind == .object, let member = value[name] else { return nil }
      value = member
      steps.append(.key(name))
    }
  }
  return (value, steps)
}

/// An array index as RFC 6901 section 4 writes it: digits without a leading zero.
private func arrayIndex(_ name: String) -> Int? {
  guard !name.isEmpty, name.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
    name == "0" || !name.hasPrefix("0")
  else { return nil }
  return Int(name)
}

private func percentDecoded(_ text: Substring) -> String? {
  guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
  var bytes: [UInt8] = []
  var rest = text.utf8[...]
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "%") else {
      bytes.append(byte)
      continue
    }
    guard let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16),
      rest.count >= 2
    else { return nil }
    bytes.append(code)
    rest = rest.dropFirst(2)
  }
  return String(validating: bytes, as: UTF8.self)
}
