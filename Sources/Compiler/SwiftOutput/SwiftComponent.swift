/// Writes a component: its axes as enums, and an exact type for each shape of its variants.
struct SwiftComponent {
  let component: ComponentTheme
  let index: ComponentIndex
  let plan: SwiftPlan
  var file: SwiftFile

  var contract: Contract { component.contract }

  /// The writer's position in the pattern: axes with a fixed value, and those of a subscript.
  struct Scope {
    /// Axes with a value that the type fixes.
    var settled = Variant()
    /// Axes with a value that the type stores.
    var stored: [Axis] = []
    var theme = "_theme"
    /// The group of tokens at the type's position; nil if an axis has no fixed value.
    var group: PathID?
    /// Whether the type has the roles of several shapes, some of them optional.
    var isLoose = false
    /// Whether the type is that of a subscript, which may be part of one for several axes.
    var isInRun = false
  }

  static func write(_ component: ComponentTheme, plan: SwiftPlan, into file: inout SwiftFile) {
    var writer = SwiftComponent(
      component: component, index: ComponentIndex(component, themes: plan.tokens.themes),
      plan: plan, file: file)
    writer.write()
    file = writer.file
  }

  private mutating func write() {
    file.note(contract)
    for axis in axes { writeEnum(axis) }
    guard let pattern = contract.pattern else { return writeWithoutPath() }
    let prefix = pattern.literalPrefix
    let group = plan.tokens.set.paths.find(prefix)
    file.openExtension(of: group.map(plan.qualifiedType) ?? plan.types.theme)
    let theme = contract.themeAxis.map(PathPattern.Segment.axis)
    let rest = pattern.segments.dropFirst(prefix.count).filter { $0 != theme }
    writeLevel(rest[...], scope: Scope(theme: prefix.isEmpty ? "self" : "_theme", group: group))
    file.closeType()
    file.writeDeferred()
  }

  private mutating func writeWithoutPath() {
    let name = SwiftName(component: contract.component, digits: plan.names.digits)
    let type = SwiftName.type(contract.component)
    file.openExtension(of: plan.types.theme)
    file.doc("The tokens of \(contract.component).")
    file.out.line(file.declare(.property(name, type: type)), " { \(type)(_theme: self) }")
    file.beginDoc("The tokens of \(contract.component).")
    file.openType(type, conformances: "Sendable")
    file.out.line("let _theme: \(plan.types.theme)")
    writeLevel((axes.map { .axis($0.name) } + [.role])[...], scope: Scope())
    file.closeType()
    file.closeType()
  }

  // MARK: Axes

  /// The axes other than the theme's.
  var axes: [Axis] { contract.axes.filter { $0.name != contract.themeAxis } }

  /// Whether the roles depend on the axis's value, so that each value needs its own type.
  private func isShaping(_ axis: Axis) -> Bool {
    contract.roles.contains { $0.when.values(of: axis.name) != nil }
  }

  /// The name of an axis's enum, where it is used.
  private func enumName(_ axis: Axis) -> String { plan.types.used + contract.enumName(axis) }

  /// The name of an axis, a role, or a value of an axis.
  func name(_ name: String, in axis: Axis? = nil) -> SwiftName {
    SwiftName(name, in: axis?.name, digits: plan.names.digits)
  }

  /// The property that stores an axis's value; `_theme` stores the theme.
  func storedName(_ axis: Axis) -> String {
    let name = name(axis.name).text
    return name == "theme" ? "_theme_" : "_" + name
  }

  private mutating func writeEnum(_ axis: Axis) {
    file.openNamespace()
    file.doc("The \(axis.name) of \(contract.component).")
    file.openType(
      plan.types.declared + contract.enumName(axis), isEnum: true,
      conformances: "String, CaseIterable, Codable, Sendable")
    for value in axis.values { file.writeEnumCase(name(value, in: axis), raw: value) }
    writeStates(of: axis)
    file.closeType()
    file.closeNamespace()
  }

  /// Writes the initializer from what a button style knows, if the values are states.
  private mutating func writeStates(of axis: Axis) {
    var cases: [String: String] = [:]
    for value in axis.values {
      guard let state = StateWord.state(value.lowercased()), cases[state] == nil else { continue }
      cases[state] = name(value, in: axis).text
    }
    let states = [
      ("disabled", "!isEnabled"), ("pressed", "isPressed"), ("focus", "isFocused"),
      ("selected", "isSelected"),
    ].compactMap { state, condition in cases[state].map { (name: $0, condition: condition) } }
    guard let rest = cases[""], !states.isEmpty else { return }
    let parameters = ["isPressed", "isFocused", "isSelected"].map {
      SwiftCall.Parameter(label: $0, type: "Bool", defaultValue: "false")
    }
    file.beginDoc("The \(axis.name) of a control. The first that holds of these decides:")
    file.doc("\(states.map { "`\($0.name)`" }.joined(separator: ", ")); else `\(rest)`.")
    let enabled = SwiftCall.Parameter(label: "isEnabled", type: "Bool", defaultValue: "true")
    file.openCall(SwiftCall(parameters: [enabled] + parameters, result: enumName(axis)))
    file.out.line("self =")
    file.out.indent()
    for state in states { file.out.line("\(state.condition) ? .\(state.name) :") }
    file.out.line(".\(rest)")
    file.out.outdent()
    file.out.close()
  }

  // MARK: Levels

  private mutating func writeLevel(_ segments: ArraySlice<PathPattern.Segment>, scope: Scope) {
    switch segments.first {
    case .literal(let name):
      var inner = scope
      inner.group = group(named: name, in: scope)
      inner.isInRun = false
      let names = SwiftNames.Entry(name, digits: plan.names.digits)
      writeMember(names, text: "`\(name)`", rest: segments.dropFirst(), scope: inner)
    case .axis(let name):
      guard let axis = axis(named: name) else { return }
      let isExact = isShaping(axis) && !scope.isLoose
      if isExact {
        for value in axis.values {
          writeValue(value, of: axis, rest: segments.dropFirst(), scope: scope)
        }
      }
      writeSubscript(axis, rest: segments.dropFirst(), scope: scope, hasValues: isExact)
      writeWholeSubscript(segments, scope: scope)
    case .role, .joined, nil: for role in contract.roles { writeRole(role, scope: scope) }
    }
  }

  private func axis(named name: String) -> Axis? { contract.axes.first { $0.name == name } }

  /// Writes a property, and an exact type, for one value of an axis.
  private mutating func writeValue(
    _ value: String, of axis: Axis, rest: ArraySlice<PathPattern.Segment>, scope: Scope
  ) {
    var inner = scope
    inner.settled.entries.append(Variant.Entry(axis: axis.name, value: value))
    inner.group = group(named: value, in: scope)
    inner.isInRun = false
    let names = SwiftNames.Entry(value, in: axis.name, digits: plan.names.digits)
    writeMember(names, text: "The \(axis.name) `\(value)`.", rest: rest, scope: inner)
  }

  /// The group inside the current one that contains tokens below the pattern.
  private func group(named name: String, in scope: Scope) -> PathID? {
    scope.group.flatMap { group in
      plan.tree.children(of: group).first {
        plan.tokens.set.paths.name(of: $0).utf8.elementsEqual(name.utf8)
      }
    }
  }

  /// Writes a property, and the type it returns, for one name in the path.
  private mutating func writeMember(
    _ names: SwiftNames.Entry, text: String, rest: ArraySlice<PathPattern.Segment>, scope: Scope
  ) {
    let type = names.stem + "Tokens"
    file.beginDoc(text)
    let head = file.declare(.property(names.property, type: type))
    file.out.line("\(head) { \(type)(\(arguments(scope))) }")
    writeType(type, text: text, rest: rest, scope: scope)
  }

  /// Writes a subscript by the axis, its type, and a property for each value that has none yet.
  private mutating func writeSubscript(
    _ axis: Axis, rest: ArraySlice<PathPattern.Segment>, scope: Scope, hasValues: Bool
  ) {
    let type = typeName(of: axis, in: scope)
    let label = name(axis.name)
    file.beginDoc("The tokens of one \(axis.name).")
    if hasValues { file.doc("Tokens that only some of them have are optional.") }
    file.out.open(file.declare(.subscript([(label, enumName(axis))], type: type)))
    file.out.line("\(type)(\(arguments(scope, and: "\(storedName(axis)): \(label.declared)")))")
    file.out.close()
    for value in axis.values where !hasValues {
      let name = name(value, in: axis)
      guard group(named: value, in: scope) == nil else {
        writeValue(value, of: axis, rest: rest, scope: scope)
        continue
      }
      file.beginDoc("The \(axis.name) `\(value)`.")
      let head = file.declare(.property(name, type: type))
      file.out.line(head, " { self[.\(name.text)] }")
    }
    var inner = scope
    inner.stored.append(axis)
    inner.group = nil
    inner.isInRun = true
    inner.isLoose = scope.isLoose || isShaping(axis)
    writeType(type, text: "The tokens of one \(axis.name).", rest: rest, scope: inner)
  }

  /// Writes one subscript for all axes that follow each other in the path.
  private mutating func writeWholeSubscript(
    _ segments: ArraySlice<PathPattern.Segment>, scope: Scope
  ) {
    let run = segments.map { $0.axis.flatMap(axis(named:)) }.prefix { $0 != nil }.compactMap(\.self)
    guard run.count > 1, !scope.isInRun else { return }
    let labels = run.map { name($0.name) }
    let types =
      [typeName(of: run[0], in: scope)] + run.dropFirst().map { typeName(of: $0, in: Scope()) }
    file.beginDoc("The tokens of one \(run.map(\.name).list(hasSerialComma: true)).")
    let parameters = zip(labels, run).map { ($0, enumName($1)) }
    file.out.open(file.declare(.subscript(parameters, type: types.joined(separator: "."))))
    file.out.line("self" + labels.map { "[\($0.declared)]" }.joined())
    file.out.close()
  }

  /// The type of one value of an axis. A neighboring group or value may already have the name.
  private func typeName(of axis: Axis, in scope: Scope) -> String {
    let type = SwiftName.type(axis.name, digits: plan.names.digits)
    let beside = scope.group.map(plan.tree.children) ?? []
    let isTaken =
      beside.contains { !plan.tree.isToken($0) && plan.typeName(of: $0) == type }
      || axis.values.contains {
        SwiftName.type($0, in: axis.name, digits: plan.names.digits) == type
      }
    return isTaken ? SwiftName.upper(axis.name, digits: plan.names.digits) + "_Tokens" : type
  }

  private mutating func writeType(
    _ type: String, text: String, rest: ArraySlice<PathPattern.Segment>, scope: Scope
  ) {
    file.beginDoc(text)
    file.openType(type, conformances: "Sendable")
    file.out.line("let _theme: \(plan.types.theme)")
    for axis in scope.stored { file.out.line("let \(storedName(axis)): \(enumName(axis))") }
    var inner = scope
    inner.theme = "_theme"
    writeLevel(rest, scope: inner)
    let names = Set(contract.memberNames(plan.names.digits, of: rest.first))
    let deeper = scope.group.map(plan.tree.children) ?? []
    file.writeMembers(deeper.filter { !names.contains(plan.name(of: $0).text) }, theme: "_theme")
    file.closeType()
  }

  private func arguments(_ scope: Scope, and last: String? = nil) -> String {
    (["_theme: \(scope.theme)"] + scope.stored.map { "\(storedName($0)): \(storedName($0))" }
      + [last].compactMap(\.self)).joined(separator: ", ")
  }
}
