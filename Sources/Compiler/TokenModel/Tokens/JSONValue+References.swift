extension JSONValue {
  /// The text between the braces of an alias such as `{a.b}` (Format 7.1.1); nil for any other value.
  package var aliasName: JSONBytes? {
    guard let bytes, bytes.count >= 2, bytes.first == UInt8(ascii: "{"),
      bytes.last == UInt8(ascii: "}")
    else { return nil }
    return bytes.dropFirst().dropLast()
  }

  /// The pointer in a reference object, `{"$ref": "#/…"}`; nil for any other value.
  package var referenceText: JSONValue? {
    guard let object, object.count == 1, let text = self["$ref"], text.kind == .string
    else { return nil }
    return text
  }

  /// Calls a closure with the names of each alias and each pointer in the value.
  package func forEachReference(_ body: (_ names: [String], _ isPointer: Bool) -> Void) {
    if let alias = aliasName {
      let names = alias.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      body(names.map(\.string), false)
    } else if let items = array {
      for item in items { item.forEachReference(body) }
    } else if let names = referenceText?.string?.pointerNames {
      body(names, true)
    } else if let members = object {
      for (_, member) in members { member.forEachReference(body) }
    }
  }

  /// The value that a pointer's names lead to, through objects and arrays; nil if there is none.
  package func target(of names: [String]) -> (value: JSONValue, steps: [JSONStep])? {
    var value = self
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
}

extension String {
  /// The names in an alias such as `{a.b}`; nil when the text is not an alias.
  package var aliasNames: [String]? {
    let scalars = unicodeScalars
    guard scalars.first == "{", scalars.last == "}", scalars.count > 2 else { return nil }
    return Substring(scalars.dropFirst().dropLast()).parts(at: ".", keepingEmpty: true)
      .map(String.init)
  }

  /// The names of a JSON Pointer in URI fragment form, `#/a/b` (RFC 6901 section 6); nil when it is
  /// malformed. Works on bytes, because `/` followed by a combining mark is still a separator.
  package var pointerNames: [String]? {
    guard utf8.starts(with: "#/".utf8), utf8.count > 2,
      let decoded = percentDecoded(utf8.dropFirst(2))
    else { return nil }
    // A `~` is followed by 0 or 1.
    let isEscaped = decoded.split(separator: UInt8(ascii: "~"), omittingEmptySubsequences: false)
      .dropFirst().allSatisfy { $0.first == UInt8(ascii: "0") || $0.first == UInt8(ascii: "1") }
    return isEscaped ? String(decoding: decoded, as: UTF8.self).pathSegments : nil
  }
}

/// An array index in the form of RFC 6901 section 4: digits without a leading zero.
private func arrayIndex(_ name: String) -> Int? {
  guard !name.isEmpty, name.utf8.allSatisfy(\.isDigit),
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
    guard digits.count == 2, digits.allSatisfy(\.isHexDigit),
      let code = UInt8(String(decoding: Array(digits), as: UTF8.self), radix: 16)
    else { return nil }
    bytes.append(code)
    rest = rest.dropFirst(2)
  }
  return bytes.firstInvalidUTF8 == nil ? bytes : nil
}
