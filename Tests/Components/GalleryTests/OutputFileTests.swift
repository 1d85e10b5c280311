@testable import gallery

struct OutputFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "gallery-\(UUID())")

  private func file(_ name: String, _ text: String) -> OutputFile {
    OutputFile(path: folder.appending(path: name).path, text: text)
  }

  private func text(_ name: String) -> String? {
    try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  @Test func `files and folders are written and are then up to date`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [file("a/one.txt", "1"), file("two.txt", "2")]
    #expect(OutputFile.check(files) == 1)
    #expect(text("two.txt") == nil)
    #expect(OutputFile.write(files) == 0)
    #expect(text("a/one.txt") == "1")
    #expect(OutputFile.check(files) == 0)
    #expect(OutputFile.check(files + [file("two.txt", "edited")]) == 1)
    #expect(text("two.txt") == "2")
  }
}
