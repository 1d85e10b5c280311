/// The project in this repository: its `tincture.json`, `tokens/` and `generated/`.
package struct Shipped {
  /// The files to compile; tests change copies of them.
  package var sources: Sources

  /// Reads everything that the project file names.
  package init() throws {
    let (project, findings) = Project.read(try Self.file("tincture.json"))
    guard findings.isEmpty, let resolver = project.resolver else {
      throw Unreadable(what: "tincture.json: \(findings)")
    }
    let document = try Self.file(resolver)
    let contracts = try FileManager.default.contentsOfDirectory(
      atPath: packageFolder.appendingPathComponent("tokens").path
    ).filter { $0.hasSuffix(".contract.json") }.sorted()
    sources = Sources(
      project: project, tokens: try project.files(namedBy: document).map(Self.file),
      resolver: document, contracts: try contracts.map { try Self.file("tokens/\($0)") })
  }

  /// The shipped project, compiled once.
  package static let compilation = Result { compile(try Shipped().sources) }

  /// A file of the repository.
  package static func file(_ path: String) throws -> SourceFile {
    SourceFile(
      path: path, text: [UInt8](try Data(contentsOf: packageFolder.appendingPathComponent(path))))
  }

  /// The text of a shipped source from a place to the end of the line: what a finding points to.
  package func text(at place: Place) -> String {
    let files = sources.tokens + sources.contracts + [sources.resolver].compactMap { $0 }
    let project = try? Self.file("tincture.json")
    guard let file = (files + [project].compactMap { $0 }).first(where: { $0.path == place.file })
    else { return "" }
    let lines = String(decoding: file.text, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(place.line - 1) else { return "" }
    return String(lines[place.line - 1].dropFirst(place.column - 1))
  }

  package struct Unreadable: Error {
    package var what: String

    package init(what: String) { self.what = what }
  }
}
