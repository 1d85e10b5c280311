import Writers

/// A part of the page, to which its contents link.
struct GallerySection {
  let id: String
  let title: String
  let lead: String
  let content: [HTML]

  init(id: String, title: String, lead: String, @ContentBuilder content: () -> [HTML]) {
    (self.id, self.title, self.lead, self.content) = (id, title, lead, content())
  }

  var html: HTML {
    HTML(.section, .id(HTMLID(word: id))) {
      HTML(.h2, text: title)
      HTML(.p, text: lead)
      content
    }
  }

  var link: HTMLPage.Section { (HTMLID(word: id), title, nil) }
}

extension HTMLID {
  /// The id of a sample.
  init(of title: String, in section: String) {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
    self.init(word: section + "/" + words.joined(separator: "-"))
  }
}
