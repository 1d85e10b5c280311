/// A page in one file that loads nothing: what report, difference and gallery have in common.
package struct HTMLPage {
  /// Writes a part of the page.
  package typealias Part = (inout HTMLWriter) -> Void

  package var title: String
  /// What kind of page it is and of what, above the heading.
  package var kind: String
  package var heading: String
  /// One line below the heading; empty for none.
  package var lead = ""
  package var footer: String
  package var style: CSS
  /// The script and its hash, by which the page allows it and no other; nil for none.
  package var script: Script?
  /// The sections that the contents link to.
  package var contents: [Section] = []
  /// What the header has below its lead.
  package var header: Part = { _ in }
  /// The tools for the script, which stay at the top of the window; nil for none.
  package var tools: Part?
  package var main: Part = { _ in }
  /// What follows the footer and is not shown: filters, and data for the script.
  package var end: Part = { _ in }

  package init(title: String, kind: String, heading: String, footer: String, style: CSS) {
    (self.title, self.kind, self.heading, self.footer) = (title, kind, heading, footer)
    self.style = style
  }

  /// A script of the program, with its SHA-256 in Base64 (Content Security Policy 3), which a test compares.
  package struct Script {
    let source, hash: String

    package init(source: [UInt8], hash: [UInt8]) {
      self.source = String(decoding: source, as: UTF8.self)
      self.hash = String(decoding: hash.prefix { $0 != 0x0A }, as: UTF8.self)
    }
  }

  /// A section of the page, with the number of its entries.
  package typealias Section = (id: HTMLID, title: String, count: Int?)

  /// The page without its doctype.
  package var html: [UInt8] {
    var html = HTMLWriter()
    html.element(.html, .language("en")) { html in
      html.element(.head) { html in
        html.element(.meta, .charset)
        html.element(.meta, .name("viewport"), .content("width=device-width, initial-scale=1"))
        let scripts = script.map { "script-src 'sha256-\($0.hash)'; " } ?? ""
        html.element(
          .meta, .equivalent("Content-Security-Policy"),
          .content(
            "default-src 'none'; style-src 'unsafe-inline'; \(scripts)base-uri 'none'; "
              + "form-action 'none'"))
        html.element(.title, text: title)
        html.source(style.text, of: .style)
      }
      html.element(.body) { html in
        html.element(.a, .className("skip"), .link(to: "main"), text: "Skip to the content")
        html.element(.header) { html in
          html.element(.p, .className("kind"), text: kind)
          html.element(.h1, text: heading)
          if !lead.isEmpty { html.element(.p, .className("lead"), text: lead) }
          header(&html)
          if !contents.isEmpty { writeContents(to: &html) }
        }
        if let tools {
          html.element(
            .div, .className("tools"), .role("search"), .label("Tools"), .hidden, content: tools)
        }
        html.element(.main, .id("main"), .focusable, content: main)
        html.element(.footer, text: footer)
        end(&html)
        if let script { html.source(script.source, of: .script) }
      }
    }
    return html.bytes + [0x0A]
  }

  private func writeContents(to html: inout HTMLWriter) {
    html.element(.nav, .label("Contents")) { html in
      html.element(.ul) { html in
        for section in contents {
          html.element(.li) { html in
            html.element(.a, .link(to: section.id)) { html in
              html.text(section.title)
              if let count = section.count { html.element(.small, text: "\(count)") }
            }
          }
        }
      }
    }
  }
}
