/// A section of a page of cases. Its title is the name of what it tests.
package struct PageSection: CustomTestStringConvertible, Sendable {
  package let page: Page
  package let heading: String
  /// The lines and fences, in their order.
  package let parts: [Part]

  package var testDescription: String { String(heading.dropFirst(3)) }

  /// A line ``- `a.json` is `{ … }` ``, or a fence ```` ```json a.json ````.
  package struct Part: Sendable {
    package var name: String
    /// `is` or `are`, `has`, `lacks`; of a fence `is`, or `of` in ```` ```json of a.json ````.
    package var verb: String
    package var text: String
    package var fence: Page.Fence?
  }

  /// The sections of all pages in a folder of the repository.
  package static func all(in folder: String) -> [PageSection] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: packageFolder.appending(path: folder), includingPropertiesForKeys: nil)
    let pages = (files ?? []).sorted { $0.path < $1.path }.compactMap { try? Page($0) }
    return pages.flatMap { page in
      page.headings.filter { $0.hasPrefix("## ") }.map { PageSection(page, $0) }
    }
  }

  private init(_ page: Page, _ heading: String) {
    (self.page, self.heading) = (page, heading)
    let start = page.lines.firstIndex(of: heading) ?? 0
    let fences = page.fences.filter { $0.heading == heading && $0.body.lowerBound > start }
    let end = page.lines[(start + 1)...].indices.first { number in
      page.lines[number].hasPrefix("## ") && !fences.contains { $0.body.contains(number) }
    }
    parts = (start..<(end ?? page.lines.count)).compactMap { number in
      if let fence = fences.first(where: { $0.body.lowerBound == number + 1 }) {
        var words = fence.info.split(separator: " ").dropFirst()
        let verb = words.first == "of" ? String(words.removeFirst()) : "is"
        let name = words.joined(separator: " ")
        return Part(name: name, verb: verb, text: page.text(of: fence), fence: fence)
      }
      let line = fences.contains { $0.body.contains(number) } ? "" : page.lines[number]
      return line.wholeMatch(of: /- `([^`]+)` (is|are|has|lacks) `(.*)`/).map {
        Part(name: String($0.1), verb: String($0.2), text: String($0.3))
      }
    }
  }

  /// The lines outside of fences.
  package var lines: [String] {
    page.prose(under: heading).split(separator: "\n").map(String.init)
  }

  /// Compares the text of a part with another one, to which a missing line feed at the end is added.
  package func expect(
    _ part: Part, toBe text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let text = text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
    guard let fence = part.fence else {
      #expect(part.text + "\n" == text, "\(part.name)", sourceLocation: sourceLocation)
      return
    }
    try TokenTesting.expect(part.text, toBe: text, in: page, fence, sourceLocation: sourceLocation)
  }
}
