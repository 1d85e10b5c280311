/// A theme axis of a project, and whether the app or the system chooses its value.
struct AxisExplanation {
  let axis: Axis
  let appearances: AxisAppearances
  let defaultValue: Int?
}

extension ThemeSpace {
  func explanation(ofAxis axis: Int) -> AxisExplanation {
    AxisExplanation(axis: axes[axis], appearances: appearances[axis], defaultValue: defaults[axis])
  }

  /// The axes as aligned text.
  var explanation: String {
    var table = TextTable()
    for index in axes.indices {
      let axis = explanation(ofAxis: index)
      table.add(axis.axis.name, texts: [axis.values] + axis.why)
    }
    let lines = table.lines.map { String($0.dropFirst(2)) }
    let themes = counted(count, noun: "theme")
    return (lines + (lines.isEmpty ? [themes] : ["", themes])).joined(separator: "\n") + "\n"
  }

  func writeExplanation(to json: inout JSONWriter) {
    json.number("themes", value: Double(count))
    json.objects("axes", items: axes.indices.map { explanation(ofAxis: $0) }) { json, axis in
      json.string("name", value: axis.axis.name)
      json.array("values", items: axis.appearances.values) {
        $0.string(nil, value: axis.axis.values[$1])
      }
      json.string("default", value: axis.defaultValue.map { axis.axis.values[$0] })
      json.string("chosenBy", value: axis.appearances.followsSystem ? "system" : "app")
      json.string("reason", value: axis.appearances.reason.word)
      json.object("shown") { json in
        for value in axis.appearances.values.filter(axis.appearances.shown.contains) {
          json.string(axis.axis.values[value], value: axis.appearances.appearances[value]?.setting)
        }
      }
    }
  }
}

extension Analysis {
  /// Explains which theme axes follow the system, and why.
  package func explainThemes() -> Explanation {
    Explanation(
      subject: .themes(tokens.themes), findings: findings.filter { $0.severity == .error })
  }
}

extension AxisExplanation {
  /// The values, with the default marked.
  fileprivate var values: String {
    appearances.values.map { value in
      axis.values[value] + (value == defaultValue ? " (default)" : "")
    }.joined(separator: ", ")
  }

  /// Whether the app or the system chooses the value, and why.
  fileprivate var why: [String] {
    switch appearances.reason {
    case .names: ["the system chooses, by names: \(shown)"] + others
    case .setting: ["the system chooses, by \"appearance\" in tincture.json: \(shown)"] + others
    case .choiceSetting: ["the app chooses: \"appearance\" in tincture.json says so"]
    case .otherNames: ["the app chooses: no name means dark mode or increased contrast"]
    case .unclear, .mixed:
      ["the app chooses: \(appearances.obstacle ?? ""); set the axis in \"appearance\""]
    case .rivals: ["the app chooses: \(appearances.obstacle ?? ""); set one axis in \"appearance\""]
    }
  }

  /// The values that the system shows, and when.
  var shown: String {
    let others = appearances.values.filter {
      appearances.shown.contains($0) && $0 != appearances.base
    }
    let phrases = others.compactMap { value in
      appearances.appearances[value].map { "\(axis.values[value]) \($0.phrase)" }
    }
    return ([axis.values[appearances.base]] + phrases).joined(separator: "; ")
  }

  /// The values that the system never shows.
  private var others: [String] {
    let rest = appearances.values.filter { !appearances.shown.contains($0) }
    return rest.isEmpty ? [] : ["only the app shows \(rest.map { axis.values[$0] }.quotedList())"]
  }
}

extension Appearance {
  /// When the system has the appearance.
  fileprivate var phrase: String {
    switch (isDark, hasHighContrast) {
    case (false, false): "in light mode"
    case (true, false): "in dark mode"
    case (false, true): "with increased contrast"
    case (true, true): "in dark mode with increased contrast"
    }
  }
}

extension AxisAppearances.Reason {
  fileprivate var word: String {
    switch self {
    case .setting, .choiceSetting: "appearance"
    case .names, .otherNames: "names"
    case .unclear: "unclear"
    case .mixed: "mixed"
    case .rivals: "rivals"
    }
  }
}
