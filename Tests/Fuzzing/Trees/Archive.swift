import TokenModel

/// Several files in one input. Each follows a line `#file PATH`. The text before the first such line
/// is the fuzz target's main file.
struct Archive {
  var files: [SourceFile]

  private static let mark = Array("#file ".utf8)

  init(_ bytes: [UInt8], main: String) {
    files = []
    var path = main
    var text: [UInt8] = []
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if line.starts(with: Self.mark) {
        close(path, text)
        let name = line.dropFirst(Self.mark.count).filter { $0 != 0 }  // no system has such paths
        path = String(decoding: name, as: UTF8.self)
        text = []
      } else {
        text += line + [0x0A]
      }
    }
    close(path, text)
  }

  /// Adds a file. The line break after it belongs to the mark. Another file with its path is skipped.
  private mutating func close(_ path: String, _ text: [UInt8]) {
    guard !text.isEmpty, text != [0x0A], !files.contains(where: { $0.path == path }) else { return }
    files.append(SourceFile(path: path, text: Array(text.dropLast())))
  }

  /// The input that these files are read from.
  func bytes(main: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for (index, file) in files.enumerated() {
      let isBare = index == 0 && file.path == main
      if !isBare { bytes += (index == 0 ? [] : [0x0A]) + Self.mark + file.path.utf8 + [0x0A] }
      bytes += file.text
    }
    return bytes
  }
}
