import ForeignValues

/// The resolver document of a conversion (Resolver 4).
struct ResolverDocument {
  private var sets: [JSONTree.Member] = []
  private var modifiers: [JSONTree.Member] = []
  private var order: [JSONTree] = []

  /// - Parameter paths: The files of the sets, in the same order.
  init(tokens: ConvertedTokens, paths: [String]) {
    var files: [String: String] = [:]
    for (set, path) in zip(tokens.sets, paths) { files[set.name] = path }
    for source in tokens.order {
      switch source {
      case .set(let name): add(set: name, files: [files[name]].compactMap { $0 })
      case .modifier(let name):
        guard let modifier = tokens.modifiers.first(where: { $0.name == name }) else { continue }
        add(modifier, files: files)
      }
    }
  }

  private mutating func add(set name: String, files: [String]) {
    let set = JSONTree.object([.init("sources", value: sources(files))])
    sets.append(.init(name, value: set.fitted(depth: 2, key: name)))
    order.append(reference("#/sets/\(pointerName(name))"))
  }

  private mutating func add(_ modifier: ConvertedTokens.Modifier, files: [String: String]) {
    let contexts = modifier.contexts.map { context in
      JSONTree.Member(context.name, value: sources(context.sets.compactMap { files[$0] }))
    }
    var members = [JSONTree.Member("contexts", value: .object(contexts))]
    if let name = modifier.defaultContext { members.append(.init("default", value: .string(name))) }
    modifiers.append(
      .init(modifier.name, value: JSONTree.object(members).fitted(depth: 2, key: modifier.name)))
    order.append(reference("#/modifiers/\(pointerName(modifier.name))"))
  }

  private func sources(_ paths: [String]) -> JSONTree { .array(paths.map(reference)) }

  private func reference(_ target: String) -> JSONTree {
    .object([.init("$ref", value: .string(target))])
  }

  /// A name in a JSON Pointer in a URI fragment (RFC 6901, section 6).
  private func pointerName(_ name: String) -> String {
    [name].tokenPath.split(separator: "%", omittingEmptySubsequences: false)
      .joined(separator: "%25")
  }

  var bytes: [UInt8] {
    var members = [JSONTree.Member("version", value: .string("2025.10"))]
    if !sets.isEmpty { members.append(.init("sets", value: .object(sets))) }
    if !modifiers.isEmpty { members.append(.init("modifiers", value: .object(modifiers))) }
    members.append(.init("resolutionOrder", value: .array(order.map { $0.fitted(depth: 2) })))
    var json = JSONWriter(lines: .max)
    json.tree(nil, tree: .object(members))
    json.end()
    return json.bytes
  }
}
