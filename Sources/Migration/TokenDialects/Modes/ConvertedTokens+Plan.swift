import TokenModel
import Writers

extension ConvertedTokens {
  /// How the sets are combined: those of every theme, and each modifier with its contexts, why they
  /// are alternatives, and which sets each merges.
  var plan: [String] {
    let always = order.compactMap { source -> String? in
      if case .set(let name) = source { name } else { nil }
    }
    let counts = Dictionary(
      sets.map { ($0.name, $0.root.paths.count) }, uniquingKeysWith: { first, _ in first })
    var lines: [String] = []
    if !always.isEmpty {
      let count = always.reduce(0) { $0 + (counts[$1] ?? 0) }
      lines.append("every theme: \(shortened(always)) (\(counted(count, noun: "token")))")
    }
    for modifier in modifiers {
      let contexts = modifier.contexts.map { context in
        let isDefault = context.name == modifier.defaultContext
        return "'" + printable(context.name) + "'" + (isDefault ? " (default)" : "") + " adds "
          + (context.sets.isEmpty ? "nothing" : shortened(context.sets))
      }
      lines.append(
        "modifier '\(printable(modifier.name))': \(contexts.joined(separator: "; "))"
          + (modifier.because.map { ", because \(printable($0))" } ?? ""))
    }
    let themes = modifiers.reduce(1.0) { $0 * Double($1.contexts.count) }
    let product =
      modifiers.count > 1
      ? " (\(modifiers.map { "\($0.contexts.count)" }.joined(separator: " × ")))" : ""
    lines.append(
      (themes == 1 ? "1 theme" : "\(plain(themes)) themes") + product)
    return lines + [modeAdvice].compactMap(\.self)
  }

  private func shortened(_ names: [String]) -> String {
    if names.count > 4 {
      return "\(names.count) sets, such as \(printable(names[names.count - 1]))"
    }
    return names.map(printable).joined(separator: ", ")
  }
}
