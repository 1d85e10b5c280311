/// The greatest number of outputs with templates.
let templateOutputLimit = 100

extension OutputPlans {
  /// A finding if the first outputs would be too large, before anything is written; nil otherwise.
  /// Every listed theme repeats every value and description.
  func oversize(_ audit: Audit, project: Project) -> Diagnostic? {
    if let extra = plans.filter({ $0.output.template != nil }).dropFirst(templateOutputLimit).first
    {
      return Diagnostic(
        .limitExceeded,
        message: "more than \(templateOutputLimit) outputs have templates; make two projects",
        at: project.places.outputs[extra.output.to] ?? Place(file: "tincture.json"))
    }
    let all = swift.tokens.all
    let limit = all.set.limit
    let large =
      audit.isLarger(than: limit.bytes)
      ? plans.first
      : !all.isLarger(than: limit.bytes)
        ? nil
        : plans.first { plan in
          !plan.isSelective || plan.tokens.written.isLarger(than: limit.bytes)
        }
    return large?.oversize(project: project, limit: limit)
  }
}

extension OutputPlans.Plan {
  func oversize(project: Project, limit: ByteLimit) -> Diagnostic {
    Diagnostic(
      .limitExceeded,
      message:
        "'\(output.to)' would exceed the limit of \(limit.bytes) bytes; list fewer themes in "
        + "'inputs', or shorten repeated texts",
      at: project.places.outputs[output.to] ?? Place(file: "tincture.json"))
  }
}

extension ResolvedTokens {
  /// Whether the tokens of all themes, written in full, are larger than a number of bytes.
  fileprivate func isLarger(than most: Int) -> Bool {
    let lengths = set.paths.lengths()
    let sizes = values.map(\.size)
    let texts = set.declarations.indices.map(set.textSize)
    // Far below the limit, the largest of each is enough.
    let own = [lengths, sizes, texts].reduce(0) { $0 + ($1.max() ?? 0) }
    if !hasDeprecatedGroups, [own, lengths.count, themes.count].product <= most { return false }
    var size = 0
    forEach { path, theme in
      guard let value = valueIndex(path, in: theme),
        let declaration = declarationIndex(path, in: theme)
      else { return }
      var own = lengths[Int(path.index)] + sizes[value] + texts[declaration]
      if hasDeprecatedGroups, case .yes(let explanation?)? = deprecation(of: path, in: theme) {
        own += explanation.utf8.count
      }
      size += own * (themes.isShort ? themes.count / themes(of: path).count : 1)
    }
    return size > most
  }
}

extension TokenSet {
  /// The approximate size in bytes of a token's description, deprecation and extensions.
  fileprivate func textSize(of index: Int) -> Int {
    var size = 0
    func add(_ key: String) {
      if let value = declarations[index].token[key] { size += value.textSize }
    }
    if declarations[index].hasDescription { add("$description") }
    if declarations[index].hasDeprecation { add("$deprecated") }
    if declarations[index].hasExtensions { add("$extensions") }
    return size
  }
}

extension JSONValue {
  /// The approximate size in bytes of the value as JSON.
  fileprivate var textSize: Int {
    var size = 0
    var open = [self]
    while let value = open.popLast() {
      size += 8 + (value.bytes?.count ?? 0)
      if let items = value.array { open += items }
      guard let members = value.object else { continue }
      for (key, member) in members {
        size += 4 + key.count
        open.append(member)
      }
    }
    return size
  }
}

extension Audit {
  /// Whether the rows of all reports are larger than a number of bytes.
  fileprivate func isLarger(than most: Int) -> Bool {
    var size = 0
    for index in results.indices where size <= most {
      size += results[index].key.utf8.count + (results[index].because?.utf8.count ?? 0)
    }
    return size > most
  }
}
