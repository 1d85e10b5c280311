import TokenTesting

@testable import SwiftOutput
@testable import TokenOutputs

/// The theme that style sheets of random projects show: with every value of every attribute, without
/// attributes, in every setting of the system, and in elements inside others.
@Suite struct RandomCSSTests {
  @Test func `every element shows one theme, the one that Swift has instead of a missing one`() {
    var (missing, replaced) = (0, 0)
    for seed in 0..<150 {
      var random = SplitMix(seed: UInt64(seed))
      let page = SheetPage(random.sheetProject())
      for element in page.elements(isRoot: true) {
        let shown = page.reader.properties(of: element)
        let theme = page.theme(of: element)
        if theme == nil { missing += 1 }
        if page.isReplaced(element) { replaced += 1 }
        let isRight = theme.map { page.values[$0] == shown } ?? page.values.contains { $0 == shown }
        #expect(
          isRight,
          "seed \(seed), \(element), \(theme.map { page.tokens.themes.contexts(of: $0) }.debugDescription)\n\(page.sheet)"
        )
        if !isRight { return }
      }
    }
    #expect(missing > 100 && replaced > 1000)
  }

  @Test func `an element inside another one resets what its attributes change`() {
    for seed in 0..<150 {
      var random = SplitMix(seed: UInt64(seed))
      let page = SheetPage(random.sheetProject())
      let (outer, inner) = (page.elements(isRoot: true), page.elements(isRoot: false))
      for _ in 0..<200 {
        let root = random.pick(outer)
        var element = random.pick(inner)
        (element.isDark, element.hasHighContrast) = (root.isDark, root.hasHighContrast)
        guard let theme = page.theme(of: element) else { continue }
        let around = page.reader.properties(of: root)
        let shown = page.reader.properties(of: element, in: around)
        for (name, axes) in page.axes {
          let isChosen = axes.contains { element.attributes[page.attributes[$0]] != nil }
          let wanted = isChosen ? page.values[theme][name] : around[name]
          #expect(
            shown[name] == wanted, "seed \(seed), \(name), \(element) in \(root)\n\(page.sheet)")
          if shown[name] != wanted { return }
        }
      }
    }
  }
}

/// A style sheet with the themes of its project.
private struct SheetPage {
  let tokens: ResolvedTokens
  let sheet: String
  let reader: CSSReader
  /// The attribute of each axis.
  let attributes: [String]
  /// The properties of each theme.
  let values: [[String: String]]
  /// For each property, the axes that change it.
  private(set) var axes: [String: [Int]] = [:]

  init(_ files: [String: String]) {
    tokens = analyze(sources(files)).0.tokens
    var sheet = CSSSheet(OutputTokens(tokens))
    sheet.write()
    self.sheet = String(decoding: sheet.out.bytes, as: UTF8.self)
    reader = CSSReader(self.sheet)
    attributes = zip(tokens.themes.axes, tokens.themes.appearances).map { axis, appearances in
      let hasDark = appearances.followsSystem && appearances.hasDark
      return hasDark ? "data-theme" : "data-" + axis.name
    }
    let tokens = tokens
    let paths = tokens.set.paths.naturalOrder().filter { tokens.hasValue($0) }
    values = tokens.themes.indices.map { theme in
      var found: [String: String] = [:]
      for path in paths {
        guard let value = tokens.value(path, in: theme) else { continue }
        found["--" + tokens.set.paths.string(path)] = value.cssProperties[0].value
      }
      return found
    }
    for path in paths {
      let name = "--" + tokens.set.paths.string(path)
      axes[name] = changing(name)
    }
  }

  /// Elements with every combination of attributes, in every setting of the system.
  func elements(isRoot: Bool) -> [CSSReader.Element] {
    var elements = [false, true].flatMap { isDark in
      [false, true].map { CSSReader.Element(isRoot: isRoot, isDark: isDark, hasHighContrast: $0) }
    }
    for (axis, attribute) in attributes.enumerated() {
      let values = tokens.themes.values(of: axis)
      guard values.count > 1 else { continue }
      elements += elements.flatMap { element in
        values.map { value in
          var element = element
          element.attributes[attribute] = tokens.themes.axes[axis].values[value]
          return element
        }
      }
    }
    return elements
  }

  /// Whether no theme is listed with the attributes of an element and else the system's settings.
  func isReplaced(_ element: CSSReader.Element) -> Bool { exact(wanted(by: element)) == nil }

  /// The theme with the attributes of an element and else the system's settings, as Swift finds it;
  /// nil if no theme has the chosen values.
  func theme(of element: CSSReader.Element) -> Int? {
    let themes = tokens.themes
    let values = wanted(by: element)
    if let exact = exact(values) { return exact }
    let following = values.indices.filter { themes.appearances[$0].followsSystem }
    var appearance = Appearance(isDark: element.isDark, hasHighContrast: element.hasHighContrast)
    if following.contains(where: { element.attributes[attributes[$0]] != nil }) {
      let shown = following.map { themes.appearances[$0].appearances[values[$0]] }
      // The app chose a context for no appearance.
      if shown.contains(nil) { return nil }
      appearance = Appearance(
        isDark: shown.contains { $0?.isDark == true },
        hasHighContrast: shown.contains { $0?.hasHighContrast == true })
    }
    let swift = SwiftTheme(themes, members: [])
    let row = swift.listed?.theme(for: swift.choices.map { values[$0.index] }, in: appearance)
    return row.flatMap { row in
      themes.indices.first { theme in
        zip(swift.axes, row).allSatisfy { themes.value(of: $0.index, in: theme) == $1 }
      }
    }
  }

  private func wanted(by element: CSSReader.Element) -> [Int] {
    let appearance = Appearance(isDark: element.isDark, hasHighContrast: element.hasHighContrast)
    return zip(attributes, tokens.themes.appearances).enumerated().map { axis, pair in
      element.attributes[pair.0].flatMap { tokens.themes.axes[axis].values.firstIndex(of: $0) }
        ?? (pair.1.followsSystem ? pair.1.value(in: appearance) : pair.1.base)
    }
  }

  private func exact(_ values: [Int]) -> Int? {
    tokens.themes.indices.first { theme in
      values.indices.allSatisfy { tokens.themes.value(of: $0, in: theme) == values[$0] }
    }
  }

  /// The axes on which two shown themes with different values of a property differ alone.
  private func changing(_ name: String) -> [Int] {
    let shown = CSSThemes(tokens.themes)
    return tokens.themes.varying.axes.filter { axis in
      shown.combinations(over: tokens.themes.varying.axes).contains { values in
        var base = values
        base[axis] = shown.base[axis]
        return self.values[shown[values]][name] != self.values[shown[base]][name]
      }
    }
  }
}

extension SplitMix {
  /// The files of a project with some of brands, densities, modes and contrasts, of which `inputs`
  /// may list only some.
  fileprivate mutating func sheetProject() -> [String: String] {
    let modes = [
      ["light", "dark"], ["dark", "light"], ["light", "dark", "dim"],
      ["light", "dark", "light-hc", "dark-hc"], ["dark-hc", "light"],
    ]
    var axes: [(name: String, contexts: [String], start: String?)] = [
      ("brand", ["acme", "zen", "bolt"], chance(40) ? "acme" : nil),
      ("density", ["loose", "tight"], chance(30) ? "tight" : nil), ("mode", pick(modes), nil),
      ("contrast", chance(50) ? ["standard", "high"] : ["high", "standard"], nil),
    ]
    axes.remove(at: below(4))
    if chance(50) { axes.swapAt(0, axes.count - 1) }
    var modifiers: [String] = []
    for axis in axes {
      let contexts = axis.contexts.map { context in
        chance(25) ? #""\#(context)": []"# : #""\#(context)": [{ \#(sheetTokens(isBase: false)) }]"#
      }
      let start = axis.start.map { #""default": "\#($0)", "# } ?? ""
      modifiers.append(
        #""\#(axis.name)": { \#(start)"contexts": { \#(contexts.joined(separator: ", ")) } }"#)
    }
    let order = axes.map { ##"{ "$ref": "#/modifiers/\##($0.name)" }"## }
    return [
      "tincture.json": """
      { "resolver": "a.resolver.json", \(sheetInputs(axes.map { ($0.name, $0.contexts) }))
        "rules": "lenient", "outputs": [{ "format": "css", "to": "a.css" }] }
      """,
      "a.resolver.json": """
      { "version": "2025.10",
        "sets": { "base": { "sources": [{ \(sheetTokens(isBase: true)) }] } },
        "modifiers": { \(modifiers.joined(separator: ",\n")) },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, \(order.joined(separator: ", "))] }
      """,
    ]
  }

  private mutating func sheetInputs(_ axes: [(name: String, contexts: [String])]) -> String {
    var inputs: [String] = axes.reduce([""]) { lists, axis in
      lists.flatMap { list in
        axis.contexts.map { list + (list.isEmpty ? "" : ", ") + #""\#(axis.name)": "\#($0)""# }
      }
    }
    let share = pick([10, 30, 60, 90])
    inputs = inputs.filter { _ in chance(share) }
    return inputs.isEmpty || chance(30)
      ? "" : #""inputs": [\#(inputs.map { "{ \($0) }" }.joined(separator: ", "))],"#
  }

  private mutating func sheetTokens(isBase: Bool) -> String {
    let names = ["p", "q", "r", "s", "t", "u"]
    return names.filter { _ in isBase || chance(30) }.map { name in
      let target = pick(names)
      return name < target && chance(40)
        ? #""\#(name)": { "$value": "{\#(target)}" }"#
        : #""\#(name)": { "$type": "number", "$value": \#(below(4)) }"#
    }
    .joined(separator: ", ")
  }
}
