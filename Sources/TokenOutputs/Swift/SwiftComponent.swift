import TokenChecks
import TokenModel
import Writers

/// Writes a component: its axes as enums, and an exact type for each shape of its variants.
struct SwiftComponent {
  private let component: ComponentTheme
  private let index: ComponentIndex
  private let plan: SwiftPlan
  private var file: SwiftFile

  private var contract: Contract { component.contract }

  /// The writer's position in the pattern: axes with a fixed value, and axes that a subscript
  /// selects.
  private struct Scope {
    /// Axes with a value that the type fixes.
    var settled = Variant()
    /// Axes with a value that the type stores.
    var stored: [Axis] = []
    /// The expression for the theme.
    var theme = "_theme"
    /// The group of tokens at the type's position; nil if an axis has no fixed value.
    var group: PathID?
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
    guard let pattern = contract.pattern else {
      writeWithoutPath()
      return
    }
    let prefix = pattern.literalPrefix
    let group = plan.tokens.set.paths.find(prefix)
    file.out.line()
    file.out.open("nonisolated extension \(group.map(plan.qualifiedType) ?? plan.types.theme)")
    let rest = pattern.segments.dropFirst(prefix.count).filter { $0 != themeSegment }
    writeLevel(rest[...], scope: Scope(theme: prefix.isEmpty ? "self" : "_theme", group: group))
    file.out.close()
    file.writeDeferred(plan)
  }

  private mutating func writeWithoutPath() {
    let name = SwiftName(contract.component)
    let type = SwiftName.type(contract.component)
    file.out.line()
    file.out.open("nonisolated extension \(plan.types.theme)")
    file.doc("The tokens of \(contract.component).")
    file.out.line("\(plan.access)var \(name.declared): \(type) { \(type)(_theme: self) }")
    file.out.line()
    file.doc("The tokens of \(contract.component).")
    file.out.open("nonisolated \(plan.access)struct \(type): Hashable, Sendable")
    file.out.line("let _theme: \(plan.types.theme)")
    writeLevel((axes.map { .axis($0.name) } + [.role])[...], scope: Scope())
    file.out.close()
    file.out.close()
  }

  // MARK: Axes

  /// The axes other than the theme's.
  private var axes: [Axis] { contract.axes.filter { $0.name != contract.themeAxis } }

  private var themeSegment: PathPattern.Segment? { contract.themeAxis.map { .axis($0) } }

  /// Whether the roles depend on the axis's value, so that each value needs its own type.
  private func isShaping(_ axis: Axis) -> Bool {
    contract.roles.contains { $0.when.values(of: axis.name) != nil }
  }

  /// The name of an axis's enum, where it is used.
  private func enumName(_ axis: Axis) -> String { plan.types.used + contract.enumName(axis) }

  /// The property that stores an axis's value; `_theme` stores the theme.
  private func storedName(_ axis: Axis) -> String {
    let name = SwiftName(axis.name).text
    return name == "theme" ? "_theme_" : "_" + name
  }

  private mutating func writeEnum(_ axis: Axis) {
    file.openNamespace(plan)
    file.doc("The \(axis.name) of \(contract.component).")
    file.out.open(
      "nonisolated \(plan.access)enum \(plan.types.declared)\(contract.enumName(axis)): String, "
        + "CaseIterable, Hashable, Sendable")
    for value in axis.values {
      let name = SwiftName(value)
      let raw = name.text == value ? "" : " = \(swiftString(value))"
      file.doc("The value `\(value)`.")
      file.out.line("case \(name.declared)\(raw)")
    }
    file.out.close()
    file.closeNamespace(plan)
  }

  // MARK: Levels

  private mutating func writeLevel(_ segments: ArraySlice<PathPattern.Segment>, scope: Scope) {
    switch segments.first {
    case .literal(let name):
      var inner = scope
      inner.group = group(named: name, in: scope)
      writeMember(name, text: "`\(name)`", rest: segments.dropFirst(), scope: inner)
    case .axis(let name):
      guard let axis = contract.axes.first(where: { $0.name == name }) else { return }
      if isShaping(axis) {
        for value in axis.values {
          writeValue(value, of: axis, rest: segments.dropFirst(), scope: scope)
        }
      } else {
        writeSubscript(axis, rest: segments.dropFirst(), scope: scope)
      }
    case .role, nil: for role in contract.roles { writeRole(role, scope: scope) }
    }
  }

  /// Writes a property, and an exact type, for one value of an axis.
  private mutating func writeValue(
    _ value: String, of axis: Axis, rest: ArraySlice<PathPattern.Segment>, scope: Scope
  ) {
    var inner = scope
    inner.settled.entries.append(Variant.Entry(axis: axis.name, value: value))
    inner.group = group(named: value, in: scope)
    writeMember(value, text: "The \(axis.name) `\(value)`.", rest: rest, scope: inner)
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
    _ name: String, text: String, rest: ArraySlice<PathPattern.Segment>, scope: Scope
  ) {
    let type = SwiftName.type(name)
    file.out.gap()
    file.doc(text)
    file.out.line(
      "\(plan.access)var \(SwiftName(name).declared): \(type) { \(type)(\(arguments(scope))) }")
    writeType(type, text: text, rest: rest, scope: scope)
  }

  /// Writes a subscript by the axis, a property for each value, and the type that both return.
  private mutating func writeSubscript(
    _ axis: Axis, rest: ArraySlice<PathPattern.Segment>, scope: Scope
  ) {
    let type = typeName(of: axis, in: scope)
    let label = SwiftName(axis.name)
    file.out.gap()
    file.doc("The tokens of one \(axis.name).")
    file.out.open(
      "\(plan.access)subscript(\(label.declared): \(enumName(axis))) -> \(type)")
    file.out.line("\(type)(\(arguments(scope)), \(storedName(axis)): \(label.declared))")
    file.out.close()
    for value in axis.values {
      let name = SwiftName(value)
      guard group(named: value, in: scope) == nil else {
        writeValue(value, of: axis, rest: rest, scope: scope)
        continue
      }
      file.out.line()
      file.doc("The \(axis.name) `\(value)`.")
      file.out.line("\(plan.access)var \(name.declared): \(type) { self[.\(name.text)] }")
    }
    var inner = scope
    inner.stored.append(axis)
    inner.group = nil
    writeType(type, text: "The tokens of one \(axis.name).", rest: rest, scope: inner)
  }

  /// The type of one value of an axis. A neighboring group may already have the name.
  private func typeName(of axis: Axis, in scope: Scope) -> String {
    let type = SwiftName.type(axis.name)
    let beside = scope.group.map(plan.tree.children) ?? []
    let isTaken = beside.contains { !plan.tree.isToken($0) && plan.typeName(of: $0) == type }
    return isTaken ? SwiftName.upper(axis.name) + "_Tokens" : type
  }

  private mutating func writeType(
    _ type: String, text: String, rest: ArraySlice<PathPattern.Segment>, scope: Scope
  ) {
    file.out.line()
    file.doc(text)
    file.out.open("nonisolated \(plan.access)struct \(type): Hashable, Sendable")
    file.out.line("let _theme: \(plan.types.theme)")
    for axis in scope.stored { file.out.line("let \(storedName(axis)): \(enumName(axis))") }
    var inner = scope
    inner.theme = "_theme"
    writeLevel(rest, scope: inner)
    let names = memberNames(rest.first)
    let deeper = scope.group.map(plan.tree.children) ?? []
    file.writeMembers(
      deeper.filter { !names.contains(plan.name(of: $0).text) }, theme: "_theme", plan: plan)
    file.out.close()
  }

  /// The names of members at the next level of the pattern.
  private func memberNames(_ next: PathPattern.Segment?) -> Set<String> {
    Set(contract.memberNames(of: next))
  }

  private func arguments(_ scope: Scope) -> String {
    (["_theme: \(scope.theme)"]
      + scope.stored.map { "\(storedName($0)): \(storedName($0))" })
      .joined(separator: ", ")
  }

  // MARK: Roles

  /// One combination of theme and stored axes, and the role's token.
  private struct Cell {
    var theme: Int
    /// The index of the variant; nil if the component has none.
    var variant: Int?
    /// The case labels: the theme's, then those of the stored axes.
    var labels: [String]
    var path: PathID?
    var value: TokenValue?
  }

  private mutating func writeRole(_ role: Role, scope: Scope) {
    let cells = cells(of: role, scope: scope)
    let values = cells.compactMap(\.value)
    guard let first = values.first else { return }
    let forwards = role.pattern != nil && cells.allSatisfy { $0.path.map(canForward) ?? false }
    let expressions = cells.map { expression($0, role: role, forwards: forwards) }
    for path in cells.compactMap(\.path) where !forwards {
      file.note(path, text: plan.tokens.set.paths.string(path), plan: plan)
    }
    file.out.gap()
    file.doc(heading(of: role, scope: scope))
    if !forwards { describe(cells) }
    if let path = cells.compactMap(\.path).first,
      cells.compactMap(\.path).allSatisfy({ plan.deprecation(of: $0) != nil })
    {
      file.deprecate(path, plan: plan)
    }
    let type = plan.swiftType(role.type == .paint ? nil : first.type)
    let head =
      "\(plan.access)var \(SwiftName(role.name).declared): \(type)"
      + (values.count < cells.count ? "?" : "")
    writeSwitch(head, cells: cells, expressions: expressions, scope: scope)
  }

  private func cells(of role: Role, scope: Scope) -> [Cell] {
    let combinations = product(of: scope.stored).map { stored in
      (
        wanted: Variant(entries: scope.settled.entries + stored.entries),
        labels: stored.entries.map { SwiftName($0.value).text }
      )
    }
    return plan.themes.indices.flatMap { theme in
      combinations.map { wanted, labels in
        let variant = index.variant(theme, wanted: wanted)
        let path = variant.flatMap { component.variants[$0].token(of: role.name) }.flatMap {
          plan.tokens.set.paths.find($0.segments)
        }
        return Cell(
          theme: theme, variant: variant, labels: [plan.themes[theme].text] + labels,
          path: path, value: path.flatMap { plan.tokens.value($0, in: theme) })
      }
    }
  }

  private func canForward(_ path: PathID) -> Bool {
    plan.tree.isToken(path) && plan.deprecation(of: path) == nil
      && plan.values(path).allSatisfy { $0 != nil }
  }

  private func expression(_ cell: Cell, role: Role, forwards: Bool) -> String {
    guard let path = cell.path, let value = cell.value else { return "nil" }
    guard forwards else {
      return role.type == .paint ? plan.types.paint(of: value) : plan.types.literal(of: value)
    }
    let access = "_theme." + plan.access(to: path)
    guard role.type == .paint, !plan.isMixed(path) else { return access }
    return value.type == .gradient ? ".gradient(\(access))" : ".color(\(access))"
  }

  private func heading(of role: Role, scope: Scope) -> String {
    let pattern = contract.pattern(of: role)
    let names = pattern?.segments.map { segment -> String in
      switch segment {
      case .literal(let name): tokenPath([name])
      case .role: tokenPath([role.name])
      case .axis(let axis): scope.settled[axis].map { tokenPath([$0]) } ?? "<\(axis)>"
      }
    }
    return "`\(names?.joined(separator: "/") ?? role.name)`"
  }

  /// Writes value and contrast for each combination. Contrast with tokens of other files is only in
  /// the report, so that changes there do not change this file.
  private mutating func describe(_ cells: [Cell]) {
    for cell in cells {
      guard let path = cell.path, let value = cell.value else { continue }
      let results = component.results
      let ratios = (cell.variant.map { index.rows(of: $0, in: cell.theme) } ?? []).compactMap {
        row -> String? in
        guard results[row].foreground.token == path, let ratio = results[row].ratio,
          let ground = contract.role(results[row].background.role), ground.pattern == nil
        else { return nil }
        return "\(shown(ratio)):1 on \(ground.name)"
      }
      let label = ([plan.tokens.themes.contexts(of: cell.theme).label] + cell.labels.dropFirst())
        .filter { !$0.isEmpty }.joined(separator: " ")
      file.doc("- \(label): \(([valueText(value)] + ratios).joined(separator: ", "))")
    }
  }

  private mutating func writeSwitch(
    _ head: String, cells: [Cell], expressions: [String], scope: Scope
  ) {
    let subjects = [scope.theme] + scope.stored.map(storedName)
    let kept = subjects.indices.filter { dependsOn($0, cells: cells, expressions: expressions) }
    var labels: [String] = []
    var known: Set<String> = []
    var bodies: [String] = []
    for (cell, expression) in zip(cells, expressions) {
      let names = kept.map { "." + cell.labels[$0] }
      let label = kept.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))"
      guard known.insert(label).inserted else { continue }
      labels.append(label)
      bodies.append(expression)
    }
    let subject = kept.map { subjects[$0] }.joined(separator: ", ")
    file.writeSwitch(
      head, over: kept.count == 1 ? subject : "(\(subject))", cases: labels, expressions: bodies)
  }

  /// Whether the expression changes with that label while the others are the same.
  private func dependsOn(_ label: Int, cells: [Cell], expressions: [String]) -> Bool {
    var known: [String: String] = [:]
    for (cell, expression) in zip(cells, expressions) {
      var others = cell.labels
      others.remove(at: label)
      let key = others.joined(separator: " ")
      if let before = known.updateValue(expression, forKey: key), before != expression {
        return true
      }
    }
    return false
  }
}

extension Contract {
  /// The Swift names of the members right after the path's literal prefix.
  package var memberNames: [String] {
    guard let pattern else { return [] }
    return memberNames(
      of: pattern.segments.dropFirst(pattern.literalPrefix.count).first { segment in
        segment != themeAxis.map { .axis($0) }
      })
  }

  /// The Swift names of the members for a segment of the path.
  func memberNames(of segment: PathPattern.Segment?) -> [String] {
    switch segment {
    case .axis(let name):
      return axes.first { $0.name == name }?.values.map { SwiftName($0).text } ?? []
    case .literal(let name): return [SwiftName(name).text]
    case .role, nil: return roles.map { SwiftName($0.name).text }
    }
  }

  /// The name of the enum with an axis's values, without the output's prefix.
  package func enumName(_ axis: Axis) -> String {
    SwiftName.upper(component) + SwiftName.upper(axis.name)
  }
}
