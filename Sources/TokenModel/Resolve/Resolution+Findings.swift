import TokenJSON

/// Findings about tokens that cannot be resolved or read.
extension Resolution {
  /// The findings for a token without a type. An unknown `$type` is already reported, and a broken
  /// pointer has no type to inherit.
  func untyped(_ declaration: Declaration, walk: Walk) -> [Diagnostic] {
    guard declaration.type == .none, walk.theme.types[Int(declaration.path.index)] == .none
    else { return [] }
    let text = declaration.isReference ? declaration.value : referenceText(declaration.value)
    if let text,
      case .failure(let fault) = walk.pointers.land(
        Pointers.Site(text: text, isToken: declaration.isReference)), !fault.isEcho
    {
      return [dead(fault.rule, message: fault.message, declaration: declaration)]
    }
    if declaration.value.kind == .null {
      return [
        dead(.invalidValue, message: "$value is null; write a value", declaration: declaration)
      ]
    }
    let path = tokens.set.paths.string(declaration.path)
    var finding = Diagnostic(
      .missingType,
      message:
        "'\(path)' has no $type and inherits none; add one to the token or to a group around it",
      at: tokens.set.namePlace(of: declaration), path: path)
    finding.isThemeSpecific = true
    return [finding]
  }

  func dead(_ rule: Rule, message: String, declaration: Declaration) -> Diagnostic {
    let path = tokens.set.paths.string(declaration.path)
    let isObject = !declaration.isReference && declaration.value.kind == .object
    var finding = Diagnostic(
      rule, message: "'\(path)': \(message)",
      at: tokens.set.place(
        of: declaration, inner: isObject ? [.key("$value"), .key("$ref")] : nil),
      path: path)
    finding.isThemeSpecific = true
    return finding
  }

  func diagnostic(_ fault: ValueReader.Fault, index: Int32) -> Diagnostic {
    let set = tokens.set
    let declaration = set.declarations[Int(index)]
    let path = set.paths.string(declaration.path)
    var finding = Diagnostic(
      fault.rule, message: "'\(path)': \(fault.message)",
      at: set.place(of: declaration, inner: fault.steps),
      path: path,
      related: fault.hops.map { hop in
        let target = set.declarations[Int(hop.declaration)]
        return Diagnostic.Related(
          "the value is here, in '\(set.paths.string(target.path))'",
          at: set.place(of: target, inner: hop.steps))
      })
    if let reading = fault.reading { finding.reading = reading }
    finding.cure = fault.cure
    finding.isThemeSpecific = fault.isThemeSpecific
    return finding
  }

  func mismatch(
    _ declaration: Declaration, type: TokenType, found: TokenType, target: PathID,
    walk: Walk
  ) -> Diagnostic {
    let set = tokens.set
    let path = set.paths.string(declaration.path)
    var finding = Diagnostic(
      .typeMismatch,
      message: "'\(path)' has $type \(type.rawValue), but it references "
        + "'\(set.paths.string(target))', which is a \(found.rawValue)",
      at: set.place(of: declaration), path: path,
      related: set.hops(from: target) { path in
        walk.theme.declarations[Int(path.index)].map { set.declarations[Int($0)] }
      })
    finding.isThemeSpecific = true
    return finding
  }
}
