import TokenJSON
import Yams

/// Translates a YAML text (https://yaml.org/spec/1.2.2) to compact JSON.
///
/// Aliases and merge keys are written out, keys become text, and a document without a value becomes null.
///
/// A class, so that the tree lives to the program's end: freeing one that aliases deepen overflows the stack.
package final class YAMLTranslator {
  private let text: [UInt8]
  private var parser: Parser?
  private var root: Node?

  /// Prepares to translate a text.
  package init(_ text: [UInt8]) { self.text = text }

  /// Translates the text to JSON, with places of words in YAML. Throws the first fault, with its position.
  package func translate() throws(YAMLFault) -> (json: [UInt8], origins: OffsetMap) {
    guard text.count <= translatedSizeLimit else {
      throw YAMLFault(
        .limit,
        message: "the file has \(text.count) bytes, but only JSON files can have more than "
          + "\(translatedSizeLimit); divide it", offset: 0)
    }
    if let offset = text.firstInvalidUTF8 {
      throw YAMLFault(
        .invalidUTF8,
        message: "byte 0x\(text[offset].hexadecimal) is not valid UTF-8; save the file as UTF-8",
        offset: offset)
    }
    // libyaml would count a byte order mark as a column.
    let start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let lines = LineTable(text, syntax: .yaml)
    let yaml = String(decoding: text[start...], as: UTF8.self)
    do {
      parser = try Parser(yaml: yaml, resolver: plainResolver, encoding: .utf8)
      root = try parser?.singleRoot()
    } catch { throw YAMLFault(error, in: yaml, start: start, lines: lines) }
    var writer = YAMLWriter(lines: lines, size: text.count)
    if let root { try writer.write(root) }
    return (writer.json, writer.origins)
  }
}

extension LineTable {
  /// The offset of libyaml's mark: a line and a column in Unicode scalars, both from 1.
  func offset(of mark: Mark?) -> Int { offset(ofLine: mark?.line ?? 1, column: mark?.column ?? 1) }
}
