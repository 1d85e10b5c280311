/// An attribute of an element. Names come from the program; values can contain anything.
package struct HTMLAttribute: Sendable {
  let name: StaticString
  /// The value; nil for an attribute without one.
  let value: String?

  package init(_ name: StaticString, value: String? = nil) {
    (self.name, self.value) = (name, value)
  }

  package static func id(_ id: HTMLID) -> Self { Self("id", value: id.text) }
  /// A link within the page. Only `RulePages` has links to other pages.
  package static func link(to id: HTMLID) -> Self { Self("href", value: "#" + id.text) }
  package static func labelled(by id: HTMLID) -> Self { Self("aria-labelledby", value: id.text) }
  package static func label(_ text: String) -> Self { Self("aria-label", value: text) }
  package static func className(_ names: String) -> Self { Self("class", value: names) }
  package static func style(_ css: CSS) -> Self { Self("style", value: css.text) }
  package static func role(_ role: String) -> Self { Self("role", value: role) }
  package static func scope(_ scope: String) -> Self { Self("scope", value: scope) }
  package static func language(_ code: String) -> Self { Self("lang", value: code) }
  package static func name(_ name: String) -> Self { Self("name", value: name) }
  package static func value(_ value: String) -> Self { Self("value", value: value) }
  package static func content(_ content: String) -> Self { Self("content", value: content) }
  package static func type(_ type: String) -> Self { Self("type", value: type) }
  package static func values(_ values: String) -> Self { Self("values", value: values) }

  package static let charset = Self("charset", value: "utf-8")
  package static let checked = Self("checked", value: nil)
  /// For a button that shows what it hides.
  package static let expanded = Self("aria-expanded", value: "false")
  /// For details that are shown at first.
  package static let open = Self("open", value: nil)
  package static let hidden = Self("hidden", value: nil)
  /// Tells browsers not to restore earlier input.
  package static let fresh = Self("autocomplete", value: "off")
  package static let unspoken = Self("aria-hidden", value: "true")
  /// Lets links move the focus here, but not the tab key.
  package static let focusable = Self("tabindex", value: "-1")
  /// Lets the tab key move the focus here, so that arrow keys can scroll.
  package static let reachable = Self("tabindex", value: "0")
  package static let linearRGB = Self("color-interpolation-filters", value: "linearRGB")
  package static func equivalent(_ header: String) -> Self { Self("http-equiv", value: header) }
  /// A width or height.
  package static func size(_ name: StaticString, number: Int) -> Self {
    Self(name, value: "\(number)")
  }
}

/// The id of an element: without spaces, and valid in a link as it is.
package struct HTMLID: Hashable, Sendable, ExpressibleByStringLiteral {
  package let text: String

  /// A word from the program, unchanged.
  package init(word: String) { text = word }

  /// An id from the program.
  package init(_ name: StaticString, number: Int? = nil) {
    text = "\(name)" + (number.map { "\($0)" } ?? "")
  }

  /// An id from the program.
  package init(stringLiteral name: StaticString) { self.init(name) }

  /// The id for the key of a result. Bytes that links cannot contain are written as `_` and two
  /// digits. Keys contain a slash, so their ids differ from those of the program, and different
  /// keys have different ids.
  package init(key: String) {
    text = key.encoded(with: "_") { byte in
      byte.isUnreserved && byte != UInt8(ascii: "_") || byte == 0x2F || byte == 0x3D  // `/` and `=`
    }
  }
}
