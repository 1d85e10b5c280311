/// Finds what an asset catalog cannot name or contain: folders that collide or are too many, and
/// tokens that are left out.
struct CatalogCheck {
  let input: OutputFormat.CheckInput
  let plan: CatalogPlan
  var claims: NameClaims

  init(_ input: OutputFormat.CheckInput) {
    self.input = input
    plan = CatalogPlan(input.tokens)
    claims = NameClaims(input)
    checkFolders()
    checkNames()
    checkCombinations()
    checkLeftOut()
  }

  /// Reports colors that depend on too many axes for a folder for each combination.
  private mutating func checkCombinations() {
    let themes = input.tokens.all.themes
    let count = themes.count(over: plan.axes)
    if let sets = plan.excess {
      claims.findings.add(
        .limitExceeded,
        message:
          "\(sets) color sets are too many for files of this size; let colors depend on fewer "
          + "modifiers, or leave some out with 'exclude'", at: input.place)
    }
    guard count > themeLimit else { return }
    let axes = plan.axes.axes
    let names =
      axes.count > 4
      ? "\(axes.count) modifiers" : axes.map { printable(themes.axes[$0].name) }.quotedList()
    claims.findings.add(
      .limitExceeded,
      message:
        "the colors depend on \(count) combinations of \(names), more than the \(themeLimit) of an "
        + "asset catalog; let colors depend on fewer axes", at: input.place)
  }

  /// Reports contexts of one modifier that would be the same folder.
  private mutating func checkFolders() {
    let themes = input.tokens.all.themes
    for index in plan.axes.axes {
      let (modifier, appearances) = (themes.axes[index], themes.appearances[index])
      var known: [String: String] = [:]
      for value in appearances.values where appearances.chosen[value] == nil {
        let context = modifier.values[value]
        let folder = context.catalogName
        guard let other = known.updateValue(context, forKey: folder.lowercased()),
          context.lowercased() != other.lowercased()  // reported by the resolver
        else { continue }
        let resolver = input.parsed.resolver
        let steps = resolver?.modifiers.first { $0.name == modifier.name }?.steps
        claims.findings.add(
          .nameCollision,
          message: "the contexts '\(printable(other))' and '\(printable(context))' of "
            + "'\(printable(modifier.name))' would both be the folder '\(printable(folder))' in the "
            + "asset catalog; rename one of them",
          at: steps.flatMap { resolver?.document.keyPlace($0) } ?? input.place)
      }
    }
  }

  /// Some file systems ignore differences of case or normalization in names.
  private mutating func checkNames() {
    for set in plan.sets {
      var group: PathID? = set.path
      var names = set.folders + [set.name + ".colorset"]
      while let path = group, path != .root, !names.isEmpty {
        let file = names.joined(separator: "/")
        claims.claim(
          file.lowercased(), for: path, phrase: "'\(printable(file))' in the asset catalog")
        group = input.tokens.written.set.paths.parent(of: path)
        names.removeLast()
      }
    }
  }

  /// Reports each catalog once, with every token that it leaves out.
  private mutating func checkLeftOut() {
    let tokens = input.tokens.all
    guard !plan.leftOut.isEmpty else { return }
    var places = NamePlaces(tokens.set)
    let notes = plan.leftOut.uniqued.map { token in
      Diagnostic.Related(
        "'\(printable(tokens.set.paths.string(token.path)))' is \(token.reason)",
        at: places[token.path])
    }
    let what = notes.count == 1 ? "a token is" : "\(notes.count) tokens are"
    claims.findings.add(
      .omittedToken,
      message:
        "\(what) left out of '\(printable(input.output.to))': a color set needs a color for each appearance",
      at: input.place, related: notes)
  }
}
