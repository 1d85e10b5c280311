/// A row for each pair and variant, with its checks in the columns of their themes.
extension ReportPage {
  /// The number of rows that browsers lay out together.
  private static let chunk = 50
  /// The number of rows from which on components are folded.
  private static let openRows = 150

  func writePairs(to html: inout HTMLWriter) {
    let count = components.reduce(0) { $0 + $1.pairs.count }
    let names = ["pairs", count > 500 ? "many" : "", columns.isEmpty ? "" : "columns"]
    html.element(
      .section, .className(names.filter { !$0.isEmpty }.joined(separator: " ")),
      .labelled(by: "pairs"), .style("--k:\(max(1, columns.count))")
    ) { html in
      html.element(.h2, .id("pairs"), text: "Every pair")
      html.element(
        .p,
        text: count == 0
          ? "The contracts have no pairs."
          : "\(audit.results.counts(ofPairs: count)). \(counted(components.count, noun: "component")), "
            + "\(counted(audit.themes.count, noun: "theme")).")
      if count == 0 { return }
      writeFilters(to: &html)
      html.element(.p, .id("none"), .hidden, text: "No pair matches the filters.")
      html.element(.div, .className("heads"), .unspoken) { html in
        html.element(.span, text: "Pair")
        html.element(.span, text: "Needs")
        html.element(.div) { html in
          for title in columnTitles { html.element(.span, text: title) }
        }
      }
      var shown = 0
      for (number, group) in components.enumerated() {
        let work = group.pairs.joined().count { audit.results[$0].isFailure }
        let isOpen = count <= Self.openRows || (work > 0 && shown < Self.openRows)
        if isOpen { shown += group.pairs.count }
        write(group.pairs, of: number, work: work, isOpen: isOpen, to: &html)
      }
    }
  }

  /// What each column is called; the axes too, if two of them have a value of the same name.
  private var columnTitles: [String] {
    let values = audit.themes.axes.flatMap(\.values)
    let isClear = Set(values).count == values.count
    let titles = columns.map { column in
      column.entries.map { isClear ? $0.value : "\($0.axis)=\($0.value)" }.joined(separator: " ")
    }
    return columns.isEmpty ? ["Ratio in each theme"] : titles == [""] ? ["Ratio"] : titles
  }

  /// The filters for the script, and the number of checks with each outcome.
  private func writeFilters(to html: inout HTMLWriter) {
    html.element(.ul, .className("counts")) { html in
      for outcome in Outcome.allCases where audit.count(outcome) > 0 || outcome == .fail {
        html.element(.li, .className(outcome.rawValue)) { html in
          html.element(.label) { html in
            html.element(
              .input, .id(HTMLID(outcome)), .type("checkbox"), .name("outcome"),
              .value(outcome.rawValue), .checked, .fresh)
            html.element(.b, text: "\(audit.count(outcome))")
            html.element(.span, .className("v"), text: outcome.word)
          }
        }
      }
    }
    html.element(.div, .className("choices"), .role("group"), .label("Filters")) { html in
      choose("component", label: "Component", from: components.map(\.component), to: &html)
      choose("theme", label: "Theme", from: themes.map(name), to: &html)
      html.choice(
        "group", label: "Group by", options: [("component", "Component"), ("token", "Token")])
      html.choice(
        "sort", label: "Sort",
        options: [
          ("", "As in the contract"), ("ratio", "Lowest ratio"), ("margin", "Smallest margin"),
          ("name", "Name"),
        ])
      html.visionChoice()
      html.box("work", label: "Only what needs work")
    }
  }

  /// A choice among names, if there are several.
  private func choose(_ id: HTMLID, label: String, from names: [String], to html: inout HTMLWriter)
  {
    guard names.count > 1 else { return }
    html.choice(id, label: label, options: [("", "All")] + names.enumerated().map { ("\($0)", $1) })
  }

  private func write(
    _ rows: [[Int]], of component: Int, work: Int, isOpen: Bool, to html: inout HTMLWriter
  ) {
    let attributes: [HTMLAttribute] = [.className("group")] + (isOpen ? [.open] : [])
    html.element(.details, attributes: attributes) { html in
      html.element(.summary) { html in
        html.element(.h3) { html in
          html.element(.span) { $0.name(components[component].component) }
          html.element(.small, text: counted(rows.count, noun: "pair"))
          if work > 0 { html.element(.small, .className("fail v"), text: "\(work) to fix") }
        }
      }
      for start in stride(from: 0, to: rows.count, by: Self.chunk) {
        let chunk = rows[start..<min(start + Self.chunk, rows.count)]
        html.element(.ul, .className("rows"), .style("--n:\(chunk.count)")) { html in
          for row in chunk { write(row, to: &html) }
        }
      }
    }
  }

  private func write(_ row: [Int], to html: inout HTMLWriter) {
    let first = audit.results[row[0]]
    html.element(.li, .className("r")) { html in
      html.element(.button, .expanded) { html in
        html.element(.span) { $0.name(first.pairName) }
        let variant = first.variantName
        if !variant.isEmpty { html.element(.small, text: variant) }
      }
      html.element(.small, text: String(first.requirement.dropFirst(first.required == nil ? 0 : 6)))
      html.element(.div) { html in for check in row { write(check, to: &html) } }
    }
  }

  private func write(_ check: Int, to html: inout HTMLWriter) {
    let result = audit.results[check]
    var style: CSS = ""
    if let span = spans[themeOfCheck[check]], columns.count > 1 {
      style += "grid-column:\(span.lowerBound + 1)/\(span.upperBound + 1);"
    }
    if let share = result.shareOfLimit {
      // Three times the limit is the end of the mark.
      let distance = min(max(share.logarithm / 3.0.logarithm, -1), 1)
      style += "--d:\((distance * 100).rounded() / 100)"
    }
    html.element(
      .p, .id(id(of: check)), .className(result.outcome.rawValue), .style(style)
    ) { html in
      html.element(
        .i, .className(sampleClass(of: check, stack: result.drawn, isSmall: true)),
        .style(colors(of: result.drawn)))
      html.element(.b, .className("v"), text: result.ratio.map { shown($0) } ?? "–")
      html.element(.small) { html in
        let words = [
          result.outcome == .pass ? "" : result.outcome.word, result.change?.rawValue ?? "",
        ]
        html.text(words.filter { !$0.isEmpty }.joined(separator: " · ") + " ")
        html.element(.span, text: name(of: result.holds))
      }
    }
  }

  // MARK: A pair as it looks

  /// The colors of samples and swatches in an element.
  func colors(of stack: Stack?) -> CSS { stack.map { CSS($0) } ?? "" }

  /// A sample of a check, with its own colors or others.
  func writeSample(of check: Int, stack: Stack?, to html: inout HTMLWriter) {
    let result = audit.results[check]
    html.element(
      .span, .role("img"), .className(sampleClass(of: check, stack: stack)),
      .style(colors(of: stack)), .label("\(result.foregroundName) on \(result.backgroundName)"))
  }

  /// The class of a sample: its shape, and its text style unless it is small.
  private func sampleClass(of check: Int, stack: Stack?, isSmall: Bool = false) -> String {
    let result = audit.results[check]
    let name = result.sampleClass(drawn: stack)
    guard !isSmall, stack != nil, result.isDrawnAsText, let style = style(of: check) else {
      return name
    }
    return name + " s\(style)"
  }
}

extension ContrastResult {
  /// The class of a sample of the pair: its shape.
  package func sampleClass(drawn stack: Stack?) -> String {
    guard let stack else { return "s un" }
    var name = "s"
    let isNumber = ["number", "digit", "count", "amount", "price"].contains(
      where: foreground.role.lowercased().hasSuffix)
    if !isDrawnAsText { name += " dot" } else if isNumber { name += " num" }
    return stack.foreground.isGradient ? name + " gr" : name
  }

  fileprivate var isDrawnAsText: Bool {
    switch duty {
    case .graphic, .focus, .decorative: false
    case .text, .largeText, .inactive, .custom: true
    }
  }
}
