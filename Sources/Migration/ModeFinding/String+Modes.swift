/// Words that name a context in real design systems.
private let modeWords = lightWords.union([
  "contrast", "highcontrast", "hc", "hcm", "colorblind", "tritanopia", "protanopia", "default",
  "desktop", "mobile", "tablet", "phone", "compact", "comfortable", "comfy", "cozy", "dense", "ltr",
  "rtl", "small", "large", "wide", "narrow",
]).union(platformWords)

/// Words that name what is in every theme.
private let baseWords: Set<String> = [
  "base", "core", "global", "globals", "common", "shared", "foundation", "foundations", "primitive",
  "primitives", "palette", "reference", "ref",
]

/// Words for each kind of axis, to name it.
private let axisWords: [(name: String, words: Set<String>)] = [
  ("mode", lightWords.union(["contrast", "hc", "high"])),
  ("size", ["small", "medium", "large", "x", "xs", "sm", "md", "lg", "xl", "xxl", "default"]),
  ("device", ["desktop", "mobile", "tablet", "phone", "watch", "tv"]),
  ("platform", platformWords.union(["windows"])),
  ("density", ["compact", "comfortable", "comfy", "cozy", "dense", "spacious", "default"]),
  ("direction", ["ltr", "rtl"]),
]

/// Words for how light a mode is.
private let lightWords: Set<String> = [
  "light", "dark", "dim", "dimmed", "day", "night", "black", "oled",
]

/// Words for platforms.
private let platformWords: Set<String> = [
  "ios", "macos", "tvos", "visionos", "watchos", "android", "web",
]

extension String {
  /// Whether a name says how light a mode is.
  package var isLightOrDark: Bool { lowercasedWords.contains(where: lightWords.contains) }

  /// Whether a word is about contrast.
  package var isContrast: Bool {
    ["high", "more", "contrast", "highcontrast", "hc", "hcm"].contains(self)
  }

  /// Whether a name has a word that design systems use for contexts.
  package var hasModeWord: Bool { lowercasedWords.contains(where: modeWords.contains) }

  /// Whether the last part of a name is a word for what is in every theme.
  package var isBaseName: Bool { lowercasedWords.last.map(baseWords.contains) ?? false }

  /// The collection in the name of a file of one of its modes, `Collection.Mode`; nil for other names.
  var collection: Substring? {
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && !parts[1].isEmpty ? parts[0] : nil
  }

  /// Whether a pattern of `--mode` or `--base` names a set: by its path, or by the folder it is in. A
  /// pattern without a slash matches in every folder.
  package func namesSet(_ name: String) -> Bool {
    let end = [".tokens.json", ".json", ".tokens"].first(where: hasSuffix) ?? ""
    let parts = utf8.dropLast(end.utf8.count).split(separator: UInt8(ascii: "/"))
    let names = name.utf8.split(separator: UInt8(ascii: "/"))
    guard PathGlob.isPattern(self) else {
      return parts.count == 1
        ? names.contains { $0.elementsEqual(parts[0]) }
        : names.starts(with: parts) { $0.elementsEqual($1) }
    }
    let texts = parts.map { String(decoding: $0, as: UTF8.self) }
    return PathGlob((texts.count > 1 ? [] : ["**"]) + texts + ["**"])
      .matches(names.map { String(decoding: $0, as: UTF8.self) })
  }
}

extension [String] {
  /// The name of an axis with these contexts, by what their words have in common; nil for nothing.
  package var axisName: String? {
    let titles = map { $0.lowercasedWords + [$0.lowercased()] }
    return axisWords.first { axis in
      titles.contains { $0.contains { $0 != "default" && axis.words.contains($0) } }
        && titles.allSatisfy {
          $0 == ["default", "default"] || $0.contains(where: axis.words.contains)
        }
    }?.name
  }

  /// The shared name of files, and a name for each: `color.light` and `color.dark` are `light` and `dark`.
  package var contextNames: (name: String, contexts: [String]) {
    let words = map(\.words)
    // A mode keeps the words of its collection, as in `Contrast.High Contrast`.
    let isCollection = Set(map(\.collection)).count == 1 && first?.collection != nil
    let titles = isCollection ? map { String($0.drop { $0 != "." }).words } : words
    // `acme-dark` and `zen-dark` stay dark.
    let shared = titles.map { Set($0) }.common.filter { !$0.isLightOrDark }
    var contexts = titles.map { words in
      let own = words.filter { !shared.contains($0) }.uniqued
      return own.isEmpty ? "default" : own.joined(separator: "-")
    }
    if Set(contexts).count < contexts.count { contexts = self }
    let name = words.first?.last(where: words.map { Set($0) }.common.contains)
    return (name ?? (contexts.contains(where: \.hasModeWord) ? "mode" : "theme"), contexts)
  }

  /// The index of the context whose name marks it as the default.
  package var defaultContextIndex: Int? {
    ["light", "default", "base"].lazy
      .compactMap { word in firstIndex { $0.lowercased() == word } }.first
  }

  /// The index of the context that is probably the default: the one whose name marks it, else the first
  /// by day or in the light without more contrast.
  package var likelyDefaultIndex: Int? {
    defaultContextIndex
      ?? firstIndex { name in
        let words = Set(name.lowercasedWords)
        return !words.isDisjoint(with: ["light", "day", "default", "base"])
          && words.isDisjoint(with: ["dark", "night", "contrast", "highcontrast", "hc", "hcm"])
      }
  }
}

extension String {
  /// The folders around a path, the nearest first, at most eight.
  package var folders: [String] {
    sequence(first: folderPath) { $0.folderPath }.prefix(8).prefix { !$0.isEmpty }
  }
}

extension Array where Element: SetAlgebra {
  /// What all sets have.
  package var common: Element { dropFirst().reduce(first ?? []) { $0.intersection($1) } }

  /// What the sets with some indices have.
  package func union(of indices: some Sequence<Int>) -> Element {
    indices.reduce(into: []) { $0.formUnion(self[$1]) }
  }
}

extension Array {
  /// The elements in lists. Those that are linked, directly or by others, are in one.
  package func components(linked areLinked: (Element, Element) -> Bool) -> [[Element]] {
    reduce(into: []) { lists, own in
      let near = lists.indices.filter { lists[$0].contains { areLinked($0, own) } }
      let joined = near.flatMap { lists[$0] } + [own]
      for index in near.reversed() { lists.remove(at: index) }
      lists.insert(joined, at: near.first ?? lists.count)
    }
  }

  /// Groups of sets that declare mostly the same tokens, by index. Every set is in one group.
  package func variantGroups<Path>() -> [[Int]] where Element == Set<Path> {
    // The groups whose first set has a token.
    var homes: [Path: [Int]] = [:]
    return indices.reduce(into: []) { groups, index in
      var counts: [Int: Int] = [:]
      for path in self[index] {
        for group in homes[path, default: []].prefix(sharingSetLimit) {
          counts[group, default: 0] += 1
        }
      }
      let known = counts.keys.sorted().first { group in
        counts[group, default: 0] * 2 > Swift.min(self[index].count, self[groups[group][0]].count)
      }
      if known == nil {
        for path in self[index] { homes[path, default: []].append(groups.count) }
        groups.append([])
      }
      groups[known ?? groups.count - 1].append(index)
    }
  }
}

extension PathGlob {
  /// A pattern with slashes. `*` matches a name or a part of one, `**` any number of names.
  package init(path: String) { self.init(path.split(separator: "/").map(String.init)) }
}
