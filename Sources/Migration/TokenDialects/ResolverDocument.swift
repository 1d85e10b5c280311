import ModeFinding

/// The resolver document of a conversion (Resolver 4).
struct ResolverDocument {
  private var sets: [JSONTree.Member] = []
  private var modifiers: [JSONTree.Member] = []
  private var order: [JSONTree] = []

  /// - Parameter paths: The files of the sets, in the same order.
  init(tokens: ConvertedTokens, paths: [String]) {
    for source in tokens.order {
      switch source {
      case .set(let set):
        let name = tokens.sets[set].name
        let member = JSONTree.object([.init("sources", value: sources([paths[set]]))])
        sets.append(.init(name, value: member.fitted(depth: 2, key: name)))
        order.append(reference("#/sets/\(pointerName(name))"))
      case .group(let number): add(tokens.modifiers[number], paths: paths)
      }
    }
  }

  private mutating func add(_ modifier: ModeGroup, paths: [String]) {
    let contexts = modifier.contexts.map { context in
      JSONTree.Member(context.name, value: sources(context.sets.map { paths[$0] }))
    }
    let usual = modifier.contexts[modifier.defaultContext].name
    let members: [JSONTree.Member] = [
      .init("contexts", value: .object(contexts)), .init("default", value: .string(usual)),
    ]
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
