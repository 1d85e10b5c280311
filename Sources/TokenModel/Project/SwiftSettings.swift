import TokenJSON
import Writers

/// Reads what an output of the format `swift` says about its module and the names of its types.
struct SwiftSettings {
  private var module: String?
  private var namespace: String?
  private var prefix: String?

  /// Reads the settings, for any format: which one it is may be wrong, too.
  init(_ members: inout Members, _ findings: inout Findings) {
    module = members.string("module", &findings)
    namespace = members.string("namespace", &findings)
    prefix = members.string("prefix", &findings)
  }

  /// Hands the settings to the output, with a finding about each that it cannot have.
  func apply(
    to output: inout Project.Output, _ document: Document, _ steps: [JSONStep],
    _ findings: inout Findings
  ) {
    func refuse(_ key: String, _ sentence: String) {
      findings.add(.invalidProject, sentence, at: document.place(steps + [.key(key)]))
    }
    let given = [("module", module), ("namespace", namespace), ("prefix", prefix)]
    guard output.format == .swift else { return }  // `checkSettings` says which format has them
    for (key, value) in given {
      guard let value, let fault = fault(of: value, key) else { continue }
      refuse(key, "\(fault), found '\(printable(value))'")
    }
    if module != nil, output.runtime == .inline {
      refuse(
        "module",
        "'module' says where value types are imported from, and with \"runtime\": \"inline\" they "
          + "are not imported; leave out one of the two")
    }
    if prefix != nil, namespace != nil {
      refuse(
        "prefix",
        "'namespace' or 'prefix', not both: in a namespace no generated type is at the top level")
    }
    (output.module, output.namespace, output.prefix) = (module, namespace, prefix)
  }

  /// What a setting asks for, where its value is something else.
  private func fault(of value: String, _ key: String) -> String? {
    let bytes = Array(value.utf8)
    let isWord = !bytes.isEmpty && bytes.allSatisfy(Self.isWordByte) && !Self.isDigit(bytes[0])
    guard key != "module" else {
      let isName = isWord && !SwiftName.keywords.contains(value) && value != "_"
      return isName ? nil : "'module' is the name of a Swift module"
    }
    guard isWord, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[0]) else {
      return "'\(key)' is made of ASCII letters, digits and underscores, and begins with a capital"
    }
    guard key == "namespace", Self.isTaken(value) else { return nil }
    return "'namespace' is a name that Swift or generated types do not have"
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter) || isDigit(byte)
      || byte == UInt8(ascii: "_")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Whether generated code uses a type of that name, nests one, or the system has one that value
  /// types are bridged to.
  private static func isTaken(_ name: String) -> Bool {
    SwiftName.usedTypes.contains(name) || SwiftName.keywords.contains(name)
      || systemTypes.contains(name) || name.hasSuffix("Tokens") || name.hasSuffix("Colors")
  }

  /// Names of the language, and of the types that the value types and their bridges use.
  private static let systemTypes: Set = [
    "AnyShapeStyle", "AppKit", "Bool", "CGFloat", "Color",
    "EnvironmentValues", "Font", "Gradient", "Int", "LinearGradient", "NSAppearance", "NSColor",
    "Protocol", "Swift", "SwiftUI", "Type", "UIColor", "UIFont", "UIFontDescriptor", "UIKit",
    "UITraitCollection", "UInt32", "Weight",
  ]
}
