/// Declarations of a style, made of names and numbers of ours and of colors: never of a text.
struct CSS: Hashable {
  private(set) var text: String

  init(_ text: StaticString) { self.text = "\(text)" }
  private init(text: String) { self.text = text }

  static func + (first: CSS, second: CSS) -> CSS {
    CSS(text: [first.text, second.text].filter { !$0.isEmpty }.joined(separator: ";"))
  }

  static func += (first: inout CSS, second: CSS) { first = first + second }

  static let none = CSS("")

  /// Lengths in CSS pixels, one to a point.
  static func length(_ property: StaticString, _ lengths: Double...) -> CSS {
    CSS(text: "\(property):" + lengths.map { "\(number($0))px" }.joined(separator: " "))
  }

  static func value(_ property: StaticString, _ value: Double) -> CSS {
    CSS(text: "\(property):\(number(value))")
  }

  static func color(_ property: StaticString, _ color: ColorText) -> CSS {
    CSS(text: "\(property):\(color.text)")
  }

  /// A gradient from top to bottom.
  static func gradient(_ stops: [(color: ColorText, location: Double)]) -> CSS {
    let stops = stops.map { "\($0.color.text) \(number($0.location * 100))%" }
    return CSS(text: "background:linear-gradient(\(stops.joined(separator: ",")))")
  }

  /// A number with three decimals at most, as precise as a screen can show.
  private static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension CSS {
  /// The class that stands for these declarations. The same ones always have the same class, so
  /// that a change to one thing on the page changes no other.
  var className: String {
    var hash: UInt32 = 2_166_136_261  // FNV-1a, 32 bits
    for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return "s" + String(hash, radix: 36)
  }
}
