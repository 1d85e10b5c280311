import Foundation

/// A file that the gallery writes: its path from the package's root, and its text.
struct OutputFile {
  let path: String
  let text: String

  private var isCurrent: Bool { (try? String(contentsOfFile: path, encoding: .utf8)) == text }

  /// Writes the files whose text differs, and returns the exit code.
  static func write(_ files: [OutputFile]) -> Int32 {
    let stale = files.filter { !$0.isCurrent }
    for file in stale {
      do {
        let folder = URL(fileURLWithPath: file.path).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try file.text.write(toFile: file.path, atomically: true, encoding: .utf8)
      } catch {
        print("\(file.path): cannot be written: \(error.localizedDescription)")
        return 2
      }
    }
    print(
      stale.isEmpty
        ? "Up to date: \(files.count) files"
        : "Wrote \(stale.count) files; \(files.count - stale.count) are unchanged")
    return 0
  }

  /// Lists the files that are not up to date, and returns the exit code.
  static func check(_ files: [OutputFile]) -> Int32 {
    let stale = files.filter { !$0.isCurrent }
    for file in stale { print("\(file.path): not up to date; run Scripts/gallery") }
    if stale.isEmpty { print("Up to date: \(files.count) files") }
    return stale.isEmpty ? 0 : 1
  }
}
