import TokenChecks
import TokenModel
import TokenOutputs
import TokenThemes

/// The public symbols of generated Swift, as the expressions that an app writes.
package struct SwiftSurface {
  /// The symbols, in the order of `Theme`'s properties, then the enums of axes.
  package private(set) var symbols: [Symbol] = []
  /// Deprecated symbols.
  package private(set) var deprecated: Set<String> = []
  private let declarations: SwiftDeclarations
  private let types: SwiftTypes
  private let tokens: ResolvedTokens
  private let names: SwiftNames
  /// For each token, the name in its path that is the theme's and is not written.
  private let themeNames: [PathID: Int]

  /// A public symbol.
  package struct Symbol {
    /// The expression that uses it.
    package var path: String
    /// Its type; for an initializer or function, its parameters and result.
    package var type: String
    /// How an initializer or function is called.
    package var call: SwiftCall?
  }

  /// The Swift that a project's tokens would have, whether or not it has a Swift output.
  ///
  /// - Parameter project: Its first Swift output determines the tokens, their names, and the prefix or
  ///   the namespace.
  package init(
    _ plan: (tokens: OutputTokens, names: SwiftNames), components: [ComponentTheme],
    of project: Project
  ) {
    var output = Project.Output(format: .swift, to: "")
    let named = project.outputs(of: .swift).first
    (output.prefix, output.namespace) = (named?.prefix, named?.namespace)
    types = SwiftTypes(output)
    (tokens, names) = (plan.tokens.all, plan.names)
    themeNames = Self.themeNames(of: components, in: tokens.set.paths)
    let files = emitSwift(
      plan.tokens, names: plan.names, components: components, output: output)
    declarations = SwiftDeclarations(files.sorted { $0.path < $1.path }.map(\.bytes))
    collectTheme()
    collectEnums()
  }

  private mutating func add(_ path: String, member: SwiftDeclarations.Member, type: String) {
    symbols.append(Symbol(path: path, type: type, call: member.call))
    if member.isDeprecated { deprecated.insert(path) }
  }

  private mutating func collectEnums() {
    for (name, type) in declarations.enums where name != types.theme && name != types.namespace {
      symbols.append(Symbol(path: name, type: "enum"))
      for value in type.members where value.kind == .value {
        add("\(name).\(value.name)", member: value, type: name + value.type)
      }
    }
  }

  /// Follows the properties from `Theme` on. Uses a list instead of recursion, because types nest
  /// deeply.
  private mutating func collectTheme() {
    var open = [
      Place(path: "theme", type: types.theme),
      Place(path: types.theme, type: types.theme, isStatic: true),
    ]
    while let place = open.popLast() {
      let (path, type) = (place.path, place.type)
      let members = declarations.types[type]?.members ?? []
      var next: [Place] = []
      var reached: Set<String> = []
      for member in members where member.isStatic == place.isStatic {
        if member.kind == .value || member.kind == .call {
          let shown = member.kind == .call ? member.type : type
          add("\(path).\(member.name)", member: member, type: shown)
          continue
        }
        let isSubscript = member.kind == .subscript
        let inner = isSubscript ? "\(path)[\(member.name)]" : "\(path).\(member.name)"
        let isAdaptive = place.isAdaptive || member.type.hasPrefix(Self.adaptive)
        guard let group = declarations.resolve(content(of: member.type), in: type) else {
          add(inner, member: member, type: place.shown(member.type))
          continue
        }
        let found = Place(path: inner, type: group, isAdaptive: isAdaptive)
        add(inner, member: member, type: found.shown(group))
        // A theme has the members of a static group too.
        let isShortcut = place.isStatic && members.contains { $0.isTwin(of: member) }
        if !isSubscript, !isShortcut {
          reached.insert(group)
          next.append(found)
        }
      }
      for member in members where !place.isStatic && member.kind == .subscript {
        guard let group = declarations.resolve(member.type, in: type), !reached.contains(group)
        else { continue }
        next.append(
          Place(path: "\(path)[\(member.name)]", type: group, isAdaptive: place.isAdaptive))
      }
      open += next.reversed()
    }
  }

  /// An expression and the generated type whose members it has.
  private struct Place {
    var path: String
    var type: String
    /// Whether the members are those of the type itself.
    var isStatic = false
    /// Whether the members follow the system's appearance.
    var isAdaptive = false

    /// The type of a member of this type.
    func shown(_ type: String) -> String { isAdaptive ? "\(SwiftSurface.adaptive)\(type)>" : type }
  }

  /// The beginning of the type of values that follow the system's appearance.
  private static let adaptive = "Adaptive<"

  /// The type of the values that follow the system's appearance, or the type itself.
  private func content(of type: String) -> String {
    type.hasPrefix(Self.adaptive) ? String(type.dropFirst(Self.adaptive.count).dropLast()) : type
  }
}

extension SwiftDeclarations.Member {
  /// Whether another member is the static property for this one.
  fileprivate func isTwin(of other: SwiftDeclarations.Member) -> Bool {
    !isStatic && kind == .property && name == other.name && type == other.type
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
        if let path = token.path { themeNames[path] = index }
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
    let start =
      pattern.literalPrefix.indices.map { index in
        let path = tokens.set.paths.find(Array(pattern.literalPrefix[...index]))
        return path.map { names[$0].property.text } ?? SwiftName(pattern.literalPrefix[index]).text
      }
    let prefix = (["theme"] + start).joined(separator: ".")
    // Without the component, the group can be equal in all themes, and then it is static too.
    if let name = start.first { roots.insert("\(types.theme).\(name)") }
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
