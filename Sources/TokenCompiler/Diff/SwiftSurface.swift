/// The public symbols of generated Swift, by the ways in which an app writes them.
struct SwiftSurface {
  /// In the order in which `Theme` leads to them, then the enums of axes.
  private(set) var symbols: [SwiftSymbol] = []
  /// Symbols that an app should no longer use.
  private(set) var deprecated: Set<String> = []
  private let declarations: SwiftDeclarations
  private let types: SwiftTypes

  /// What a project's tokens would be in Swift, whether or not it may write them.
  ///
  /// - Parameter project: Its first output of Swift says the prefix or the namespace.
  init(
    _ plan: (tokens: ResolvedTokens, names: SwiftNames, components: [ComponentTheme]),
    of project: Project
  ) {
    var output = Project.Output(format: .swift, to: "")
    let named = project.outputs.first { $0.format == .swift }
    (output.prefix, output.namespace) = (named?.prefix, named?.namespace)
    types = SwiftTypes(output)
    let files = emitSwift(plan.tokens, plan.names, plan.components, output)
    declarations = SwiftDeclarations(files.sorted { $0.path < $1.path }.map(\.bytes))
    collectTheme()
    collectEnums()
  }

  private mutating func add(_ path: String, _ member: SwiftDeclarations.Member, type: String) {
    symbols.append(SwiftSymbol(path: path, type: type))
    if member.isDeprecated { deprecated.insert(path) }
  }

  private mutating func collectEnums() {
    for (name, type) in declarations.enums where name != types.theme && name != types.namespace {
      symbols.append(SwiftSymbol(path: name, type: "enum"))
      for value in type.members where value.kind == .value {
        add("\(name).\(value.name)", value, type: name + value.type)
      }
    }
  }

  /// Follows the properties from `Theme` on. Types nest deeply, so this is a list, no recursion.
  private mutating func collectTheme() {
    var open: [(path: String, type: String, isStatic: Bool)] = [
      ("theme", types.theme, false), (types.theme, types.theme, true),
    ]
    while let (path, type, isStatic) = open.popLast() {
      let members = declarations.types[type]?.members ?? []
      var next: [(path: String, type: String, isStatic: Bool)] = []
      var reached: Set<String> = []
      for member in members where member.isStatic == isStatic {
        if member.kind == .value {
          add("\(path).\(member.name)", member, type: type)
          continue
        }
        let isSubscript = member.kind == .subscript
        let inner = isSubscript ? "\(path)[\(member.name)]" : "\(path).\(member.name)"
        guard let group = declarations.resolve(member.type, in: type) else {
          add(inner, member, type: member.type)
          continue
        }
        add(inner, member, type: group)
        if !isSubscript {
          reached.insert(group)
          next.append((inner, group, false))
        }
      }
      for member in members where member.isStatic == isStatic && member.kind == .subscript {
        guard let group = declarations.resolve(member.type, in: type), !reached.contains(group)
        else { continue }
        next.append(("\(path)[\(member.name)]", group, false))
      }
      open += next.reversed()
    }
  }
}
