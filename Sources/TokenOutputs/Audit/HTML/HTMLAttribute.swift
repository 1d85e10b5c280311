import TokenChecks

/// An attribute of an element. Names are ours; values may hold anything.
struct HTMLAttribute {
  let name: StaticString
  /// Nil for an attribute that is true by being there.
  let value: String?

  private init(_ name: StaticString, _ value: String?) {
    self.name = name
    self.value = value
  }

  static func id(_ id: HTMLID) -> Self { Self("id", id.text) }
  /// A link within the page, the only kind there is.
  static func link(to id: HTMLID) -> Self { Self("href", "#" + id.text) }
  static func labelled(by id: HTMLID) -> Self { Self("aria-labelledby", id.text) }
  static func label(_ text: String) -> Self { Self("aria-label", text) }
  static func className(_ names: String) -> Self { Self("class", names) }
  static func style(_ css: CSS) -> Self { Self("style", css.text) }
  static func role(_ role: String) -> Self { Self("role", role) }
  static func scope(_ scope: String) -> Self { Self("scope", scope) }
  static func language(_ code: String) -> Self { Self("lang", code) }
  static func name(_ name: String) -> Self { Self("name", name) }
  static func value(_ value: String) -> Self { Self("value", value) }
  static func content(_ content: String) -> Self { Self("content", content) }
  static func type(_ type: String) -> Self { Self("type", type) }
  static func values(_ values: String) -> Self { Self("values", values) }
  static func columns(_ count: Int) -> Self { Self("colspan", "\(count)") }

  static let charset = Self("charset", "utf-8")
  static let checked = Self("checked", nil)
  static let hidden = Self("hidden", nil)
  /// Browsers are not to bring back what was filled in before.
  static let fresh = Self("autocomplete", "off")
  static let unspoken = Self("aria-hidden", "true")
  /// A place to which a link can move the focus, but not the tab key.
  static let focusable = Self("tabindex", "-1")
  /// A place that the tab key reaches, so that arrow keys can scroll it.
  static let reachable = Self("tabindex", "0")
  static let linearRGB = Self("color-interpolation-filters", "linearRGB")
  static func equivalent(_ header: String) -> Self { Self("http-equiv", header) }
  /// A width or height.
  static func size(_ name: StaticString, _ number: Int) -> Self { Self(name, "\(number)") }
}

/// The id of an element: no blank in it, and safe in a link as it stands.
struct HTMLID: Hashable {
  let text: String

  /// An id of ours.
  init(_ name: StaticString, _ number: Int? = nil) {
    text = "\(name)" + (number.map { "\($0)" } ?? "")
  }

  /// The id of the box for an outcome.
  init(_ outcome: Outcome) { text = outcome.rawValue }

  /// The id for the key of a result: bytes that links cannot hold are written `_` and two digits.
  /// A key has slashes, so that none is an id of ours, and different keys have different ids.
  init(key: String) {
    if key.utf8.allSatisfy(Self.isKept) {
      text = key
      return
    }
    var bytes: [UInt8] = []
    for byte in key.utf8 {
      if Self.isKept(byte) {
        bytes.append(byte)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        bytes += "_\(digits.count == 1 ? "0" : "")\(digits)".utf8
      }
    }
    text = String(decoding: bytes, as: UTF8.self)
  }

  private static func isKept(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "-")...UInt8(ascii: "9"), UInt8(ascii: "="), UInt8(ascii: "~"):
      true  // from - to 9 there are -./ and the digits
    default: false
    }
  }
}
