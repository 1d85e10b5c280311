import TokenChecks
import TokenJSON
import TokenModel
import TokenThemes

extension Explainer {
  /// Explains a token in the themes that differ for it or for its uses.
  func explain(_ path: PathID) -> ThemedValues<TokenExplanation.InTheme> {
    let usage = TokenUsage(of: path, in: analysis)
    let all = ThemedValues(over: usage.axes, in: tokens.themes) { theme in
      explain(path, in: theme, usage: usage)
    }
    let texts = Dictionary(uniqueKeysWithValues: all.items.map { ($0.theme, $0.value.json) })
    let axes = tokens.themes.support(over: usage.axes) { texts[$0] == texts[$1] }
    return ThemedValues(over: axes, in: tokens.themes) { theme in
      var explanation = explain(path, in: theme, usage: usage)
      let family = usage.family(in: theme)
      explanation.pairs = usage.pairs(family, in: theme, over: axes)
      return explanation
    }
  }

  /// Explains a token in one theme, without its pairs.
  private func explain(
    _ path: PathID, in theme: Int, usage: TokenUsage
  ) -> TokenExplanation.InTheme {
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
}
