import TokenDialects
import TokenTesting

/// Third-party token files in the folder that `TINCTURE_CORPORA` names. They are only read. Outputs
/// stay in memory, except Swift that is type-checked.
struct Corpora {
  private let folder: URL
  /// The paths of resolver documents in the folder.
  private(set) var documents: [String] = []
  /// Files in folders named `valid` and `invalid`.
  private(set) var fixtures: [Fixture] = []

  /// A file with its expected verdict.
  struct Fixture {
    var path: String
    var isValid: Bool
    var isResolver: Bool
  }

  /// The folder from the environment.
  static let folder = ProcessInfo.processInfo.environment["TINCTURE_CORPORA"]
    .flatMap { $0.isEmpty ? nil : URL(filePath: $0) }

  init(_ folder: URL) throws {
    self.folder = folder
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    where path.hasSuffix(".json") {
      let folders = path.split(separator: "/").dropLast()
      if let verdict = folders.lastIndex(where: { ["valid", "invalid"].contains($0) }) {
        fixtures.append(
          Fixture(
            path: path, isValid: folders[verdict] == "valid",
            isResolver: folders[..<verdict].last == "resolver"))
      } else if try path.hasSuffix("resolver.json") || isResolver(file(path)) {
        documents.append(path)
      }
    }
  }

  private func isResolver(_ file: SourceFile) -> Bool {
    guard let document = try? JSONDocument(file.text) else { return false }
    return withExtendedLifetime(document) { document.root["resolutionOrder"]?.array != nil }
  }

  private func file(_ path: String) throws -> SourceFile {
    SourceFile(path: path, text: [UInt8](try Data(contentsOf: folder.appending(path: path))))
  }

  /// Compiles a resolver document and the files it names, with the folder as the project folder.
  func compile(
    document path: String, rules: Project.Preset, contract: SourceFile? = nil,
    surface: String? = nil
  ) throws -> Compilation {
    let document = try file(path)
    var project = project(rules)
    project.surface = surface
    let files = project.files(namedBy: document).filter { name in
      FileManager.default.fileExists(atPath: folder.appending(path: name).path)
    }
    return TokenCompiler.compile(
      Sources(
        project: project, tokens: try files.map(file), resolver: document,
        contracts: [contract].compactMap { $0 }
      ).recognizing(.dialects))
  }

  /// Compiles a fixture with strict rules.
  func compile(_ fixture: Fixture) throws -> Compilation {
    if fixture.isResolver { return try compile(document: fixture.path, rules: .strict) }
    return TokenCompiler.compile(
      Sources(project: project(.strict), tokens: [try file(fixture.path)]).recognizing(.dialects))
  }

  private func project(_ rules: Project.Preset) -> Project {
    var project = Project()
    project.preset = rules
    project.outputs = [
      Project.Output(format: .swift, to: "generated/Themes"),
      Project.Output(format: .json, to: "generated/tokens.json"),
    ]
    return project
  }
}
