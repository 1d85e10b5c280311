import TokenJSON
import TokenModel

/// Checks findings: their order, their places in the texts, and their printed form.
struct TextPlaces {
  private var lines: [String: (table: LineTable, count: Int)] = [:]

  init(_ files: [SourceFile]) {
    for file in files {
      lines[file.path] = (LineTable(file.text), file.text.count { $0 == 0x0A } + 1)
    }
  }

  /// Checks that findings are in order, inside a text, and print without control characters.
  func check(_ findings: [Diagnostic]) throws(Violation) {
    for (one, other) in zip(findings, findings.dropFirst()) {
      try require(one.place <= other.place, "findings out of order: \(one.text())\(other.text())")
    }
    for finding in findings {
      try check(finding.place, finding)
      for related in finding.related { try check(related.place, finding) }
      let text = finding.text()
      try require(
        text.utf8.count { $0 == 0x0A } == finding.related.count + 1,
        "a finding breaks its line: \(text)")
      let control = rawControl(in: text, allowing: ["\n"])
      try require(control == nil, "a finding prints U+\(control?.value ?? 0): \(text)")
      try require(!finding.message.isEmpty, "a finding without a message")
    }
  }

  private func check(_ place: Place, _ finding: Diagnostic) throws(Violation) {
    try require(place.line >= 1 && place.column >= 1, "an invalid place:  \(finding.text())")
    guard let (table, count) = lines[place.file] else {
      try require(place.line == 1 && place.column == 1, "a place in no file: \(finding.text())")
      return
    }
    let text = table.text(ofLine: place.line)
    let length = text.unicodeScalars.count + (place.line == 1 ? 1 : 0)
    try require(
      place.line <= count && (place.line == 1 || !text.isEmpty || place.column == 1),
      "a place outside the text: \(finding.text())")
    try require(place.column <= length + 1, "a place outside its line: \(finding.text())")
  }
}
