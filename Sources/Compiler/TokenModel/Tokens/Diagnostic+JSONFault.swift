extension Diagnostic {
  /// The finding for a file that cannot be read.
  ///
  /// - Parameter remedy: What the file has that only JSON5 has, and how to remove it.
  package init(_ fault: JSONFault, in file: SourceFile, remedy: String? = nil) {
    let (line, column) = LineTable(file.text).place(at: fault.offset)
    let rule: Rule =
      switch fault.kind {
      case .invalidUTF8: .invalidUTF8
      case .tooLong, .tooManyMarks: .limitExceeded
      case .syntax, .truncated, .nul, .tooDeep, .numberOutOfRange, .notFinite, .openComment:
        .invalidJSON
      }
    self.init(
      rule, message: remedy ?? phrase(for: fault, in: file),
      at: Place(file: file.path, line: line, column: column))
  }
}

private func phrase(for fault: JSONFault, in file: SourceFile) -> String {
  switch fault.kind {
  case .truncated where file.text.allSatisfy(isBlank): "the file is empty; write at least {}"
  case .truncated: "the file ends inside a value; close every string, array and object"
  case .invalidUTF8: "byte \(fault.found) is not valid UTF-8; save the file as UTF-8"
  case .nul: "NUL characters (U+0000) are not allowed; remove it"
  case .tooDeep: "objects and arrays are nested deeper than the limit of 2048 levels; nest fewer"
  case .numberOutOfRange:
    "the number \(fault.found) is out of range; write one that fits in a 64-bit double"
  case .notFinite: "JSON has no \(fault.found); write a number, or remove the value"
  case .openComment: "this comment does not end; close it with */"
  case .tooLong:
    "the file has \(fault.found), but only JSON files can have more than \(translatedSizeLimit); "
      + "divide it"
  case .tooManyMarks: "more than \(markLimit) combining marks are in a row; remove most of them"
  case .syntax: fault.correction(in: file.text)
  }
}

/// Whether a byte is white space or part of a byte order mark.
private func isBlank(_ byte: UInt8) -> Bool {
  [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains(byte)
}

extension JSONFault {
  /// What is wrong at a word that cannot be there, and what to do.
  fileprivate func correction(in text: [UInt8]) -> String {
    let before = text[..<offset].last { !isBlank($0) }.map { Character(UnicodeScalar($0)) } ?? " "
    let rest = String(decoding: text[offset...].prefix(40), as: UTF8.self)
    let word = String(rest.prefix { !$0.isWhitespace && !"\",:;{}[]".contains($0) })
    let first = rest.first ?? " "
    let isNumber = first.isNumber || first == "-"
    let (member, item, value, end) = ("',' or '}'", "',' or ']'", "a value", "the end of the file")
    return switch (expected ?? value, before, first) {
    case (_, _, "<") where rest.hasPrefix("<<<<<<<"): "this is a merge conflict; resolve it"
    case (value, " ", _) where rest.hasPrefix("version https://git-lfs"):
      "this is a pointer of Git LFS, not the file; run 'git lfs pull' (in CI: check out with LFS)"
    case (_, ":", ","), (_, ":", "}"), (_, ":", "]"): "the key has no value; write one"
    case (_, ",", ","): "there are two commas; remove one"
    case (_, "{", ","), (_, "[", ","): "a comma cannot be the first; remove it"
    case (_, ":", ":"): "there are two colons; remove one"
    case (_, _, "“"), (_, _, "”"), (_, _, "‘"), (_, _, "’"):
      "JSON has no curly quotes; use straight double quotes"
    case ("a key in quotes", _, "#"), (member, _, "#"): "JSON has no comments; remove it"
    case _ where rest.dropFirst(word.count).hasPrefix(";"):
      "a ';' is between members or items; write ','"
    case (_, ":", _) where isNumber, (_, "[", _) where isNumber:
      "'\(word)' is not a number; write one, or put it in double quotes"
    case ("a key in quotes", ",", _) where isNumber:
      "expected a key in quotes, found \(word); a decimal number has a point, not a comma"
    case ("':'", _, "="): "a key has ':' after it, not '='; write ':'"
    case ("':'", _, _): "the key has no ':' after it; write one"
    case ("the end of the string", _, _): "the string does not end in its line; close it with \""
    case (end, _, "}"), (end, _, "]"): "this \(first) closes nothing; remove it"
    case (end, _, _):
      "the file's value ends before this; remove the rest, or put all into one object"
    case (member, _, "]"): "an object is open; close it with } before this ]"
    case (item, _, "}"), (item, _, ":"): "an array is open; close it with ] before this \(first)"
    case (member, _, _), (item, _, _): "there is no comma before \(found); write one"
    case (value, " ", _): "this is not JSON; a JSON file starts with {"
    case (value, _, "\""):
      "JSON does not allow an escape or character in this string; write it as \\u and four digits"
    case (value, _, _) where ["true", "false", "null"].contains(word.lowercased()):
      "JSON has no \(word); write \(word.lowercased())"
    case (value, _, _) where ["NaN", "Infinity", "undefined", "None"].contains(word):
      "JSON has no \(word); write a value, or remove the member"
    case (value, _, _) where !word.isEmpty: "text needs double quotes; write \"\(word)\""
    default: "expected \(expected ?? value), found \(found)"
    }
  }

  /// What is wrong with a file that is not JSON because of something that JSON5 has, such as a
  /// comment, and what to do; nil if that is not the reason.
  ///
  /// - Parameter isConvertible: Whether `tincture convert` reads files of this kind.
  func json5Remedy(in file: SourceFile, isConvertible: Bool) -> String? {
    guard kind == .syntax || kind == .truncated,
      let (found, offset, isValid) = JSON5Extension.first(in: file.text), offset <= self.offset
    else { return nil }
    let command = "tincture convert \(file.path.shellWord()) --to converted"
    return found.correction + (isConvertible && isValid ? ", or convert the file: \(command)" : "")
  }
}

extension JSON5Extension {
  /// What is wrong with it in JSON, and what to do.
  fileprivate var correction: String {
    switch self {
    case .comment: "JSON has no comments; remove it"
    case .trailingComma: "JSON has no comma after the last member or item; remove it"
    case .singleQuotes: "JSON has no single quotes; use double quotes"
    case .unquotedKey: "JSON has no keys without quotes; put it in double quotes"
    case .string:
      "strings of JSON have no such escape or character; write it as \\u and four digits"
    case .number(let json): "JSON does not write numbers like this; write \(json)"
    case .whiteSpace: "JSON has no such white space; replace it with spaces"
    }
  }
}
