/// The color sets of an asset catalog, and the tokens it leaves out.
struct CatalogPlan {
  /// The color sets, in natural order within each combination of contexts.
  private(set) var sets: [ColorSet] = []
  /// Gradients, and colors that some appearance lacks. They cannot be color sets.
  private(set) var leftOut: [LeftOut] = []
  /// The axes on which colors depend.
  let axes: AxisSet
  /// The number of color sets, if they are too many for the files.
  private(set) var excess: Int?

  /// One color in one combination.
  struct ColorSet {
    let path: PathID
    /// Its parent folders inside the catalog.
    let folders: [String]
    /// The name of its folder, without `.colorset`.
    let name: String
    let colors: [CatalogColor]
  }

  /// A token that is a color or a gradient in some theme, but not a color set.
  struct LeftOut: Hashable {
    let path: PathID
    let reason: String
  }

  init(_ selection: OutputTokens) {
    let tokens = selection.written
    let paths = tokens.set.paths.naturalOrder().filter { path in
      tokens.themes(of: path).contains { tokens.value(path, in: $0)?.isPaint ?? false }
    }
    axes =
      tokens.themes.isListed
      ? tokens.themes.varying : paths.reduce(AxisSet()) { $0.union(tokens.support(of: $1)) }
    guard tokens.themes.count(over: axes) <= themeLimit else { return }
    let folders = tokens.set.paths.allNames.map(\.catalogName)
    let combinations = Self.combinations(of: tokens, over: axes)
    let colors = paths.count { tokens.value($0, in: 0)?.type == .color }
    // Each is a file, which takes at least a block of the disk.
    guard combinations.count * colors * 4096 <= tokens.set.limit.bytes else {
      excess = combinations.count * colors
      return
    }
    for combination in combinations {
      for path in paths {
        let values = combination.themes.map { tokens.value(path, in: $0.theme) }
        guard values.contains(where: { $0?.isPaint ?? false }) else { continue }
        guard values.allSatisfy({ $0?.type == .color }) else {
          let hasGradient = values.contains { $0?.type == .gradient }
          let reason = hasGradient ? "a gradient" : "not a color in every appearance"
          leftOut.append(LeftOut(path: path, reason: reason))
          continue
        }
        let names = selection.segments(of: path) {
          folders[Int(tokens.set.paths.nameID(of: $0).index)]
        }
        sets.append(
          ColorSet(
            path: path, folders: combination.folders + names.dropLast(), name: names.last ?? "",
            colors: Self.colors(combination.themes.map(\.appearance), values: values)))
      }
    }
  }

  /// Groups of themes that differ only in the system appearance, with the folders of their color sets.
  private static func combinations(
    of tokens: ResolvedTokens, over axes: AxisSet
  ) -> [(folders: [String], themes: [(appearance: Appearance, theme: Int)])] {
    let themes = tokens.themes
    // The default value on every axis. A list of themes is over all axes, so it needs none.
    let base =
      themes.isEmpty || themes.isListed
      ? 0
      : themes.varying.axes.reduce(0) {
        themes.theme($0, with: themes.appearances[$1].base, on: $1) ?? $0
      }
    let all = themes.themes(over: axes).map { first in
      let theme = themes.theme(first, on: axes, otherwise: base)
      return (
        key: themes.combination(of: theme, over: axes),
        theme: (appearance: themes.appearance(of: theme), theme: theme)
      )
    }
    return all.grouped { $0.key }.map { ($0[0].key.map(\.catalogName), $0.map(\.theme)) }
  }

  /// The light color for any appearance, or the first theme's; then the colors that differ. If
  /// there is a color for dark and one for high contrast, there is one for both together.
  private static func colors(_ appearances: [Appearance], values: [TokenValue?]) -> [CatalogColor] {
    func color(_ isDark: Bool, _ hasHighContrast: Bool) -> ColorValue? {
      let index = appearances.firstIndex {
        $0.isDark == isDark && $0.hasHighContrast == hasHighContrast
      }
      guard let index, case .color(let color)? = values[index] else { return nil }
      return color
    }
    guard case .color(let first)? = values.first else { return [] }
    let any = color(false, false) ?? first
    let dark = color(true, false) ?? any
    let high = color(false, true) ?? any
    let both = color(true, true) ?? (high == any ? dark : dark == any ? high : dark)
    let hasDark = dark != any || both != high
    let hasHigh = high != any || both != dark
    let entries = [
      (false, false, any, true), (true, false, dark, hasDark), (false, true, high, hasHigh),
      (true, true, both, hasDark && hasHigh),
    ]
    return entries.compactMap { isDark, hasHighContrast, color, isNeeded in
      let appearance = Appearance(isDark: isDark, hasHighContrast: hasHighContrast)
      return isNeeded ? CatalogColor(appearance: appearance, color: color) : nil
    }
  }
}

extension String {
  /// A token's name as a file name that is valid on all file systems. Replaces unsafe characters with
  /// `_`, and adds `_` to names that would be hidden, cut or reserved for a device.
  ///
  /// Source: Microsoft, "Naming Files, Paths, and Namespaces", for the characters and the devices.
  var catalogName: String {
    let scalars = unicodeScalars.map { scalar -> String in
      let isUnsafe = isHidden(scalar) || "/\\:*?\"<>|".unicodeScalars.contains(scalar)
      return isUnsafe ? "_" : String(scalar)
    }
    var safe = scalars.joined()
    if safe.hasPrefix(".") || safe.hasPrefix(" ") || safe.isEmpty { safe = "_" + safe }
    if safe.hasSuffix(".") || safe.hasSuffix(" ") || isDevice(safe) { safe += "_" }
    return safe
  }
}

/// Whether Windows reserves the name for a device. It ignores everything after a dot.
private func isDevice(_ name: String) -> Bool {
  let stem = name.prefix { $0 != "." }.lowercased()
  if ["con", "prn", "aux", "nul"].contains(stem) { return true }
  return stem.count == 4 && (stem.hasPrefix("com") || stem.hasPrefix("lpt"))
    && stem.last.map { "0123456789¹²³".contains($0) } ?? false
}
