import Foundation
import TokenCompiler
import TokenModel
import TokenOutputs

/// The project in this repository: its `tincture.json`, `tokens/` and `generated/`.
struct Shipped {
  /// The files to compile; tests change copies of them.
  var sources: Sources

  /// The repository's root.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Reads everything that the project file names.
  init() throws {
    let (project, findings) = Project.read(try Self.file("tincture.json"))
    guard findings.isEmpty, let resolver = project.resolver else {
      throw Unreadable(what: "tincture.json: \(findings)")
    }
    let document = try Self.file(resolver)
    let contracts = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appendingPathComponent("tokens").path
    ).filter { $0.hasSuffix(".contract.json") }.sorted()
    sources = Sources(
      project: project, tokens: try project.files(namedBy: document).map(Self.file),
      resolver: document, contracts: try contracts.map { try Self.file("tokens/\($0)") })
  }

  /// The shipped project, compiled once.
  static let compilation = Result { compile(try Shipped().sources) }

  /// A file of the repository.
  static func file(_ path: String) throws -> SourceFile {
    SourceFile(path: path, text: [UInt8](try Data(contentsOf: root.appendingPathComponent(path))))
  }

  /// The text of a shipped source from a place to the end of its line, to see what a finding points
  /// to.
  func text(at place: Place) -> String {
    let files = sources.tokens + sources.contracts + [sources.resolver].compactMap { $0 }
    let project = try? Self.file("tincture.json")
    guard let file = (files + [project].compactMap { $0 }).first(where: { $0.path == place.file })
    else { return "" }
    let lines = String(decoding: file.text, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(place.line - 1) else { return "" }
    return String(lines[place.line - 1].dropFirst(place.column - 1))
  }

  struct Unreadable: Error {
    var what: String
  }
}
