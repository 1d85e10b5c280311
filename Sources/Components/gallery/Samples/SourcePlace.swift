import Foundation

/// The place of a sample in its source.
///
/// The code is read from the compiled file, so it is always the code that was run. This relies on the
/// format that Scripts/format produces.
struct SourcePlace {
  let file: String
  let line: Int

  /// The lines of the trailing closure that begins at or after the place, without indentation.
  var closure: String {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      preconditionFailure("\(file) was moved after it was compiled.")
    }
    let lines = text.components(separatedBy: "\n").dropFirst(line - 1)
    guard let opening = lines.firstIndex(where: { $0.hasSuffix("{") }),
      let closing = lines[(opening + 1)...].firstIndex(where: { $0.indent <= lines[opening].indent }
      )
    else { preconditionFailure("\(file):\(line): a sample's braces must be on separate lines.") }
    let body = lines[(opening + 1)..<closing]
    let indent = body.filter { !$0.isEmpty }.map(\.indent).min() ?? 0
    return body.map { String($0.dropFirst(indent)) }.joined(separator: "\n")
  }
}

extension String {
  /// The number of spaces before the text; the maximum for an empty line.
  fileprivate var indent: Int { isEmpty ? .max : prefix { $0 == " " }.count }
}
