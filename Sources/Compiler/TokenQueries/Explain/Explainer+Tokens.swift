import ColorMath
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
    let shared = usage.hasShortPairs ? sharedColors(over: axes) : []
    return ThemedValues(over: axes, in: tokens.themes) { theme in
      var explanation = explain(path, in: theme, usage: usage)
      let family = usage.family(in: theme)
      explanation.pairs = usage.pairs(family, in: theme, over: axes)
      explanation.nearestToken = nearestToken(
        to: explanation.value, for: explanation.pairs,
        among: shared.filter { !family.contains($0) }, in: theme)
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

  /// The existing token with the nearest color with which all pairs pass; nil when all pass
  /// already, and for values that are not solid, opaque colors.
  private func nearestToken(
    to value: TokenValue?, for pairs: [TokenExplanation.PairUse], among paths: [PathID],
    in theme: Int
  ) -> TokenExplanation.NearestToken? {
    guard let color = value?.opaqueColor, pairs.contains(where: { $0.result.isShort }) else {
      return nil
    }
    let worst = pairs.filter { $0.result.isShort }.min { $0.shortfall > $1.shortfall }
    let parts = (worst?.parts ?? []).joined(separator: " and ")
    let advised = pairs.lazy.compactMap(\.advice).first?.path
    let candidates = candidates(among: paths, in: theme)
      .map { (path: $0.path, value: $0.color, distance: $0.color.rgb8.deltaEOK(to: color.rgb8)) }
      .sorted { $0.distance < $1.distance }
    // What the audit advises keeps to the palette of the token.
    let first = candidates.filter { self.paths.string($0.path) == advised }
    for candidate in first + candidates {
      let value = TokenValue.color(candidate.value)
      guard pairs.allSatisfy({ $0.isSatisfied(with: value) }), let worst,
        let ratio = worst.ratio(with: value)
      else { continue }
      return TokenExplanation.NearestToken(
        path: self.paths.string(candidate.path), value: candidate.value.text, part: parts,
        ratio: ratio, distance: candidate.distance)
    }
    return nil
  }

  /// The colors that are the same in all themes with the same values on some axes.
  private func sharedColors(over axes: AxisSet) -> [PathID] {
    paths.naturalOrder().filter { path in
      let isColor = tokens.themes(of: path).contains { tokens.value(path, in: $0)?.type == .color }
      return isColor && tokens.support(of: path).isSubset(of: axes)
    }
  }

  /// The theme's solid, opaque colors without duplicates, preferring tokens that are not aliases.
  private func candidates(
    among paths: [PathID], in theme: Int
  ) -> [(path: PathID, color: ColorValue)] {
    let order = paths.filter { !tokens.isDeprecated($0, in: theme) }
    let own = order.filter { tokens.alias(of: $0, in: theme) == nil }
    let others = order.filter { tokens.alias(of: $0, in: theme) != nil }
    var seen: Set<ColorValue> = []
    return (own + others).compactMap { path in
      guard let color = tokens.value(path, in: theme)?.opaqueColor, seen.insert(color).inserted
      else { return nil }
      return (path, color)
    }
  }
}

extension TokenValue {
  /// The color, if the value is a solid, opaque one.
  var opaqueColor: ColorValue? {
    guard case .color(let color) = self, color.alpha >= 1 else { return nil }
    return color
  }
}

extension TokenExplanation.PairUse {
  /// The factor between the required and the actual ratio.
  fileprivate var shortfall: Double { (result.required ?? 1) / (result.ratio ?? 1) }

  /// What the audit advises for this side.
  fileprivate var advice: ContrastCause.Replacement? {
    result.replacement.flatMap { replacement in
      switch replacement.side {
      case .foreground?: isForeground ? replacement : nil
      case .background?: layers.contains(0) ? replacement : nil
      case nil: nil
      }
    }
  }

  /// Whether the pair passes with another value for the token, and the lighter side stays lighter; false
  /// if it cannot be measured.
  fileprivate func isSatisfied(with value: TokenValue) -> Bool {
    guard let required = result.required else { return true }
    guard let placement = result.placement, ratio(with: value).map({ $0 >= required }) ?? false
    else { return false }
    let use = ColorChange.Use(
      phrase: "", placement: placement, required: required, movesForeground: isForeground,
      movedLayers: layers)
    return isSurface || use.accepts(value)
  }

  fileprivate func ratio(with value: TokenValue) -> Double? {
    guard var placement = result.placement else { return nil }
    if isForeground { placement.foreground.value = value }
    for index in layers { placement.background[index].value = value }
    if isSurface { placement.surface = value }
    return placement.measured()?.ratio
  }
}
