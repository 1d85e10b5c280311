import Testing

/// The whole folder of an asset catalog is generated, although its files have no header.
@Suite struct CatalogFilesTests {
  private let color =
    #"{ "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 1] } }"#

  private func project() throws -> Folder {
    let project = try Folder([
      "tincture.json": #"{ "outputs": [{ "format": "xcassets", "to": "T.xcassets" }] }"#,
      "tokens/a.tokens.json": "{ \"g\": { \"one\": \(color), \"two\": \(color) } }",
    ])
    #expect(try tincture("build", in: project).code == 0)
    return project
  }

  @Test func `an edited color set is distinguished from a stale one`() throws {
    let project = try project()
    let path = "T.xcassets/g/one.colorset/Contents.json"
    try project.write(try project.text(path).replacing("1.000", with: "0.500"), to: path)
    let edited = try tincture("build", "--check", in: project)
    #expect(edited.errors.contains("\(path):1:1: error: the file was edited by hand"))
    #expect(try tincture("build", in: project).code == 0)
    let author = #"", "version": 1}"#
    try project.write(try project.text(path).replacing(author, with: "x" + author), to: path)
    let renamed = try tincture("build", "--check", in: project)
    #expect(renamed.errors.contains("\(path):1:1: error: the file was edited by hand"))
    #expect(try tincture("build", in: project).code == 0)
    try project.write(
      "{ \"g\": { \"one\": \(color.replacing("1]", with: "0]")), \"two\": \(color) } }",
      to: "tokens/a.tokens.json")
    let stale = try tincture("build", "--check", in: project)
    #expect(stale.errors.contains("\(path):1:1: error: the file is out of date"))
  }

  @Test func `the folder of a removed color is removed, and files of others stay`() throws {
    let project = try project()
    try project.write("{}", to: "T.xcassets/Own.imageset/Contents.json")
    try project.write("{ \"h\": \(color) }", to: "tokens/a.tokens.json")
    let check = try tincture("build", "--check", in: project)
    #expect(
      check.errors.contains(
        "T.xcassets/g/one.colorset/Contents.json:1:1: error: no output writes this file anymore"))
    #expect(
      check.errors.contains(
        "T.xcassets/Own.imageset/Contents.json:1:1: error: the folder is generated, but this file is not"
      ))
    #expect(try tincture("build", in: project).code == 0)
    #expect(try tincture("build", "--check", in: project).code == 1)
    #expect(isThere("T.xcassets/Own.imageset/Contents.json", in: project))
    #expect(!isThere("T.xcassets/g", in: project))
    #expect(isThere("T.xcassets/h.colorset", in: project))
  }

  private func isThere(_ path: String, in project: Folder) -> Bool {
    (try? project.url(path).checkResourceIsReachable()) ?? false
  }
}
