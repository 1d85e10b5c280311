import TokenJSON

/// A change of some bytes of a file. Every other byte stays.
package struct TextEdit: Hashable, Sendable {
  /// The bytes that it replaces.
  package var range: Range<Int>
  /// Where they begin, and where they end.
  package var start, end: Place
  package var old, new: String
}

extension SourceFile {
  /// The file with those edits that are in it, in any order. Edits do not overlap.
  package func applying(_ edits: [TextEdit]) -> SourceFile {
    var file = SourceFile(path: path, text: [UInt8]())
    var end = 0
    let own = edits.filter { $0.start.file == path }
    for edit in own.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      file.text += text[end..<edit.range.lowerBound] + Array(edit.new.utf8)
      end = edit.range.upperBound
    }
    file.text += text[end...]
    return file
  }
}
