/// A finding about a token, which may apply in only some themes.
struct ThemedFinding {
  var finding: Diagnostic
  /// Whether another theme can be without it.
  var isThemeSpecific = true
}

/// Findings about tokens that cannot be resolved or read.
extension Resolution {
  /// The findings for a token without a type. An unknown `$type` is already reported, and a broken
  /// pointer has no type to inherit.
  func untyped(_ declaration: Declaration, walk: Walk) -> [ThemedFinding] {
    guard declaration.type == .none, walk.theme.types[Int(declaration.path.index)] == .none
    else { return [] }
    let text = declaration.isReference ? declaration.value : declaration.value.referenceText
    if let text,
      case .failure(let fault) = walk.pointers.land(
        Pointers.Site(text: text, isToken: declaration.isReference)), !fault.isEcho
    {
      return [dead(fault, declaration: declaration)]
    }
    if declaration.value.kind == .null {
      return [
        dead(
          DeadPointer("$value is null; write a value", rule: .invalidValue),
          declaration: declaration)
      ]
    }
    let path = tokens.set.paths.string(declaration.path)
    return [
      ThemedFinding(
        finding: Diagnostic(
          .missingType,
          message:
            "'\(path)' has no $type and inherits none; add one to the token or to a group around it",
          at: tokens.set.namePlace(of: declaration), path: path))
    ]
  }

  func dead(_ fault: DeadPointer, declaration: Declaration) -> ThemedFinding {
    let path = tokens.set.paths.string(declaration.path)
    let isObject = !declaration.isReference && declaration.value.kind == .object
    var finding = Diagnostic(
      fault.rule, message: "'\(path)': \(fault.message)",
      at: tokens.set.place(
        of: declaration, inner: isObject ? [.key("$value"), .key("$ref")] : nil), path: path)
    finding.subject.habit = habit(of: fault.rule, message: fault.message)
    return ThemedFinding(finding: finding)
  }

  /// The habit that makes a message begin with an alias that has slashes.
  private func habit(of rule: Rule, message: String) -> String? {
    rule == .unresolvedAlias && message.prefix { $0 != " " }.contains("/") ? "slashes" : nil
  }

  func diagnostic(_ fault: ValueReader.Fault, index: Int32) -> ThemedFinding {
    let set = tokens.set
    let declaration = set.declarations[Int(index)]
    let path = set.paths.string(declaration.path)
    let isWhole = fault.rule == .invalidValue && fault.steps == [.key("$value")]
    let alias = isWhole ? unwrappedAlias(declaration.value) ?? "" : ""
    var finding = Diagnostic(
      fault.rule, message: "'\(path)': \(fault.message)\(alias)",
      at: set.place(of: declaration, inner: fault.steps), path: path,
      related: fault.hops.map { hop in
        let target = set.declarations[Int(hop.declaration)]
        return Diagnostic.Related(
          "the value is here, in '\(set.paths.string(target.path))'",
          at: set.place(of: target, inner: hop.steps))
      })
    if !fault.isOld { finding.standing = .stricter }
    // A misspelled word is of the right type.
    let hasSuggestion = !alias.isEmpty || fault.message.hasSuffix("?")
    if isWhole, !hasSuggestion, let note = inheritedType(of: declaration) {
      finding.related.append(note)
    }
    finding.subject.habit =
      fault.rule == .componentRange && fault.steps.last == .key("components")
      ? "scale" : habit(of: fault.rule, message: fault.message)
    if let reading = fault.reading { finding.ending.reading = reading }
    finding.ending.cure = fault.cure
    return ThemedFinding(finding: finding, isThemeSpecific: fault.isThemeSpecific)
  }

  /// The alias to write, as the end of a sentence, if the value is a token's path without braces.
  private func unwrappedAlias(_ value: JSONValue) -> String? {
    guard let text = value.string, !text.contains("{"),
      let path = tokens.set.paths.respelled(text.hasPrefix("$") ? String(text.dropFirst()) : text),
      known.isToken(path)
    else { return nil }
    return "; to reference that token, write \"\(tokens.set.paths.alias(path))\""
  }

  /// Where a token takes its type from, if that is a group of its file.
  private func inheritedType(of declaration: Declaration) -> Diagnostic.Related? {
    guard declaration.type == .none else { return nil }
    let document = tokens.set.document(of: declaration)
    let steps = tokens.set.steps(to: declaration)
    for depth in steps.indices.reversed() {
      let type = steps[..<depth] + [.key("$type")]
      guard let spelling = document.spelling(Array(type)) else { continue }
      let text = String(decoding: spelling, as: UTF8.self)
      return Diagnostic.Related(
        "the token inherits the type \(printable(text)) from this group",
        at: document.place(Array(type)))
    }
    return nil
  }

  func mismatch(
    _ declaration: Declaration, type: TokenType, found: TokenType, target: PathID, walk: Walk
  ) -> ThemedFinding {
    let set = tokens.set
    let path = set.paths.string(declaration.path)
    let finding = Diagnostic(
      .typeMismatch,
      message: "'\(path)' has $type \(type.rawValue), but it references "
        + "'\(set.paths.string(target))', which is a \(found.rawValue)",
      at: set.place(of: declaration), path: path,
      related: set.hops(from: target) { path in
        walk.theme.declarations[Int(path.index)].map { set.declarations[Int($0)] }
      })
    return ThemedFinding(finding: finding)
  }
}
