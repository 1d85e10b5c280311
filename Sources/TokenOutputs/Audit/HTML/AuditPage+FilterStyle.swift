import ColorMath
import TokenChecks
import Writers

/// The rules that filter by the checked boxes. The target of a link is always shown, and tables
/// without any shown row are hidden.
extension AuditPage {
  var filterStyle: CSS {
    let groups =
      groupRules(components.items.count, box: "component", group: "c")
      + groupRules(themes.items.count, box: "theme", group: "t")
    return CSS(visionRules + outcomeRules + groups + tableRules + sectionRules)
  }

  private var visionRules: [CSS] {
    VisionDeficiency.allCases.map { deficiency in
      "\n:root:has([value=\(deficiency)]:checked){--seen:url(#\(deficiency))}"
    }
  }

  private var outcomeRules: [CSS] {
    Outcome.allCases.map { outcome in
      "\n:root:has(#\(outcome):not(:checked)) :is(tr,.card).\(outcome):not(:target){display:none}"
    }
  }

  /// Rules for all rows of a component, or of a theme.
  private func groupRules(_ count: Int, box: CSS, group: CSS) -> [CSS] {
    guard count > 1 else { return [] }
    return (0..<count).map { number in
      let here: CSS = ":root:has(#\(box)\(number):not(:checked)) .\(group)\(number)"
      return """

        \(here):not(:has(:target)),\(here) .g:not(:has(:target)),\(here) tr[id]:not(:target)\
        {display:none}
        """
    }
  }

  /// Hides tables without a selected outcome.
  private var tableRules: [CSS] {
    Set(sections.flatMap { $0.tables.map(\.shape.outcomes) }).sorted { $0.rawValue < $1.rawValue }
      .map { outcomes in
        """

        :root:not(:has(\(anyOf(outcomes)))) .m\(outcomes.rawValue):not(:has(:target)){display:none}
        """
      }
  }

  /// Hides components without a shown table.
  private var sectionRules: [CSS] {
    shapes.items.enumerated().map { number, shape in
      let tables = shape.map { table -> CSS in
        themes.items.count > 1
          ? ":not(:has(#theme\(table.theme):checked):has(\(anyOf(table.outcomes))))"
          : ":not(:has(\(anyOf(table.outcomes))))"
      }
      return "\n:root\(CSS(tables)) .k\(number):not(:has(:target)){display:none}"
    }
  }

  private func anyOf(_ outcomes: OutcomeSet) -> CSS {
    let boxes = Outcome.allCases.filter { outcomes.contains(OutcomeSet($0)) }
      .map { "#\($0):checked" as CSS }
    return CSS(boxes, separator: ",")
  }
}

/// The outcomes of the rows of a table.
struct OutcomeSet: OptionSet, Hashable {
  var rawValue = 0

  init(rawValue: Int) { self.rawValue = rawValue }

  init(_ outcome: Outcome) {
    rawValue = 1 << (Outcome.allCases.firstIndex(of: outcome) ?? 0)
  }
}
