import TokenJSON
import Writers

/// A file's path and text.
package struct SourceFile: Hashable, Sendable {
  /// The path relative to the project folder, with `/` between its parts.
  package var path: String
  /// The bytes of the file.
  package var text: [UInt8]

  /// A file with the given bytes.
  package init(path: String, text: [UInt8]) {
    self.path = path
    self.text = text
  }

  /// A file with the given text.
  package init(path: String, text: String) { self.init(path: path, text: Array(text.utf8)) }
}

/// A parsed JSON file that can look up the places of its values.
///
/// A class, so that the map of positions is built once, at the first lookup. Several threads can
/// look up places.
package final class Document: @unchecked Sendable {
  package let path: String
  package let json: JSONDocument
  private lazy var map = SourceMap(json.text)
  private let locked = Lock()

  /// Reads a file; nil, with a finding, when it is not JSON.
  package init?(_ file: SourceFile, findings: inout Findings) {
    path = file.path
    do {
      json = try JSONDocument(file.text)
    } catch {
      findings.add(describe(error, in: file))
      return nil
    }
    if json.hasDuplicates { reportDuplicates(&findings) }
  }

  /// Reports duplicate keys. The last of each is read anyway, so that other faults are reported too.
  private func reportDuplicates(_ findings: inout Findings) {
    for duplicate in map.duplicates() {
      let isHarmless = duplicate.name == "description" && duplicate.isText
      let name = printable(duplicate.name)
      findings.add(
        isHarmless ? .duplicateDescription : .duplicateKey,
        message: "duplicate key '\(name)'; "
          + (isHarmless ? "the last one is used, remove the other" : "keep one of the two"),
        at: place(atOffset: duplicate.second),
        related: [Diagnostic.Related("the first one is here", at: place(atOffset: duplicate.first))]
      )
    }
  }

  /// The place of the value that the steps lead to.
  package func place(_ steps: [JSONStep] = []) -> Place {
    locked { place(atOffset: map.offset(of: steps)) }
  }

  /// The value that the steps lead to, as written in the file; nil when it does not exist.
  package func spelling(_ steps: [JSONStep]) -> [UInt8]? { locked { map.spelling(of: steps) } }

  /// The byte range of the value that the steps lead to; nil when it does not exist.
  package func span(of steps: [JSONStep]) -> Range<Int>? {
    let start: Int? = locked { map.spelling(of: steps) == nil ? nil : map.offset(of: steps) }
    return start.map { $0..<endOfValue(from: $0) }
  }

  /// The end of the value that begins at an offset. The text must be valid JSON.
  private func endOfValue(from start: Int) -> Int {
    let text = json.text
    var (depth, isText, end) = (0, false, start)
    while end < text.count {
      let byte = text[end]
      end += 1
      if isText {
        if byte == UInt8(ascii: "\\") { end += 1 }
        isText = byte != UInt8(ascii: "\"")
      } else if "{[".utf8.contains(byte) {
        depth += 1
      } else if "}]".utf8.contains(byte) {
        depth -= 1
      } else if byte == UInt8(ascii: "\"") {
        isText = true
      } else if depth > 0 || !", \t\r\n}]".utf8.contains(end < text.count ? text[end] : 0x20) {
        continue  // inside an object, an array, a number or a word
      }
      if depth == 0, !isText { break }
    }
    return end
  }

  /// The place of the key of the value that the steps lead to.
  package func keyPlace(_ steps: [JSONStep]) -> Place {
    locked { place(atOffset: map.keyOffset(of: steps)) }
  }

  private func place(atOffset offset: Int) -> Place {
    let (line, column) = map.place(at: offset)
    return Place(file: path, line: line, column: column)
  }
}

/// Whether a byte is white space or part of a byte order mark.
private func isBlank(_ byte: UInt8) -> Bool {
  [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains(byte)
}

/// The finding for a file that is not JSON.
private func describe(_ fault: JSONFault, in file: SourceFile) -> Diagnostic {
  let lines = LineTable(file.text)
  let (line, column) = lines.place(at: fault.offset)
  let place = Place(file: file.path, line: line, column: column)
  switch fault.kind {
  case .truncated where file.text.allSatisfy(isBlank):
    return Diagnostic(.invalidJSON, message: "the file is empty; write at least {}", at: place)
  case .truncated:
    return Diagnostic(
      .invalidJSON, message: "the file ends inside a value; close every string, array and object",
      at: place)
  case .invalidUTF8:
    return Diagnostic(
      .invalidUTF8, message: "byte \(fault.found) is not valid UTF-8; save the file as UTF-8",
      at: place)
  case .nul:
    return Diagnostic(
      .invalidJSON, message: "NUL characters (U+0000) are not allowed; remove it", at: place)
  case .tooDeep:
    return Diagnostic(
      .invalidJSON,
      message: "objects and arrays are nested deeper than the limit of 2048 levels; nest fewer",
      at: place)
  case .numberOutOfRange:
    return Diagnostic(
      .invalidJSON,
      message: "the number \(fault.found) is out of range; write one that fits in a 64-bit double",
      at: place)
  case .syntax:
    return Diagnostic(
      .invalidJSON,
      message: "expected \(fault.expected ?? "JSON (RFC 8259: no comments, no trailing commas)"), "
        + "found \(fault.found)", at: place)
  }
}
