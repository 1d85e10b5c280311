/// A change of some bytes of a file. Every other byte stays.
package struct TextEdit: Hashable, Sendable {
  /// The bytes that it replaces.
  package var range: Range<Int>
  /// Where they begin, and where they end.
  package var start, end: Place
  package var old, new: String
}

extension SourceFile {
  /// The file with edits in any order. Of two that overlap, only the first one counts.
  package func applying(_ edits: [TextEdit]) -> SourceFile {
    var file = SourceFile(path: path, text: [UInt8]())
    var end = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= end {
      file.text += text[end..<edit.range.lowerBound] + Array(edit.new.utf8)
      end = edit.range.upperBound
    }
    file.text += text[end...]
    return file
  }
}
