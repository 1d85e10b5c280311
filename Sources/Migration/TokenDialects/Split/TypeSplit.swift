import ForeignValues

/// What `--split` does: each token whose type differs by theme becomes one token for each type, and
/// so do its aliases.
struct TypeSplit {
  let themed: ThemedTypes
  /// The tokens whose type differs by theme, in the order of the files.
  var conflicts: [TypeConflict] { themed.conflicts }
  /// The paths of the tokens that each of them becomes.
  private(set) var names: [PathID: [TokenType: [String]]] = [:]
  /// Where those are declared.
  private(set) var placements: [PathID: SplitPlacement] = [:]
  /// Why a token cannot be split.
  private(set) var refusals: [PathID: String] = [:]
  private let setOfFile: [String: Int]

  var set: TokenSet { themed.tokens.set }

  /// - Parameter files: The files of the sets, in the same order.
  init(_ themed: ThemedTypes, tokens: ConvertedTokens, files: [String]) {
    self.themed = themed
    setOfFile = Dictionary(zip(files, files.indices)) { first, _ in first }
    var split = SplitNames(themed.tokens.set.paths)
    for conflict in conflicts { self.names[conflict.path] = split.names(of: conflict) }
    let placer = SplitPlacer(
      themed: themed, tokens: tokens, setOfDeclaration: setIndex(of:), gradient: gradient(of:))
    for conflict in conflicts {
      if let reason = refusal(of: conflict) {
        refusals[conflict.path] = reason
      } else if let placement = placer.placement(of: conflict) {
        placements[conflict.path] = placement
      } else {
        refusals[conflict.path] =
          tokens.order.isEmpty
          ? "the resolver document would have to change" : "its type depends on several modifiers"
      }
    }
    spreadRefusals()
  }

  func splits(_ path: PathID) -> Bool { names[path] != nil && refusals[path] == nil }

  /// The set of a declaration; nil if it is in a resolver document or only in a part of a file.
  func setIndex(of declaration: Int) -> Int? {
    let declaration = set.declarations[declaration]
    let source = set.sources[Int(declaration.source)]
    return source.prefix.isEmpty ? setOfFile[set.document(of: declaration).path] : nil
  }

  private func refusal(of conflict: TypeConflict) -> String? {
    let readable = Set(conflict.types.map(\.theme))
    let isReadable = themed.tokens.themes(of: conflict.path).allSatisfy {
      !themed.tokens.isDeclared(conflict.path, in: $0) || readable.contains($0)
    }
    if !isReadable { return "some themes have a value that cannot be read" }
    for index in themed.declarations(of: conflict.path) {
      let declaration = set.declarations[index]
      if declaration.inheritance != nil { return "a group inherits it" }
      if setIndex(of: index) == nil { return "a resolver document declares it" }
      if set.aliasTarget(of: declaration) != nil, alias(of: index) == nil {
        return "it refers to another token with '$ref'"
      }
    }
    return nil
  }

  /// A token cannot be split without its aliases.
  private mutating func spreadRefusals() {
    var isOpen = !refusals.isEmpty
    while isOpen {
      isOpen = false
      for conflict in conflicts {
        for target in themed.declarations(of: conflict.path).compactMap(alias)
        where names[target] != nil {
          let (own, other) = (refusals[conflict.path], refusals[target])
          guard (own == nil) != (other == nil) else { continue }
          isOpen = true
          let (blocked, cause) = own == nil ? (conflict.path, target) : (target, conflict.path)
          refusals[blocked] =
            "'\(printable(set.paths.string(cause)))' cannot be split: " + (refusals[cause] ?? "")
        }
      }
    }
  }

  /// The token that a declaration is an alias of.
  private func alias(of declaration: Int) -> PathID? {
    guard JSONTree(set.declarations[declaration].value).alias != nil else { return nil }
    return set.aliasTarget(of: set.declarations[declaration])
  }

  /// The gradient next to a declared color: that of its target, else one of the color itself.
  private func gradient(of declaration: Int) -> SplitPart {
    let target = alias(of: declaration).flatMap { names[$0]?[.gradient] }
    return SplitPart(declaration: declaration, type: .gradient, isFill: target == nil)
  }

  /// The aliases in a declaration that change, with their new targets, both without braces. The
  /// token has the type; nil for any.
  func renamed(in index: Int, as type: TokenType? = nil) -> [String: String] {
    let declaration = set.declarations[index]
    var renamed: [String: String] = [:]
    set.forEachReference(in: declaration) { path in
      guard splits(path), let names = names[path] else { return }
      let types = themed.types(of: path, whereApplies: index, as: type)
      let wanted = alias(of: index) == path ? type ?? only(types) : only(types)
      guard let wanted, let name = names[wanted] else { return }
      let old = set.paths.segments(of: path).joined(separator: ".")
      if old != name.joined(separator: ".") { renamed[old] = name.joined(separator: ".") }
    }
    return renamed
  }

  private func only(_ types: Set<TokenType>) -> TokenType? { types.count == 1 ? types.first : nil }

  /// A finding about each token that is split. The places are in the result.
  var findings: [Diagnostic] {
    conflicts.filter { splits($0.path) }.map { conflict in
      let names = names[conflict.path] ?? [:]
      let others = conflict.order.dropFirst().map { type in
        "the \(type.rawValue) becomes '\(printable((names[type] ?? []).tokenPath))'"
      }
      return Diagnostic(
        .changedValue, message: "\(sentence(about: conflict)); \(others.list())",
        at: place(of: conflict), path: set.paths.string(conflict.path),
        related: unused(conflict).map {
          Diagnostic.Related(
            "no theme uses this value; it is left out", at: set.place(of: set.declarations[$0]))
        })
    }
  }

  /// The declarations of a token that apply in no theme. They would show where another value had a
  /// type of its own.
  private func unused(_ conflict: TypeConflict) -> [Int] {
    let used = Set(
      conflict.types.compactMap { themed.tokens.declarationIndex(conflict.path, in: $0.theme) })
    return themed.declarations(of: conflict.path).filter { !used.contains($0) }
  }

  /// What to say about each token whose type differs by theme and that is not split, by path.
  var messages: [String: (text: String, place: Place)] {
    Dictionary(
      conflicts.map { conflict in
        let cure =
          refusals[conflict.path].map {
            "give it the same type in every theme; --split cannot help, because \($0)"
          } ?? "--split makes one token for each type"
        return (
          set.paths.string(conflict.path),
          ("\(sentence(about: conflict)); \(cure)", place(of: conflict))
        )
      }, uniquingKeysWith: { first, _ in first })
  }

  private func sentence(about conflict: TypeConflict) -> String {
    "'\(printable(set.paths.string(conflict.path)))' is \(conflict.sentence)"
  }

  /// The place of the first declaration with a type that loses its name.
  private func place(of conflict: TypeConflict) -> Place {
    let other = conflict.types.first { $0.type != conflict.first }?.theme ?? 0
    return themed.tokens.declaration(conflict.path, in: other).map { set.place(of: $0) }
      ?? Place(file: "")
  }

  /// Splits the tokens, and makes aliases of them follow.
  func apply(to tokens: inout ConvertedTokens) {
    let old = tokens
    for (index, declaration) in set.declarations.enumerated() where !splits(declaration.path) {
      guard let own = setIndex(of: index) else { continue }
      let targets = renamed(in: index)
      guard !targets.isEmpty else { continue }
      tokens.sets[own].rename(targets, inTokenAt: set.paths.segments(of: declaration.path))
    }
    for conflict in conflicts where splits(conflict.path) {
      guard let placement = placements[conflict.path] else { continue }
      for declaration in themed.declarations(of: conflict.path) {
        guard let own = setIndex(of: declaration) else { continue }
        let parts = placement.kept[declaration] ?? []
        tokens.sets[own].replace(
          set.paths.segments(of: conflict.path),
          with: parts.compactMap { token($0, of: conflict, in: old) })
      }
    }
    for conflict in conflicts where splits(conflict.path) {
      for move in placements[conflict.path]?.moved ?? [] {
        guard let token = token(move.part, of: conflict, in: old),
          let path = names[conflict.path]?[move.part.type]
        else { continue }
        tokens.insert(token.token, at: path, for: move)
      }
    }
  }

  /// The token that a declaration becomes.
  private func token(_ part: SplitPart, of conflict: TypeConflict, in tokens: ConvertedTokens)
    -> SplitToken?
  {
    let declaration = set.declarations[part.declaration]
    guard let own = setIndex(of: part.declaration), let names = names[conflict.path],
      let name = names[part.type]?.last, let color = names[.color] ?? names[part.type],
      var token = tokens.sets[own].root.token(at: set.paths.segments(of: conflict.path))
    else { return nil }
    if tokens.sets[own].verbatim != nil {
      token.description = declaration.token["$description"]?.string
      token.deprecated = declaration.token["$deprecated"].map { JSONTree($0) }
      token.extensions =
        (declaration.token["$extensions"]?.object).map { object in
          object.map { .init($0.key.string, value: JSONTree($0.value)) }
        } ?? []
    }
    if part.isFill {
      token.value = .array([0, 1].map { .stop(color: .alias(color), position: $0) })
      token.extensions = []
      token.type = .gradient
      return SplitToken(name: name, token: token, keepsText: false)
    }
    let targets = renamed(in: part.declaration, as: part.type)
    token.value = token.value.renaming(targets)
    token.type = token.value.alias == nil ? part.type : nil
    return SplitToken(name: name, token: token, renamed: targets)
  }
}

extension JSONTree {
  fileprivate static func stop(color: JSONTree, position: Double) -> JSONTree {
    .object([.init("color", value: color), .init("position", value: .number(position))])
  }
}

extension ConvertedTokens {
  /// Declares a token in a context: in a set that only contexts have that need the token, else in a
  /// new set of the context.
  fileprivate mutating func insert(
    _ token: ConvertedToken, at path: [String], for move: SplitPlacement.Move
  ) {
    let context = modifiers[move.modifier].contexts[move.context]
    let own = context.sets.compactMap { name in sets.firstIndex { $0.name == name } }
    if own.contains(where: { sets[$0].root.token(at: path) != nil }) { return }
    let free = own.last { set in
      sets[set].verbatim == nil && !order.contains(.set(sets[set].name))
        && modifiers.indices.allSatisfy {
          contexts(of: set, in: $0).isSubset(of: $0 == move.modifier ? move.all : [])
        }
    }
    if let free {
      sets[free].root.insert(token, at: path)
      return
    }
    var set = TokenFile(name: availableName("\(modifiers[move.modifier].name)-\(context.name)"))
    set.root.insert(token, at: path)
    sets.append(set)
    modifiers[move.modifier].contexts[move.context].sets.append(set.name)
  }
}
