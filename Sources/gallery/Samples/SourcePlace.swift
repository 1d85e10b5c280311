import Foundation

/// Where a sample stands in its source.
///
/// The code shown is cut out of the file that was compiled, so that it cannot differ from the code
/// that was run. It counts on the format that Scripts/format keeps.
struct SourcePlace {
  let file: String
  let line: Int

  /// The lines of the trailing closure that begins at or after the place, without their indent.
  var closure: String {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      preconditionFailure("\(file) has been moved since it was compiled.")
    }
    let lines = text.components(separatedBy: "\n").dropFirst(line - 1)
    guard let opening = lines.firstIndex(where: { $0.hasSuffix("{") }),
      let closing = lines[(opening + 1)...].firstIndex(where: { $0.indent <= lines[opening].indent }
      )
    else { preconditionFailure("\(file):\(line): a sample's braces stand on lines of their own.") }
    let body = lines[(opening + 1)..<closing]
    let indent = body.filter { !$0.isEmpty }.map(\.indent).min() ?? 0
    return body.map { String($0.dropFirst(indent)) }.joined(separator: "\n")
  }
}

extension String {
  /// The blanks before the line's text; more than any for an empty line.
  fileprivate var indent: Int { isEmpty ? .max : prefix { $0 == " " }.count }
}
