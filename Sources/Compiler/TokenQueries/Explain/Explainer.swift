extension Analysis {
  /// Explains a token or colors. Works as far as possible in a project with errors.
  package func explain(_ question: Question, in project: Project) -> Explanation {
    let explainer = Explainer(self, project: project)
    let names = question.paths
    let question = question.readingNames { explainer.find($0) == nil }
    if var answer = question.answer {
      let tokens = explainer.knownPaths.filter { path in names.contains { path.hasSuffix("/" + $0) }
      }
      if !tokens.isEmpty {
        answer.note = "read as names of CSS; the project has " + tokens.quotedList()
      }
      return answer
    }
    if question.subjects.count == 1, case .path(let path) = question.subjects[0] {
      return explainer.explain(path)
    }
    return explainer.explain(question)
  }

  /// The path of the token or group that a text names, as `explain` reads it.
  package func path(named text: String, in project: Project) throws(QuestionFault) -> String {
    let explainer = Explainer(self, project: project)
    if let path = explainer.find(text) { return explainer.paths.string(path) }
    throw QuestionFault(message: explainer.absence(of: text).why)
  }
}

struct Explainer {
  let analysis: Analysis
  let project: Project
  private let used: UsedPaths
  var tokens: ResolvedTokens { analysis.tokens }
  var paths: PathTable { analysis.tokens.set.paths }

  fileprivate init(_ analysis: Analysis, project: Project) {
    (self.analysis, self.project) = (analysis, project)
    used = UsedPaths(analysis.tokens)
  }

  func explain(_ text: String) -> Explanation {
    guard let path = find(text) else { return unknown(text) }
    let name = paths.string(path)
    let findings = analysis.findings.filter { $0.rule == .limitExceeded || $0.path == name }
    if isDeclared(path) {
      let token = TokenExplanation(path: name, themes: explain(path))
      return Explanation(subject: .token(token), findings: findings)
    }
    return Explanation(subject: .group(group(path)), findings: findings)
  }

  /// The token or group that a text names: as a path, an alias, a pointer, or with dots as in
  /// Swift.
  func find(_ text: String) -> PathID? {
    var readings = [text.pathSegments]
    if text.hasSuffix("/") { readings.append(String(text.dropLast()).pathSegments) }
    if text.hasPrefix("/") { readings.append(String(text.dropFirst()).pathSegments) }
    readings += [text.aliasNames, text.pointerNames].compactMap { $0 }
    readings.append("{\(text)}".aliasNames ?? [])
    return readings.lazy.compactMap { names in names.isEmpty ? nil : paths.find(names) }
      .first(where: used.contains)
  }

  func isDeclared(_ path: PathID) -> Bool { tokens.firstTheme(declaring: path) != nil }

  private func group(_ path: PathID) -> GroupExplanation {
    let members = paths.naturalOrder().filter { paths.isAncestor(path, of: $0) && isDeclared($0) }
    return GroupExplanation(
      path: paths.string(path),
      tokens: members.map { member in
        GroupExplanation.Member(path: paths.string(member), values: tokens.themedValues(of: member))
      })
  }

  /// The tokens and groups, in natural order.
  fileprivate var knownPaths: [String] {
    paths.naturalOrder().filter(used.contains).map(paths.string)
  }

  /// That nothing has a name, and what may be meant, if there is anything.
  fileprivate func absence(of text: String) -> (why: String, meant: String) {
    let names =
      text.utf8.contains(UInt8(ascii: "/")) ? nil : text.aliasNames ?? "{\(text)}".aliasNames
    let meant = suggestion(for: names.map(\.tokenPath) ?? text, among: knownPaths)
    return ("there is no token or group '\(text)'" + meant, meant)
  }

  /// The answer for an unknown name, with errors that may explain it.
  func unknown(_ text: String) -> Explanation {
    var (why, meant) = absence(of: text)
    if meant.isEmpty, case .color = ColorText("#" + text).reading {
      why += "; a color is '#\(text)'"
    } else if let word = text.split(separator: " ").first, word.count < text.count,
      let space = String(word).nearest(among: ColorSpace.allCases.map(\.rawValue))
    {
      why += "; did you mean the color space '\(space)'?"
    } else if meant.isEmpty, !text.contains("/"), !text.contains(".") {
      why += "; a color is written '#6075C1' or 'oklch 0.7 0.1 150'"
    }
    return Explanation(
      subject: .nothing(why: why),
      findings: analysis.findings.filter {
        $0.rule == .limitExceeded || $0.path == nil && $0.severity == .error
      })
  }

  /// The paths that end with these names, or that have them in this order; else the nearest path, end
  /// of a path, or rule.
  private func suggestion(for text: String, among known: [String]) -> String {
    let names = text.parts(at: "/")
    let text = names.joined(separator: "/")
    var meant = known.filter { $0.hasSuffix("/" + text) }
    if meant.isEmpty, names.count > 1 {
      meant = known.filter { path in
        var rest = names[...]
        let parts = path.parts(at: "/")
        for part in parts where part == rest.first { rest = rest.dropFirst() }
        return rest.isEmpty && parts.last == names.last
      }
    }
    if meant.count > 5 {
      return "; \(meant.count) paths have these names: " + meant.map { "'\($0)'" }.shortList()
    }
    if !meant.isEmpty { return "; did you mean \(meant.quotedList(conjunction: "or"))?" }
    if let near = text.nearest(among: known + Rule.allCases.map(\.rawValue)) {
      return near.didYouMean
    }
    let ends = known.map { $0.parts(at: "/").suffix(names.count).joined(separator: "/") }
    return text.nearest(among: ends).flatMap(ends.firstIndex).map { known[$0] }.didYouMean
  }

  /// Explains a token in the themes that differ for it or for its uses.
  func explain(_ path: PathID) -> ThemedValues<TokenExplanation.InTheme> {
    let usage = TokenUsage(of: path, in: analysis)
    let all = ThemedValues(over: usage.axes, in: tokens.themes) { theme in
      explain(path, in: theme, usage: usage)
    }
    let texts = Dictionary(uniqueKeysWithValues: all.items.map { ($0.theme, $0.value.json) })
    let axes = tokens.themes.support(over: usage.axes) { texts[$0] == texts[$1] }
    let pairs = usage.pairs(over: axes)
    return ThemedValues(over: axes, in: tokens.themes) { theme in
      var explanation = explain(path, in: theme, usage: usage)
      let family = usage.family(in: theme)
      explanation.pairs = pairs[theme, default: []].compactMap {
        TokenExplanation.PairUse($0, of: family, among: tokens)
      }
      return explanation
    }
  }

  /// Explains a token in one theme, without its pairs.
  private func explain(_ path: PathID, in theme: Int, usage: TokenUsage) -> TokenExplanation.InTheme
  {
    var explanation = TokenExplanation.InTheme(
      value: tokens.value(path, in: theme), hops: tokens.hops(from: path, in: theme),
      users: usage.users(usage.family(in: theme), in: theme), pairs: [])
    explanation.deprecation = tokens.deprecation(of: path, in: theme)
    guard let declaration = tokens.declaration(path, in: theme) else { return explanation }
    let steps = tokens.set.steps(to: declaration, inner: [.key(declaration.key)])
    explanation.written = tokens.set.document(of: declaration).spelling(steps)
    explanation.description = declaration.token["$description"]?.string
    return explanation
  }

  /// Explains colors of which some are tokens, in each theme that has them. A translucent
  /// background without a backdrop is on the audit's surface.
  func explain(_ question: Question) -> Explanation {
    var found: [String: PathID] = [:]
    for text in question.paths {
      guard let path = find(text) else { return unknown(text) }
      if let why = refusal(of: path) { return Explanation(subject: .nothing(why: why)) }
      found[text] = path
    }
    let axes = found.values.reduce(project.surfaceAxes(in: tokens)) {
      $0.union(tokens.axes(of: $1))
    }
    let themes = ThemedValues(over: axes, in: tokens.themes) { theme in
      colors(of: question, found: found, in: theme)
    }
    let named = Set(found.values.map { paths.string($0) as String? })
    let findings = analysis.findings.filter { $0.rule == .limitExceeded || named.contains($0.path) }
    guard !themes.items.isEmpty else {
      let why = "no theme has a readable value for \(question.paths.quotedList())"
      return Explanation(subject: .nothing(why: why), findings: findings)
    }
    return Explanation(subject: .colors(themes), findings: findings)
  }

  private func colors(
    of question: Question, found: [String: PathID], in theme: Int
  ) -> ColorExplanation? {
    func paint(_ path: PathID?) -> ColorExplanation.Paint? {
      path.flatMap { path in
        tokens.value(path, in: theme).map {
          ColorExplanation.Paint(value: $0, path: paths.string(path))
        }
      }
    }
    guard var colors = question.colors(ofPaths: { paint(found[$0]) }) else { return nil }
    if colors.paints.count == 2, Layer(colors.paints[1].value)?.isOpaque == false {
      let surface = project.auditSettings(in: tokens.themes.contexts(of: theme)).surface
      let backdrop = paint(surface.flatMap { paths.find($0.pathSegments) })
      if let backdrop, Layer(backdrop.value) != nil { colors.paints.append(backdrop) }
    }
    return colors
  }

  /// Why a path has no contrast; nil if it has.
  private func refusal(of path: PathID) -> String? {
    let name = paths.string(path)
    guard isDeclared(path) else { return "'\(name)' is a group; name one of its tokens" }
    let types = tokens.themes(of: path).compactMap { tokens.value(path, in: $0)?.type }
    return types.first { !RoleType.paint.accepts($0) }.map {
      "'\(name)' is a \($0.rawValue); only colors and gradients have contrast"
    }
  }
}

extension ResolvedTokens {
  /// The value of a token in the themes that declare it; nil where it cannot be read.
  func themedValues(of path: PathID) -> ThemedValues<TokenValue?> {
    ThemedValues(over: axes(of: path), in: themes) { theme in
      isDeclared(path, in: theme) ? .some(value(path, in: theme)) : .none
    }
  }
}

extension Question {
  /// The answer to a question about colors alone; nil if it names a token, which needs a project.
  package var answer: Explanation? { colors { _ in nil }.map { Explanation(subject: .color($0)) } }

  /// The colors of the question; nil if a path has no color.
  fileprivate func colors(ofPaths value: (String) -> ColorExplanation.Paint?) -> ColorExplanation? {
    let paints = subjects.compactMap { subject in
      switch subject {
      case .color(let color): ColorExplanation.Paint(value: .color(color))
      case .path(let path): value(path)
      }
    }
    return paints.count < subjects.count ? nil : ColorExplanation(paints: paints)
  }

  /// What is not a color in it.
  var paths: [String] { subjects.compactMap { if case .path(let path) = $0 { path } else { nil } } }
}
