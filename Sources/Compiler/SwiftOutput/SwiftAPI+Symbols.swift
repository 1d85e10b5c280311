extension SwiftAPI {
  /// The API that a project's tokens would have, whether or not it has a Swift output. Its first
  /// one determines the tokens, their names, and the prefix or the namespace.
  package init(
    _ swift: (tokens: OutputTokens, names: SwiftNames), components: [ComponentTheme],
    of project: Project
  ) {
    var output = Project.Output(format: .swift, to: "")
    let named = project.outputs(of: .swift).first
    for name in ["prefix", "namespace"] { output.settings[name] = named?.settings[name] }
    let plan = SwiftPlan(
      swift.tokens, names: swift.names, components: components, output: output,
      listsDeclarations: true)
    let files = plan.files().sorted { $0.name < $1.name }
    let symbols = SymbolList(files.compactMap(\.declarations).flatMap(\.entries), plan: plan)
    self.init(
      symbols: symbols.symbols, deprecated: symbols.deprecated, theme: plan.types.theme,
      tokens: swift.tokens.all, names: swift.names, components: components)
  }
}

/// The generated types with the members of all their extensions.
private struct GeneratedTypes {
  typealias Entry = SwiftDeclarations.Entry

  /// The members of each type, by its qualified name.
  private(set) var members: [String: [Entry]] = [:]
  /// The enums, in the order of the source.
  private(set) var enums: [String] = []
  /// The names of all types, without the types that they are in.
  private var names: Set<Substring> = []

  init(_ entries: [Entry]) {
    for entry in entries {
      guard case .type(let name, let isEnum) = entry.declaration else {
        members[entry.scope, default: []].append(entry)
        continue
      }
      let type = entry.scope.isEmpty ? name : "\(entry.scope).\(name)"
      if let last = name.split(separator: ".").last { names.insert(last) }
      if isEnum, members[type] == nil { enums.append(type) }
      if members[type] == nil { members[type] = [] }
    }
  }

  /// The generated type for a name used inside another type; nil for a value type.
  func resolve(_ name: String, in scope: String) -> String? {
    guard let last = name.split(separator: ".").last, names.contains(last) else { return nil }
    var scope = scope
    while true {
      let qualified = "\(scope).\(name)"
      if members[qualified] != nil { return qualified }
      guard let dot = scope.lastIndex(of: ".") else { return nil }
      scope = String(scope[..<dot])
    }
  }
}

/// The symbols of generated types, as the expressions that an app writes.
struct SymbolList {
  private(set) var symbols: [SwiftSymbol] = []
  private(set) var deprecated: Set<String> = []
  private let types: GeneratedTypes
  private let hasOnlyProperties: Bool

  /// Lists all symbols, or only those that the properties of a theme lead to.
  init(_ entries: [SwiftDeclarations.Entry], plan: SwiftPlan, hasOnlyProperties: Bool = false) {
    let theme = plan.types.theme
    (types, self.hasOnlyProperties) = (GeneratedTypes(entries), hasOnlyProperties)
    if !hasOnlyProperties { collect(from: Place(path: theme, type: theme, isStatic: true)) }
    collect(from: Place(path: "theme", type: theme))
    if !hasOnlyProperties { collectEnums() }
  }

  private mutating func add(
    _ path: String, _ entry: GeneratedTypes.Entry, type: String, call: SwiftCall? = nil
  ) {
    symbols.append(SwiftSymbol(path: path, type: type, call: call))
    if entry.isDeprecated { deprecated.insert(path) }
  }

  private mutating func collectEnums() {
    for name in types.enums {
      symbols.append(SwiftSymbol(path: name, type: "enum"))
      for entry in types.members[name] ?? [] {
        guard case .value(let value, let raw) = entry.declaration else { continue }
        add("\(name).\(value.text)", entry, type: name + value.rawValueText(raw))
      }
    }
  }

  /// Follows the properties of a place. Uses a list instead of recursion, because types nest deeply.
  private mutating func collect(from place: Place) {
    var open = [place]
    while let place = open.popLast() { open += collect(place).reversed() }
  }

  /// Adds the members of a type, and returns the generated types that they lead to.
  private mutating func collect(_ place: Place) -> [Place] {
    let members = types.members[place.type] ?? []
    var next: [Place] = []
    var reached: Set<String> = []
    for entry in members where entry.declaration.isStatic == place.isStatic {
      switch entry.declaration {
      case .type: continue
      case .value(let name, _): add("\(place.path).\(name.text)", entry, type: place.type)
      case .call(let call, let name):
        add("\(place.path).\(name)(\(call.labels))", entry, type: call.text, call: call)
      case .property(let name, let type, _, _):
        let found = follow(type, from: place, to: "\(place.path).\(name.text)", entry)
        // A theme has the members of a static group too.
        let isShortcut =
          place.isStatic && members.contains { $0.declaration.isTwin(of: entry.declaration) }
        guard let found, !isShortcut else { continue }
        reached.insert(found.type)
        next.append(found)
      case .subscript(let parameters, let type):
        if hasOnlyProperties { continue }
        _ = follow(type, from: place, to: place.path(through: parameters), entry)
      }
    }
    if place.isStatic || hasOnlyProperties { return next }
    for entry in members {
      guard case .subscript(let parameters, let type) = entry.declaration,
        let group = types.resolve(type, in: place.type), !reached.contains(group)
      else { continue }
      next.append(
        Place(path: place.path(through: parameters), type: group, isAdaptive: place.isAdaptive))
    }
    return next
  }

  /// Adds a member that has a type. Returns its place if that is a generated type.
  private mutating func follow(
    _ type: String, from place: Place, to path: String, _ entry: GeneratedTypes.Entry
  ) -> Place? {
    let isAdaptive = type.hasPrefix(Place.adaptive)
    let content = isAdaptive ? String(type.dropFirst(Place.adaptive.count).dropLast()) : type
    guard let group = types.resolve(content, in: place.type) else {
      add(path, entry, type: place.shown(type))
      return nil
    }
    let found = Place(path: path, type: group, isAdaptive: place.isAdaptive || isAdaptive)
    add(path, entry, type: found.shown(group))
    return found
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

  /// The beginning of the type of values that follow the system's appearance.
  static let adaptive = "Adaptive<"

  /// The type of a member of this type.
  func shown(_ type: String) -> String { isAdaptive ? "\(Self.adaptive)\(type)>" : type }

  /// The expression with a subscript.
  func path(through parameters: [(name: SwiftName, type: String)]) -> String {
    "\(path)[\(parameters.map(\.type).joined(separator: ", "))]"
  }
}

extension SwiftDeclaration {
  /// Whether the type itself has it, and not a value of the type.
  fileprivate var isStatic: Bool {
    switch self {
    case .property(_, _, let isStatic, _): isStatic
    case .subscript: false
    case .type, .value, .call: true
    }
  }

  /// Whether this is the property of a theme with the name and type of a static one.
  fileprivate func isTwin(of other: SwiftDeclaration) -> Bool {
    guard case .property(let name, let type, let isStatic, _) = self,
      case .property(let otherName, let otherType, _, _) = other
    else { return false }
    return !isStatic && name == otherName && type == otherType
  }
}
