@testable import gallery

struct FigmaFilesTests {
  @Test func `the checked-in files match the nodes`() throws {
    for file in try shippedNodes().files {
      let isCurrent = try packageFile(file.path) == Data(file.text.utf8)
      #expect(isCurrent, "\(file.path): not up to date; run Scripts/gallery")
    }
  }

  @Test func `every component has a template and a source file`() throws {
    let paths = try shippedNodes().files.map(\.path)
    for component in FigmaComponent.allCases {
      #expect(paths.contains("generated/figma/\(component.name).figma.js"))
      #expect(throws: Never.self) { try packageFile(component.source) }
    }
  }

  @Test func `a known node and a known file key replace their placeholders`() throws {
    var nodes = try shippedNodes()
    #expect(nodes.address(.badge) == "https://www.figma.com/design/FILE_KEY?node-id=BADGE_NODE")
    #expect(nodes.config.contains("=BADGE_NODE"))

    nodes.components[3].node = NodeID("7:12")
    nodes.fileKey = "aB3"
    #expect(nodes.address(.badge) == "https://www.figma.com/design/FILE_KEY?node-id=7-12")
    #expect(!nodes.config.contains("=BADGE_NODE"))
    #expect(nodes.config.contains(#""https://www.figma.com/design/aB3""#))
  }

  @Test func `special characters of a sheet stay in their table cells`() throws {
    var nodes = try shippedNodes()
    nodes.sheets[0].variants[0].old["state"] = "a | b"
    #expect(nodes.migrationPage.contains("| 18482:71322 | a \\| b | yes |"))
  }

  @Test func `invalid nodes write nothing`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "figma-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appending(path: FigmaNodes.path)
    try FileManager.default.createDirectory(
      at: source.deletingLastPathComponent(), withIntermediateDirectories: true)
    let text = String(decoding: try packageFile(FigmaNodes.path), as: UTF8.self)
    try Data(text.replacing(#""style": "per""#, with: #""style": "box""#).utf8).write(to: source)

    let (code, printed) = try runGallery(in: folder)
    #expect(code == 1)
    #expect(
      printed.contains("nodes.json: error: sheets.1.variants.8.new.style: Cannot initialize "))
    let written = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    #expect(written.filter { $0.contains(".") } == [FigmaNodes.path])
  }

  @Test func `missing inputs write nothing`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "figma-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (code, printed) = try runGallery(in: folder)
    #expect(code == 2)
    #expect(printed.hasPrefix("Sources/Components/figma/nodes.json: cannot be read: "))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  /// Runs the built program in a folder; returns its exit code and output.
  private func runGallery(in folder: URL) throws -> (Int32, String) {
    let gallery = Process()
    gallery.executableURL = Bundle.main.bundleURL.appending(path: "gallery")
    gallery.currentDirectoryURL = folder
    let output = Pipe()
    gallery.standardOutput = output
    try gallery.run()
    let printed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    gallery.waitUntilExit()
    return (gallery.terminationStatus, printed)
  }
}
