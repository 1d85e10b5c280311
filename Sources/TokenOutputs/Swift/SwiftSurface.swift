import TokenChecks
import TokenModel

/// The public symbols of generated Swift, as the expressions that an app writes.
package struct SwiftSurface {
  /// The symbols, in the order of `Theme`'s properties, then the enums of axes.
  package private(set) var symbols: [(path: String, type: String)] = []
  /// Deprecated symbols.
  package private(set) var deprecated: Set<String> = []
  private let declarations: SwiftDeclarations
  private let types: SwiftTypes
  private let tokens: ResolvedTokens
  private let names: SwiftNames
  /// For each token, the name in its path that is the theme's and is not written.
  private let themeNames: [PathID: Int]

  /// The Swift that a project's tokens would have, whether or not it has a Swift output.
  ///
  /// - Parameter project: Its first Swift output determines the prefix or the namespace.
  package init(
    _ plan: (tokens: ResolvedTokens, names: SwiftNames, components: [ComponentTheme]),
    of project: Project
  ) {
    var output = Project.Output(format: .swift, to: "")
    let named = project.outputs(of: .swift).first
    (output.prefix, output.namespace) = (named?.prefix, named?.namespace)
    types = SwiftTypes(output)
    (tokens, names) = (plan.tokens, plan.names)
    themeNames = Self.themeNames(of: plan.components, in: plan.tokens.set.paths)
    let files = emitSwift(
      plan.tokens, names: plan.names, components: plan.components, output: output)
    declarations = SwiftDeclarations(files.sorted { $0.path < $1.path }.map(\.bytes))
    collectTheme()
    collectEnums()
  }

  private mutating func add(_ path: String, member: SwiftDeclarations.Member, type: String) {
    symbols.append((path, type))
    if member.isDeprecated { deprecated.insert(path) }
  }

  private mutating func collectEnums() {
    for (name, type) in declarations.enums where name != types.theme && name != types.namespace {
      symbols.append((name, "enum"))
      for value in type.members where value.kind == .value {
        add("\(name).\(value.name)", member: value, type: name + value.type)
      }
    }
  }

  /// Follows the properties from `Theme` on. Uses a list instead of recursion, because types nest
  /// deeply.
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
          add("\(path).\(member.name)", member: member, type: type)
          continue
        }
        let isSubscript = member.kind == .subscript
        let inner = isSubscript ? "\(path)[\(member.name)]" : "\(path).\(member.name)"
        guard let group = declarations.resolve(member.type, in: type) else {
          add(inner, member: member, type: member.type)
          continue
        }
        add(inner, member: member, type: group)
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

extension SwiftSurface {
  /// The expression of a token after the theme.
  package func name(of path: PathID) -> String {
    var parts: [String] = []
    var here = path
    while let parent = tokens.set.paths.parent(of: here) {
      parts.append(names[here].property.text)
      here = parent
    }
    parts.reverse()
    if let index = themeNames[path] { parts.remove(at: index) }
    return parts.joined(separator: ".")
  }

  private static func themeNames(
    of components: [ComponentTheme], in paths: PathTable
  ) -> [PathID: Int] {
    var themeNames: [PathID: Int] = [:]
    for component in components {
      let axis = component.contract.themeAxis
      guard let axis, let pattern = component.contract.pattern,
        let index = pattern.segments.firstIndex(of: .axis(axis))
      else { continue }
      for token in component.variants.flatMap(\.tokens) where token.role.pattern == nil {
        if let path = paths.find(token.segments) { themeNames[path] = index }
      }
    }
    return themeNames
  }

  /// The symbols that exist only if the contract is met.
  package func roots(of contract: Contract) -> Set<String> {
    var roots = Set(contract.axes.map(contract.enumName))
    guard let pattern = contract.pattern else {
      roots.insert("theme." + SwiftName(component: contract.component).text)
      return roots
    }
    let prefix =
      (["theme"]
      + pattern.literalPrefix.indices.map { index in
        let path = tokens.set.paths.find(pattern.literalPrefix[...index])
        return path.map { names[$0].property.text } ?? SwiftName(pattern.literalPrefix[index]).text
      }).joined(separator: ".")
    let next = pattern.segments.dropFirst(pattern.literalPrefix.count).first
    var members = contract.memberNames
    if case .axis(let name)? = next, name == contract.themeAxis {
      // Without the component, its tokens are written like any other, including the theme.
      members += contract.axes.first { $0.name == name }?.values.map { SwiftName($0).text } ?? []
      if let axis = tokens.themes.axis(named: name) {
        members += tokens.themes.axes[axis].values.map { SwiftName($0).text }
      }
    }
    for member in members { roots.insert("\(prefix).\(member)") }
    for axis in contract.axes { roots.insert("\(prefix)[\(contract.enumName(axis))]") }
    return roots
  }
}
