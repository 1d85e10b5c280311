import TokenJSON

/// The names of a JSON Pointer in URI fragment form, `#/a/b` (RFC 6901 section 6); nil when it is
/// malformed. Works on bytes, because `/` followed by a combining mark is still a separator.
package func pointerNames(_ fragment: String) -> [String]? {
  guard fragment.utf8.starts(with: "#/".utf8), fragment.utf8.count > 2,
    let decoded = percentDecoded(fragment.utf8.dropFirst(2))
  else { return nil }
  var names: [String] = []
  for part in decoded.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
    guard let name = unescaped(part) else { return nil }
    names.append(String(decoding: name, as: UTF8.self))
  }
  return names
}

/// `~1` as `/` and `~0` as `~`; nil when a `~` is followed by anything else.
private func unescaped(_ part: ArraySlice<UInt8>) -> [UInt8]? {
  guard part.contains(UInt8(ascii: "~")) else { return Array(part) }
  var name: [UInt8] = []
  var rest = part
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "~") else {
      name.append(byte)
      continue
    }
    switch rest.popFirst() {
    case UInt8(ascii: "0"): name.append(UInt8(ascii: "~"))
    case UInt8(ascii: "1"): name.append(UInt8(ascii: "/"))
    default: return nil
    }
  }
  return name
}

/// The value that a pointer's names lead to, through objects and arrays; nil if there is none.
package func follow(_ names: [String], from root: JSONValue) -> (
  value: JSONValue, steps: [JSONStep]
)? {
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

/// An array index in the form of RFC 6901 section 4: digits without a leading zero.
private func arrayIndex(_ name: String) -> Int? {
  guard !name.isEmpty, name.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
    name == "0" || !name.hasPrefix("0")
  else { return nil }
  return Int(name)
}

/// The bytes of percent-encoded text; nil when it is malformed or not UTF-8.
private func percentDecoded(_ text: Substring.UTF8View) -> [UInt8]? {
  guard text.contains(UInt8(ascii: "%")) else { return Array(text) }
  var bytes: [UInt8] = []
  var rest = text
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "%") else {
      bytes.append(byte)
      continue
    }
    let digits = rest.prefix(2)
    guard digits.count == 2, digits.allSatisfy(isHexDigit),
      let code = UInt8(String(decoding: Array(digits), as: UTF8.self), radix: 16)
    else { return nil }
    bytes.append(code)
    rest = rest.dropFirst(2)
  }
  return firstInvalidUTF8(in: bytes) == nil ? bytes : nil
}

private func isHexDigit(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
  default: false
  }
}
