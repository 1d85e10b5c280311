/// A format other than DTCG 2025.10 that a file is in. `tincture convert` can convert it.
package struct ForeignFormat: Sendable {
  /// Its name, as the end of "this file is …".
  package var title: String
  /// The evidence in the file, as the end of "because …".
  package var reason: String
  /// The steps to the key that is the evidence.
  package var steps: [JSONStep]

  package init(title: String, reason: String, steps: [JSONStep]) {
    (self.title, self.reason, self.steps) = (title, reason, steps)
  }
}

/// Recognizes token files in other formats. The caller sets it: this module does not know them.
package struct ForeignRecognizer: Equatable, Sendable {
  /// The format of a token file that is not DTCG; nil for a DTCG file.
  let format: @Sendable (Document) -> ForeignFormat?
  /// The modes for which `$extensions` have another value than a token, and their keys there.
  let modes: @Sendable (_ value: JSONValue, _ extensions: JSONValue?) -> [ModeNames]

  package typealias ModeNames = (key: String, names: [String])

  package init(
    _ format: @escaping @Sendable (Document) -> ForeignFormat?,
    modes: @escaping @Sendable (_ value: JSONValue, _ extensions: JSONValue?) -> [ModeNames]
  ) { (self.format, self.modes) = (format, modes) }

  /// Recognizes nothing.
  package static let none = ForeignRecognizer({ _ in nil }, modes: { _, _ in [] })

  /// Always equal: a recognizer is not part of what sources say.
  package static func == (one: Self, other: Self) -> Bool { true }
}

extension Findings {
  /// Reports a file in another format, with the command that converts it.
  mutating func addForeign(_ found: ForeignFormat, in document: Document) {
    add(
      .foreignDialect,
      message:
        "this file is \(found.title), because \(printable(found.reason)); convert it to DTCG 2025.10: "
        + "tincture convert \(document.path.shellWord()) --to converted",
      at: document.keyPlace(found.steps))
  }
}

extension TokenSet {
  /// The finding about values for modes that are in `$extensions`, where no theme gets them; nil
  /// without any. A token that a modifier changes has a value for each of its contexts.
  func unreadModes(in project: Sources, resolver: Resolver?) -> Diagnostic? {
    lazy var contexts = (resolver?.modifiers ?? []).reduce(into: [PathID: Set<String>]()) {
      let names = Set($1.contexts.map { $0.name.lowercased() })
      for source in $1.contexts.flatMap(\.sources) {
        for index in sources[source].declarations {
          $0[declarations[index].path, default: []].formUnion(names)
        }
      }
    }
    var first: Place?
    var (keys, names): ([String], [String]) = ([], [])
    var known: Set<String> = []
    var documents: Set<Int32> = []
    var count = 0
    for declaration in declarations where declaration.hasExtensions {
      for modes in project.recognizer.modes(declaration.value, declaration.token["$extensions"]) {
        let read = contexts[declaration.path] ?? []
        let unread = modes.names.filter { !read.contains($0.lowercased()) }
        guard !unread.isEmpty else { continue }
        let steps = ["$extensions", modes.key].map(JSONStep.key)
        first = first ?? place(of: declaration, inner: steps)
        keys += keys.contains(modes.key) ? [] : [modes.key]
        names += unread.filter { known.insert($0).inserted }
        documents.insert(sources[Int(declaration.source)].document)
        count += unread.count
      }
    }
    guard let first else { return nil }
    let files = documents.count == 1 ? "" : " of \(documents.count) files"
    let folder = project.tokenFolder.shellWord()
    return Diagnostic(
      .unreadMode,
      message: "no theme has the \(count == 1 ? "value" : "\(count) values")\(files) for "
        + names.map { "'\(printable($0))'" }.shortList()
        + " in $extensions.\(keys.list()); make them themes: "
        + "tincture convert \(project.tokenFolder.isEmpty ? ". --to ../" : "\(folder) --to ")converted",
      at: first)
  }
}
