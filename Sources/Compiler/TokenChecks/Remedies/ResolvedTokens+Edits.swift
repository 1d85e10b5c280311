import ColorMath
import TokenJSON
import TokenModel
import TokenThemes
import Writers

extension ResolvedTokens {
  /// The edits of token files that make the change of a remedy. Every alias, pointer and color keeps its
  /// form. Empty if the value is written in a form that is not known here.
  package func edits(for remedy: Remedy) -> [TextEdit] {
    let edits = remedy.declarations.map { self.edits(for: remedy, at: $0) }
    if edits.contains(where: \.isEmpty) { return [] }
    // Sources that share a part of a file declare the same place.
    return Set(edits.joined()).sorted { $0.start < $1.start }
  }

  private func edits(for remedy: Remedy, at index: Int) -> [TextEdit] {
    let declaration = set.declarations[index]
    var value: JSONValue? = declaration.value
    var inner = [JSONStep.key(declaration.key)]
    if let index = remedy.index {
      if let items = value?.array {
        value = items.indices.contains(index) ? items[index] : nil
        inner.append(.index(index))
      }
      value = value?["color"]
      inner.append(.key("color"))
    }
    guard let value else { return [] }
    let steps = set.steps(to: declaration, inner: inner)
    let writer = ValueEdits(
      document: set.document(of: declaration), value: value, steps: steps,
      typeless: remedy.index == nil && isTypeless(index))
    switch remedy.kind {
    case .alias:
      guard let names = remedy.to.aliasNames else { return [] }
      let use = set.pathUses(in: declaration).first {
        $0.steps == steps || $0.steps == steps + [.key("$ref")]
      }
      return writer.edits(writing: names, insteadOf: use)
    case .color, .stop:
      return remedy.color.map(writer.edits) ?? []
    case .opacity:
      guard case .number(let number) = remedy.value else { return [] }
      return writer.edits(writing: plain(number), type: .number)
    }
  }

  /// Whether a token takes its type from the token that it refers to.
  private func isTypeless(_ index: Int) -> Bool {
    let declaration = set.declarations[index]
    let theme = themes(of: declaration.path).first {
      declarationIndex(declaration.path, in: $0) == index
    }
    return theme.map { declaredType(of: declaration, in: $0) == .none } ?? false
  }
}

extension Remedy {
  /// The color to write, in place of the whole value or of a stop.
  fileprivate var color: ColorValue? {
    if case .color(let color) = value { return color }
    guard case .gradient(let stops) = value, let index, stops.indices.contains(index) else {
      return nil
    }
    return stops[index].color
  }
}

/// Writes something else in place of a value.
private struct ValueEdits {
  let document: Document
  let value: JSONValue
  /// The steps to the value.
  let steps: [JSONStep]
  /// Whether a value of its own needs a `$type`.
  let typeless: Bool

  /// A path in place of a use of another one, which keeps its form, or in place of any other value.
  func edits(writing names: [String], insteadOf use: PathUse?) -> [TextEdit] {
    guard var use else {
      return edit([], "{\(names.joined(separator: "."))}".jsonString)
    }
    // What led into the other token does not lead into this one.
    if case .pointer(let inner) = use.form { use.form = .pointer(inner: Array(inner.prefix(1))) }
    return [document.edit(use.range, new: use.json(naming: names))]
  }

  /// A color. A color object keeps its color space, its alpha and its layout, and a hex string stays one.
  func edits(writing color: ColorValue) -> [TextEdit] {
    if let text = value.string, ColorValue(css: text) != nil {
      return edit([], hex(color, like: text))
    }
    guard let old = value["components"] else {
      var json = JSONWriter(lines: 0)
      json.color(color.withFallback, key: nil)
      return edits(writing: String(decoding: json.bytes, as: UTF8.self), type: .color)
    }
    guard let space = value["colorSpace"]?.string.flatMap(ColorSpace.init(rawValue:)) else {
      return []
    }
    let written = color.components(writtenIn: space)
    let numbers = (0..<3).map { plain(written[$0]) }
    let components: [TextEdit]
    if let items = old.array, items.count == 3 {
      components = (0..<3).flatMap { index in
        items[index].number == written[index]
          ? [] : edit([.key("components"), .index(index)], numbers[index])
      }
    } else {
      components = edit([.key("components")], "[\(numbers.joined(separator: ", "))]")
    }
    guard let fallback = value["hex"] else { return components }
    return components + edit([.key("hex")], hex(color, like: fallback.string ?? ""))
  }

  /// A literal value. One in place of a reference needs a type.
  func edits(writing text: String, type: TokenType) -> [TextEdit] {
    guard typeless || steps.last == .key("$ref"), let member = document.memberSpan(of: steps) else {
      return edit([], text)
    }
    let head = typeless ? "\"$type\": \"\(type.rawValue)\", " : ""
    return [document.edit(member, new: "\(head)\"$value\": \(text)")]
  }

  private func edit(_ inner: [JSONStep], _ new: String) -> [TextEdit] {
    document.span(of: steps + inner).map { [document.edit($0, new: new)] } ?? []
  }

  /// The hex text of a color in the case of another text.
  private func hex(_ color: ColorValue, like text: String) -> String {
    let isLower = text.contains(where: \.isLowercase) && !text.contains(where: \.isUppercase)
    return (isLower ? color.rgb8.hex.lowercased() : color.rgb8.hex).jsonString
  }
}
