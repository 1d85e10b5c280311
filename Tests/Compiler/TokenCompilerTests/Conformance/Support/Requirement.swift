import TokenTesting

/// A requirement of DTCG 2025.10, and what Tincture does about it.
struct Requirement: Decodable {
  var id: String
  var module: Module
  /// E: reject. W: may warn. N: a required result. I: the text does not say, and this is our decision.
  var `class`: String
  /// The sections of the module's report.
  var section: String
  var title: String
  var behavior: String

  enum Module: String, Decodable, CaseIterable {
    case format, color, resolver

    /// The first letter of its ids.
    var letter: String { rawValue.prefix(1).uppercased() }
  }

  /// All requirements, in the order of their ids within each module.
  static func list() throws -> [Requirement] {
    let url = Bundle.module.url(
      forResource: "requirements", withExtension: "json", subdirectory: "Data")
    guard let url else { throw Missing() }
    return try JSONDecoder().decode([Requirement].self, from: Data(contentsOf: url))
  }

  struct Missing: Error {}
}

/// A test whose name begins with the id of a requirement.
struct NamedTest: Hashable, Comparable {
  var requirement: String
  /// The name without the id.
  var name: String

  /// All such tests, found in the sources, and all cases.
  static func list() throws -> [NamedTest] {
    let folder = packageFolder.appending(path: "Tests")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let sources = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    let tests = try sources.flatMap { try named(in: String(contentsOf: $0, encoding: .utf8)) }
    let cases = Case.all.map {
      NamedTest(requirement: String($0.name.prefix(5)), name: String($0.name.dropFirst(7)))
    }
    return Set(tests + cases).sorted()
  }

  private static func named(in source: String) -> [NamedTest] {
    source.matches(of: /func `([A-Z]-[0-9]+): ([^`]+)`\(/).map {
      NamedTest(requirement: String($0.1), name: String($0.2))
    }
  }

  static func < (one: Self, other: Self) -> Bool {
    (one.requirement, one.name) < (other.requirement, other.name)
  }
}
