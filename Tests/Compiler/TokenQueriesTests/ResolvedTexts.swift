import TokenTesting

/// The value of every token as in `tokens.json`: an independent way to find differences.
struct ResolvedTexts {
  /// A token in a theme.
  struct Key: Hashable {
    var path: String
    var theme: String
  }

  /// Each token's value as JSON with sorted keys.
  private(set) var values: [Key: String] = [:]

  /// Resolves a project without its contracts. Unreadable tokens are left out.
  init(_ sources: Sources) throws {
    var sources = sources
    sources.contracts = []
    sources.project.surface = nil
    sources.project.preset = .lenient
    sources.project.outputs = [Project.Output(format: .json, to: "tokens.json")]
    let compilation = compile(sources)
    guard let file = compilation.files.first else {
      throw Shipped.Unreadable(what: "\(compilation.marks)")
    }
    let json = try JSONSerialization.jsonObject(with: Data(file.bytes)) as? [String: Any]
    for theme in json?["themes"] as? [[String: Any]] ?? [] {
      let contexts = theme["theme"] as? [String: String] ?? [:]
      for (path, token) in theme["tokens"] as? [String: [String: Any]] ?? [:] {
        let parts = ["type": token["type"] ?? "", "value": token["value"] ?? ""]
        let text = try JSONSerialization.data(withJSONObject: parts, options: [.sortedKeys])
        values[Key(path: path, theme: contexts["mode"] ?? "")] = String(
          decoding: text, as: UTF8.self)
      }
    }
  }

  var paths: Set<String> { Set(values.keys.map(\.path)) }

  /// The tokens whose value differs or that only one side has, theme by theme.
  func changes(to other: ResolvedTexts) -> Set<Key> {
    Set(values.keys).union(other.values.keys).filter { values[$0] != other.values[$0] }
  }
}

extension TokenDiff {
  /// The tokens whose value differs, theme by theme.
  var changedValues: [ResolvedTexts.Key] {
    changed.filter { $0.kind == .value }
      .flatMap { change in
        (change.holds.values(of: "mode") ?? ["light", "dark"]).map {
          ResolvedTexts.Key(path: change.path, theme: $0)
        }
      }
  }
}
