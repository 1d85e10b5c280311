/// The API of a project's generated Swift, as the expressions that an app writes.
package struct SwiftAPI {
  /// The symbols, in the order of `Theme`'s properties, followed by the enums of axes.
  package let symbols: [SwiftSymbol]
  /// The paths of deprecated symbols.
  package let deprecated: Set<String>
  private let theme: String
  private let tokens: ResolvedTokens
  private let names: SwiftNames
  /// For each token, the name in its path that is the theme's and is not written.
  private let themeNames: [PathID: Int]

  /// `symbols` are in the order of the properties of `Theme`, type `theme`; `deprecated` are paths.
  package init(
    symbols: [SwiftSymbol], deprecated: Set<String>, theme: String, tokens: ResolvedTokens,
    names: SwiftNames, components: [ComponentTheme]
  ) {
    (self.symbols, self.deprecated, self.theme) = (symbols, deprecated, theme)
    (self.tokens, self.names) = (tokens, names)
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
    self.themeNames = themeNames
  }

  /// The expression of a token after the theme.
  package func name(of path: PathID) -> String {
    var parts = tokens.set.paths.lineage(of: path).map { names[$0].property.text }
    if let index = themeNames[path] { parts.remove(at: index) }
    return parts.joined(separator: ".")
  }

  /// The symbols that, with those below them, exist only if the contract is met.
  package func roots(of contract: Contract) -> Set<String> {
    var roots = Set(contract.axes.map(contract.enumName))
    guard let pattern = contract.pattern else {
      roots.insert("theme." + SwiftName(component: contract.component, digits: names.digits).text)
      return roots
    }
    let start = pattern.literalPrefix.indices.map { index in
      let path = tokens.set.paths.find(Array(pattern.literalPrefix[...index]))
      return path.map { names[$0].property.text }
        ?? SwiftName(pattern.literalPrefix[index], digits: names.digits).text
    }
    let prefix = (["theme"] + start).joined(separator: ".")
    // Without the component, the group can be equal in all themes, and then it is static too.
    if let name = start.first { roots.insert("\(theme).\(name)") }
    let next = pattern.segments.dropFirst(pattern.literalPrefix.count).first
    var members = contract.memberNames(names.digits)
    if case .axis(let name)? = next, name == contract.themeAxis {
      // Without the component, its tokens are written like any other, including the theme.
      let axis = tokens.themes.axis(named: name).map { tokens.themes.axes[$0] }
      let values = contract.axes.first { $0.name == name }?.values ?? []
      for value in values + (axis?.values ?? []) {
        members.append(SwiftName(value, in: name, digits: names.digits).text)
      }
    }
    for member in members { roots.insert("\(prefix).\(member)") }
    for axis in contract.axes { roots.insert("\(prefix)[\(contract.enumName(axis))]") }
    return roots
  }
}

/// A public symbol of the generated Swift.
package struct SwiftSymbol: Hashable, Sendable {
  /// The expression that uses it: `theme.countdown.one.expiring.unit`.
  package let path: String
  /// Its type; the kind of a type; or the parameters and result of an initializer or a function.
  package let type: String
  /// How an initializer or function is called; nil for other symbols.
  package let call: SwiftCall?

  package init(path: String, type: String, call: SwiftCall? = nil) {
    (self.path, self.type, self.call) = (path, type, call)
  }
}
