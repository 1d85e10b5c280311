/// The limit of themes that an output lists one by one.
package let themeLimit = 1024

/// Lists of themes for reports.
extension ThemeSpace {
  /// Whether the themes are few enough to list one by one.
  package var isShort: Bool { count <= themeLimit }

  /// The theme with some contexts. On other axes it has the resolver's defaults, or else the first
  /// contexts that `inputs` lists with them. Nil if there is no such theme.
  package func theme(with contexts: Variant) -> Int? {
    var values: [Int?] = []
    for axis in axes {
      guard let name = contexts[axis.name] else {
        values.append(nil)
        continue
      }
      guard let value = axis.values.firstIndex(of: name) else { return nil }
      values.append(value)
    }
    guard isListed else {
      guard !isEmpty else { return nil }
      return axes.indices.reduce(0) { theme, axis in
        theme + (values[axis] ?? defaults[axis] ?? 0) * strides[axis]
      }
    }
    var found = indices.filter { theme in
      values.indices.allSatisfy { values[$0] == nil || values[$0] == value(of: $0, in: theme) }
    }
    for axis in axes.indices where values[axis] == nil {
      let usual = found.filter { value(of: axis, in: $0) == defaults[axis] }
      if !usual.isEmpty { found = usual }
    }
    return found.first
  }
}
