/// A file's path and text.
package struct SourceFile: Hashable, Sendable {
  /// The path relative to the project folder, with `/` between its parts.
  package var path: String
  /// The bytes of the file.
  package var text: [UInt8]

  package init(path: String, text: [UInt8]) { (self.path, self.text) = (path, text) }

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
  /// The syntax of the file if `json` is a translation of it; nil for JSON.
  package var syntax: TranslatedJSON.Syntax? { translation?.syntax }
  private let translation: TranslatedJSON?
  private lazy var map = SourceMap(json.text)
  /// The lines of the file, if `json` is a translation of it.
  private let originalText: [UInt8]
  private lazy var originalLines = LineTable(originalText)
  private let locked = Lock()

  /// Reads a file; nil, with a finding, when it is not JSON. `isConvertible` says whether `tincture
  /// convert` reads files of this kind.
  package convenience init?(
    _ file: SourceFile, isConvertible: Bool = false, findings: inout Findings
  ) {
    do { try self.init(parsing: file, findings: &findings) } catch {
      let remedy = error.json5Remedy(in: file, isConvertible: isConvertible)
      findings.add(Diagnostic(error, in: file, remedy: remedy))
      return nil
    }
  }

  /// Reads a file, or its translation if it is not JSON. Throws a fault with its place in the file.
  package init(
    parsing file: SourceFile, translation: TranslatedJSON? = nil, findings: inout Findings
  ) throws(JSONFault) {
    path = file.path
    self.translation = translation
    originalText = translation == nil ? [] : file.text
    do { json = try JSONDocument(translation?.text ?? file.text) } catch {
      throw error.moved(to: translation?.origins.origin(of: error.offset) ?? error.offset)
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

  /// The value that the steps lead to; nil when it does not exist.
  package func value(at steps: [JSONStep]) -> JSONValue? {
    let root: JSONValue? = json.root
    return steps.reduce(root) { value, step in
      switch step {
      case .key(let name): value?[name]
      case .index(let index): value?.array?.dropFirst(index).first
      }
    }
  }

  /// The place of the value that the steps lead to.
  package func place(_ steps: [JSONStep] = []) -> Place {
    locked { place(atOffset: map.offset(of: steps)) }
  }

  /// The value that the steps lead to, as written in the file; nil when it does not exist.
  package func spelling(_ steps: [JSONStep]) -> [UInt8]? { locked { map.spelling(of: steps) } }

  /// The byte range of the value that the steps lead to; nil when it does not exist.
  package func span(of steps: [JSONStep]) -> Range<Int>? { locked { map.span(of: steps) } }

  /// The edit that writes something else in place of some bytes.
  package func edit(_ range: Range<Int>, new: String) -> TextEdit {
    locked {
      TextEdit(
        range: range, start: place(atOffset: range.lowerBound),
        end: place(atOffset: range.upperBound),
        old: String(decoding: json.text[range], as: UTF8.self), new: new)
    }
  }

  /// The byte range of a member, from its key to the end of its value; nil when it does not exist.
  package func memberSpan(of steps: [JSONStep]) -> Range<Int>? {
    locked { map.span(of: steps).map { map.keyOffset(of: steps)..<$0.upperBound } }
  }

  /// The place of the key of the value that the steps lead to.
  package func keyPlace(_ steps: [JSONStep]) -> Place {
    locked { place(atOffset: map.keyOffset(of: steps)) }
  }

  /// The place in the file that a place in `json` comes from, or in a copy of it.
  package func place(ofCopy copy: Place) -> Place {
    guard translation != nil else { return Place(file: path, line: copy.line, column: copy.column) }
    return locked { place(atOffset: map.offset(ofLine: copy.line, column: copy.column)) }
  }

  private func place(atOffset offset: Int) -> Place {
    let (line, column) =
      translation.map { originalLines.place(at: $0.origins.origin(of: offset)) }
      ?? map.place(at: offset)
    return Place(file: path, line: line, column: column)
  }
}
