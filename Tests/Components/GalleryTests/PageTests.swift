import Themes

@testable import gallery

@MainActor struct PageTests {
  @Test func `the checked-in page is up to date`() throws {
    let kept = try packageFile(GalleryPage.path)
    let isCurrent = kept == Data(try currentPage.get().utf8)
    #expect(isCurrent, "\(GalleryPage.path) is not up to date; run Scripts/gallery")
  }

  @Test func `every ratio links to a row of the audit's page`() throws {
    let audit = String(decoding: try packageFile("generated/reports/contrast.html"), as: UTF8.self)
    let ids = Set(audit.matches(of: /id="([^"]+)"/).map { String($0.1) })
    let page = try currentPage.get()
    let links = page.matches(of: /href="\.\.\/reports\/contrast\.html#([^"]+)"/).map {
      String($0.1)
    }
    #expect(links.count > 300)
    #expect(Set(links).subtracting(ids) == [])
  }

  @Test func `every sample is drawn in every theme`() throws {
    let page = try currentPage.get()
    let samples = page.components(separatedBy: "<article ").filter { $0.hasPrefix("id=") }
    #expect(samples.count == Catalog.samples.count)
    for sample in samples {
      for theme in Theme.allCases {
        #expect(sample.contains("<figure class=\"cell \(theme)\">"))
      }
      #expect(sample.contains("class=\"speech\""))
    }
  }

  @Test func `a caption has a width only if a sheet has that size`() throws {
    let sheets = try sheetSizes()
    var captions: Set<String> = []
    for sample in Catalog.samples {
      for theme in Theme.allCases {
        captions.formUnion(
          [sample.node(in: theme)?.designSize, sample.designed?.words].compactMap(\.self))
      }
    }
    let sizes = captions.compactMap { caption in
      caption.firstMatch(of: /([0-9]+) × ([0-9]+)/).map { "\($0.1) × \($0.2)" }
    }
    #expect(sizes.count >= 8)
    #expect(Set(sizes).subtracting(sheets) == [])
    #expect(captions.contains("24 high, hugs its text"))
  }

  @Test(arguments: [
    ("empty", "25 × 24"), ("filled", "24 × 24"), ("empty-with-a-limit", "53 × 24"),
    ("filled-with-a-limit", "59 × 24"),
  ]) func `a counter's caption has the sheet's size, although its frame has only a height`(
    name: String, size: String
  ) throws {
    let cells = try article("counter/\(name)").components(separatedBy: "<figure ").dropFirst()
    #expect(cells.count == 2)
    for cell in cells {
      #expect(cell.contains(" · designed at \(size)<span"))
      let number = size.replacing(" ×", with: "")
      #expect(cell.contains("data-designed=\"\(number)\""))
    }
  }

  @Test func `every drawing of every section has one for each type size`() throws {
    let stages = try currentPage.get().components(separatedBy: "class=\"stage ").dropFirst()
    for stage in stages where !stage.contains("Draws nothing") {
      let sizes = stage.matches(of: /<template data-size="(\w+)">/).map { String($0.1) }
      #expect(sizes == ["xxxLarge", "accessibility3"], "\(stage.prefix(60))")
    }
    #expect(stages.count > 2 * Catalog.samples.count)
  }

  @Test func `the page says how many waivers the report has, and links to them`() throws {
    let waived = try shippedReport().results.filter { $0.outcome == "waived" }.count
    #expect(waived > 1)
    let link = "<a href=\"../reports/contrast.html#waivers\">\(waived) waivers</a>"
    #expect(try currentPage.get().contains(link))
  }

  @Test(arguments: Theme.allCases)
  func `a drawing from right to left differs only in its direction`(theme: Theme) {
    for sample in Catalog.samples {
      var values = sample.setting.values(in: theme)
      func drawing(_ direction: LayoutDirection) -> String? {
        values.layoutDirection = direction
        return sample.node(in: theme, values: values).map { "\($0.drawing())" }
      }
      #expect(drawing(.leftToRight) == drawing(.rightToLeft), "\(sample.title)")
    }
  }

  @Test func `with increased contrast only decorations are below AA`() throws {
    let rows = IncreasedContrast(report: try shippedReport()).rows
    let below = rows.filter { $0.ratio < ($0.row.required ?? 0) }
    #expect(below.map(\.row.key) == [])
    #expect(rows.count > 30)
    let faint = rows.filter { $0.row.duty == .decorative && $0.ratio < 3 }
    let section = try currentPage.get().components(separatedBy: "id=\"more-contrast\"")[1]
    for seen in faint {
      #expect(section.contains("\(seen.row.component), \(seen.row.pair) in \(seen.theme)</li>"))
    }
  }

  @Test func `disabled buttons do not hide other waivers`() throws {
    for cell in try article("promo/disabled").components(separatedBy: "<figure ").dropFirst() {
      #expect(cell.contains("<b>Exempt</b> Disabled buttons"))
      #expect(cell.contains("<b>Waived</b> unit on bg has "))
    }
  }

  @Test(arguments: ["a-bar", "boxes", "a-pill"])
  func `with increased contrast no waived ratio is shown, and no waived pair drawn`(
    name: String
  ) throws {
    let sample = try article("more-contrast/\(name)-with-increased-contrast")
    for text in ["4.36:1", "3.88:1", "Waived", "#6075C1", "#1972F9"] {
      #expect(!sample.contains(text), "\(text)")
    }
  }

  /// The part of the page with a sample.
  private func article(_ id: String) throws -> String {
    let articles = try currentPage.get().components(separatedBy: "<article ")
    let found = try #require(articles.first { $0.hasPrefix("id=\"\(id)\"") })
    return found.components(separatedBy: "</article>")[0]
  }

  /// The sizes of the design file's nodes.
  private func sheetSizes() throws -> Set<String> {
    let text = String(decoding: try packageFile(FigmaNodes.path), as: UTF8.self)
    return Set(
      text.matches(of: /"width": ([0-9]+), "height": ([0-9]+)/).map { "\($0.1) × \($0.2)" })
  }
}
