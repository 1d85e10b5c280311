import TokenModel
import Writers

extension LoadedProject {
  /// The project file with `contracts`, every other byte unchanged; nil without a project file, if
  /// the file has `contracts`, or if it has errors.
  func projectFile(addingContracts globs: [String]) -> SourceFile? {
    guard var file = projectFile, !project.namesContracts,
      !projectFindings.contains(where: { $0.severity == .error }),
      let end = file.text.lastIndex(of: UInt8(ascii: "}")),
      let last = file.text[..<end].lastIndex(where: { !$0.isSpace }),
      let start = file.text.firstIndex(of: UInt8(ascii: "{")),
      let first = file.text[(start + 1)...].firstIndex(where: { !$0.isSpace })
    else { return nil }
    var json = JSONWriter(lines: 0)
    json.array(nil, items: globs) { $0.string(nil, value: $1) }
    // The space before the first member comes before the new one too.
    let space = file.text[(start + 1)..<first]
    let isEmpty = last == start
    let member =
      (isEmpty ? [] : [UInt8(ascii: ",")])
      + (!isEmpty && space.isEmpty ? [UInt8(ascii: " ")] : Array(space))
      + Array("\"contracts\": ".utf8) + json.bytes
    file.text.insert(contentsOf: member, at: last + 1)
    return file
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { [0x20, 0x09, 0x0A, 0x0D].contains(self) }
}
