import Foundation
import Testing
import Themes

@testable import gallery

@MainActor struct PageTests {
  @Test func `the checked-in page is what the components draw`() throws {
    let kept = try String(contentsOf: package.appending(path: GalleryPage.path), encoding: .utf8)
    let isCurrent = kept == (try currentPage().file.text)
    #expect(isCurrent, "\(GalleryPage.path) is not what the components draw; run Scripts/gallery")
  }

  @Test func `drawing the page twice gives the same bytes`() throws {
    #expect(try currentPage().file.text == (try currentPage().file.text))
  }

  @Test func `the audit's page is read whole`() throws {
    let report = try ContrastReport(contents(of: ContrastReport.path, in: package))
    #expect(report.rows.count == 75)
    let row = report.rows.first {
      $0.key == "EBCountdown/style=one/mode=light/state=default/unit/on/bg"
    }
    #expect(row?.outcome == "waived")
    #expect(row?.ratio == "3.88")
    #expect(row?.reason.hasPrefix("source design") == true)
    #expect(row?.foreground.path == "countdown/one/light/default/unit")
    #expect(row?.foreground.value == "#6075C1")
    #expect(row?.background.value == "#EEF2F9")
    #expect(row?.foregroundRole == "unit")
  }

  @Test func `every ratio leads to a row of the audit's page`() throws {
    let audit = try String(
      contentsOf: package.appending(path: ContrastReport.path), encoding: .utf8)
    let ids = Set(audit.matches(of: /id="([^"]+)"/).map { String($0.1) })
    let page = try currentPage().file.text
    let links = page.matches(of: /href="\.\.\/reports\/contrast\.html#([^"]+)"/).map {
      String($0.1)
    }
    #expect(links.count > 300)
    #expect(Set(links).subtracting(ids) == [])
  }

  @Test func `every sample is drawn in every theme`() throws {
    let page = try currentPage().file.text
    let samples = page.components(separatedBy: "<article ").filter { $0.hasPrefix("id=") }
    #expect(samples.count == Catalog.samples.count)
    for sample in samples {
      for theme in Theme.allCases {
        #expect(sample.contains("<figure class=\"cell \(theme)\">"))
      }
      #expect(sample.contains("class=\"speech\""))
    }
  }
}
