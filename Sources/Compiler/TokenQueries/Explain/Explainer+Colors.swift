import TokenChecks
import TokenModel
import TokenThemes
import Writers

extension Question {
  /// The answer to a question about colors alone; nil if the question names a token, which needs a
  /// project.
  package var answer: Explanation? { colors { _ in nil }.map { Explanation(subject: .color($0)) } }

  /// The colors of the question; nil if a path has no color.
  fileprivate func colors(ofPaths value: (String) -> ColorExplanation.Paint?) -> ColorExplanation? {
    func paint(_ subject: Subject) -> ColorExplanation.Paint? {
      switch subject {
      case .color(let color): ColorExplanation.Paint(value: .color(color))
      case .path(let path): value(path)
      }
    }
    guard let color = paint(subject) else { return nil }
    var colors = ColorExplanation(color: color)
    if let background {
      colors.background = paint(background)
      if colors.background == nil { return nil }
    }
    if let backdrop {
      colors.backdrop = paint(backdrop)
      if colors.backdrop == nil { return nil }
    }
    return colors
  }

  /// What is not a color in it.
  var paths: [String] {
    [subject, background, backdrop].compactMap {
      if case .path(let path)? = $0 { path } else { nil }
    }
  }
}

extension Explainer {
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
    let named = Set(found.values.map(paths.string))
    let findings = analysis.findings.filter { $0.path.map(named.contains) ?? false }
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
    if let background = colors.background?.value, Layer(background)?.isOpaque == false,
      colors.backdrop == nil
    {
      let surface = project.auditSettings(in: tokens.themes.contexts(of: theme)).surface
      colors.backdrop = paint(surface.flatMap { paths.find($0.pathSegments) })
      if let value = colors.backdrop?.value, Layer(value) == nil { colors.backdrop = nil }
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
