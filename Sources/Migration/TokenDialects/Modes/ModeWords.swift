import ForeignValues

/// Words that name a context in real design systems.
private let modeWords: Set<String> = [
  "light", "dark", "dim", "dimmed", "day", "night", "black", "oled", "contrast", "highcontrast",
  "hc",
  "hcm", "colorblind", "tritanopia", "protanopia", "default", "desktop", "mobile", "tablet",
  "phone",
  "compact", "comfortable", "cozy", "dense", "ltr", "rtl", "ios", "android", "web", "small",
  "large",
  "wide", "narrow",
]

/// Words that name what is in every theme.
private let baseWords: Set<String> = [
  "base", "core", "global", "globals", "common", "shared", "foundation", "foundations", "primitive",
  "primitives", "palette", "reference", "ref",
]

/// Words for each kind of axis, to name it.
private let axisWords: [(name: String, words: Set<String>)] = [
  (
    "mode",
    ["light", "dark", "dim", "dimmed", "day", "night", "black", "oled", "contrast", "hc", "high"]
  ),
  ("size", ["small", "medium", "large", "x", "xs", "sm", "md", "lg", "xl", "xxl", "default"]),
  ("device", ["desktop", "mobile", "tablet", "phone", "watch", "tv"]),
  ("platform", ["ios", "android", "web", "macos", "windows"]),
  ("density", ["compact", "comfortable", "cozy", "dense", "spacious", "default"]),
  ("direction", ["ltr", "rtl"]),
]

/// The name of an axis with these contexts, by what their words have in common; nil if that says
/// nothing.
func axisName(of contexts: [String]) -> String? {
  let titles = contexts.map { $0.lowercasedWords + [$0.lowercased()] }
  return axisWords.first { axis in
    titles.contains { $0.contains { $0 != "default" && axis.words.contains($0) } }
      && titles.allSatisfy {
        $0 == ["default", "default"] || $0.contains(where: axis.words.contains)
      }
  }?.name
}

/// Whether a name has a word that design systems use for contexts.
func hasModeWord(_ name: String) -> Bool {
  name.lowercasedWords.contains(where: modeWords.contains)
}

/// Whether the last part of a name is a word for what is in every theme.
func isBaseName(_ name: String) -> Bool {
  name.lowercasedWords.last.map(baseWords.contains) ?? false
}
