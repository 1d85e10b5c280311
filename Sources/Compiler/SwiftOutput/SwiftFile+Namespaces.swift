/// Writes namespaces, one for each group, for the tokens that no component covers.
///
/// A group's type is declared in its parent, and its members are in an extension. The compiler
/// looks up every name in all types that enclose the code, so deep nesting is slow. An extension
/// can also be in another file.
extension SwiftFile {
  /// Writes the type of a top-level group and its contents, or a top-level token.
  mutating func writeTop(_ path: PathID) {
    openExtension(of: plan.types.theme)
    writeMembers([path], theme: "self")
    closeType()
    writeDeferred()
  }

  /// Writes tokens, and groups whose members `writeDeferred` writes.
  mutating func writeMembers(_ paths: [PathID], below group: Group? = nil, theme: String) {
    for path in paths {
      let text = text(of: path, below: group?.text)
      out.gap()
      if plan.tree.isToken(path) {
        writeToken(path, text: text, theme: theme)
      } else {
        writeGroup(path, text: text, theme: theme)
        let type = group.map { "\($0.type).\(plan.typeName(of: path))" }
        deferred.append(Group(path: path, text: text, type: type ?? plan.qualifiedType(of: path)))
      }
    }
  }

  /// Writes the members of groups with written types, except those with a file of their own.
  mutating func writeDeferred() {
    var open: [Group] = []
    while true {
      open += deferred.reversed()
      deferred = []
      guard let group = open.popLast() else { return }
      if plan.groupFiles[group.path] == nil {
        writeExtension(of: group)
      } else {
        separate.append(group)
      }
    }
  }

  /// Writes the file of a group: its members, and those of nested groups.
  mutating func writeSeparate(_ group: Group) {
    importsValues = true
    writeExtension(of: group)
    writeDeferred()
  }

  private mutating func writeExtension(of group: Group) {
    let members = members(of: group.path)
    guard !members.isEmpty else { return }
    openExtension(of: group.type)
    writeMembers(members, below: group, theme: "_theme")
    closeType()
  }

  private func members(of group: PathID) -> [PathID] {
    plan.tree.children(of: group).filter { !plan.isInComponent($0) }
  }

  /// A group with a written type whose members are not written yet.
  struct Group {
    let path: PathID
    /// The path as in comments.
    let text: String
    /// The qualified type, starting with `Theme`.
    let type: String
  }

  /// The path as in comments.
  func text(of path: PathID, below group: String?) -> String {
    guard let group else { return plan.tokens.set.paths.string(path) }
    return "\(group)/\([plan.tokens.set.paths.name(of: path)].tokenPath)"
  }

  private mutating func writeGroup(_ path: PathID, text: String, theme: String) {
    let type = plan.typeName(of: path)
    let name = plan.name(of: path)
    let isConstant = plan.isConstant(path)
    let value = isConstant ? "\(type)()" : "\(type)(_theme: \(theme))"
    if isConstant, plan.hasStaticProperty(path) {
      doc("`", text, "`, equal in all themes.")
      let head = declare(.property(name, type: type, isStatic: true))
      out.line(head, " { ", value, " }")
      out.line()
    }
    doc("`", text, "`")
    out.line(declare(.property(name, type: type)), " { ", value, " }")
    beginDoc("The tokens of `\(text)`.")
    if isConstant { return out.line(declare(.type(type, isEnum: false)), ": Sendable {}") }
    openType(type, conformances: "Sendable")
    out.line("let _theme: \(plan.types.theme)")
    closeType()
  }

  private mutating func writeToken(_ path: PathID, text: String, theme: String) {
    guard let type = plan.propertyType(of: path) else { return }
    let references = type.form == .paint ? nil : plan.references(of: path, type: type.text)
    let results = references ?? plan.values(of: path)
    note(path, results, text: text)
    let labels = plan.labels(of: results)
    let isShort =
      labels.count == 2 && !results.hasReferences
      && labels.allSatisfy { label, text in
        text.utf8.count < 20 && !label.utf8.contains(UInt8(ascii: ","))
      }
    let line =
      labels.count == 1
      ? labels[0].text : isShort ? labels.map { "\($0) \($1)" }.joined(separator: ", ") : nil
    doc("`", text, line == nil ? "`" : "`: ", line ?? "")
    describe(path)
    if line == nil { doc(items: labels.map { "\($0): \($1)" }) }
    let isDeprecated = deprecate(path)
    var choice = TokenChoice(as: type.form, theme: theme, plan: plan)
    let tree = choice.tree(of: results)
    pickers.formUnion(choice.pickers)
    writeProperty(
      declare(.property(plan.name(of: path), type: type.text), isDeprecated: isDeprecated),
      tree: tree, axes: choice.axes, leaves: choice.leaves)
  }
}
