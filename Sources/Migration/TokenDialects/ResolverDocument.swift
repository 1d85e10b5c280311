extension ConvertedTokens {
  /// The resolver document (Resolver 4).
  var resolverDocument: [UInt8] {
    func reference(_ path: String) -> JSONTree { .object([.init("$ref", value: .string(path))]) }
    func sources(_ sets: [Int]) -> JSONTree { .array(sets.map { reference(self.sets[$0].path) }) }
    func named(_ name: String, _ members: [JSONTree.Member]) -> JSONTree.Member {
      .init(name, value: JSONTree.object(members).fitted(depth: 2, key: name))
    }
    let shared = order.compactMap(\.set).map { set in
      named(sets[set].name, [.init("sources", value: sources([set]))])
    }
    let alternatives = order.compactMap(\.group).map { modifiers[$0] }.map { modifier in
      let contexts = modifier.contexts.map { context in
        JSONTree.Member(context.name, value: sources(context.sets))
      }
      let usual = modifier.contexts[modifier.defaultContext].name
      return named(
        modifier.name,
        [.init("contexts", value: .object(contexts)), .init("default", value: .string(usual))])
    }
    let merged = order.map { source in
      switch source {
      case .set(let set): reference("#/sets/\(pointerName(sets[set].name))")
      case .group(let number): reference("#/modifiers/\(pointerName(modifiers[number].name))")
      }
    }
    var members = [JSONTree.Member("version", value: .string("2025.10"))]
    if !shared.isEmpty { members.append(.init("sets", value: .object(shared))) }
    if !alternatives.isEmpty { members.append(.init("modifiers", value: .object(alternatives))) }
    members.append(.init("resolutionOrder", value: .array(merged.map { $0.fitted(depth: 2) })))
    return JSONTree.object(members).file
  }
}

/// A name in a JSON Pointer in a URI fragment (RFC 6901, section 6).
private func pointerName(_ name: String) -> String {
  [name].tokenPath.replacing(text: "%", with: "%25")
}
