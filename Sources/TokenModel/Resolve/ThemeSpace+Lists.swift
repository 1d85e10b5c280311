/// The limit of themes that an output lists one by one.
package let themeLimit = 1024

/// Lists of themes for reports.
extension ThemeSpace {
  /// Whether the themes are few enough to list one by one.
  package var isShort: Bool { count <= themeLimit }

  /// The themes to list for something that depends on some axes: all of them, or when they are too
  /// many, the first theme of each combination.
  package func list(over axes: AxisSet) -> [Int] { isShort ? Array(indices) : themes(over: axes) }

  /// The contexts of a theme in such a list: all, or only those on the axes.
  package func contexts(of theme: Int, inListOver axes: AxisSet) -> Variant {
    let contexts = contexts(of: theme)
    guard !isShort else { return contexts }
    return Variant(entries: axes.intersection(varying).axes.map { contexts.entries[$0] })
  }

  /// The theme with some contexts, and with the first ones on other axes; nil if there is none.
  package func theme(with contexts: Variant) -> Int? {
    var values: [Int: Int] = [:]
    for (index, axis) in axes.enumerated() {
      guard let name = contexts[axis.name] else { continue }
      guard let value = axis.values.firstIndex(of: name) else { return nil }
      values[index] = value
    }
    if isListed {
      return indices.first { theme in
        values.allSatisfy { value(of: $0.key, in: theme) == $0.value }
      }
    }
    return values.reduce(isEmpty ? nil : 0) { theme, entry in
      theme.flatMap { self.theme($0, with: entry.value, on: entry.key) }
    }
  }
}
