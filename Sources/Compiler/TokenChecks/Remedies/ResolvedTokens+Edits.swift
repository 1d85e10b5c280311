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
    let isTypeless =
      declaration.type == .none
      && themes(of: declaration.path).contains {
        declarationIndex(declaration.path, in: $0) == index
          && declaredType(of: declaration, in: $0) == .none
      }
    let writer = ValueEdits(
      document: set.document(of: declaration), value: value, steps: steps,
      isTypeless: remedy.index == nil && isTypeless)
    switch remedy.kind {
    case .alias:
      let use = set.pathUses(in: declaration).first {
        $0.steps == steps || $0.steps == steps + [.key("$ref")]
      }
      return writer.edits(writing: remedy.to, insteadOf: use)
    case .color, .stop: return ColorValue(css: remedy.to).map(writer.edits) ?? []
    case .opacity: return writer.edits(writing: remedy.to, type: .number)
    }
  }
}

/// Writes something else in place of a value.
private struct ValueEdits {
  let document: Document
  let value: JSONValue
  /// The steps to the value.
  let steps: [JSONStep]
  /// Whether a value of its own needs a `$type`.
  let isTypeless: Bool

  /// An alias in place of a use of another path, which keeps its form, or in place of any other value.
  func edits(writing alias: String, insteadOf use: PathUse?) -> [TextEdit] {
    guard var use, let names = alias.aliasNames else { return edit([], alias.jsonString) }
    // What led into the other token does not lead into this one.
    if case .pointer(let inner) = use.form { use.form = .pointer(inner: Array(inner.prefix(1))) }
    return [document.edit(use.range, new: use.json(naming: names))]
  }

  /// A color. A color object keeps its color space, its alpha and its layout, and a hex string stays one.
  func edits(writing color: ColorValue) -> [TextEdit] {
    func hex(like text: String) -> String {
      (text == text.lowercased() ? color.rgb8.hex.lowercased() : color.rgb8.hex).jsonString
    }
    if let text = value.string, ColorValue(css: text) != nil { return edit([], hex(like: text)) }
    guard let space = value["colorSpace"]?.string.flatMap(ColorSpace.init(rawValue:)),
      let items = value["components"]?.array, items.count == 3
    else { return edits(writing: TokenValue.color(color).json, type: .color) }
    let components = color.components(writtenIn: space)
    let parts =
      (0..<3).flatMap { index in
        items[index].number == components[index]
          ? [] : edit([.key("components"), .index(index)], plain(components[index]))
      } + (value["hex"]?.string.map { edit([.key("hex")], hex(like: $0)) } ?? [])
    guard let span = document.span(of: steps) else { return [] }
    var text = Array(document.edit(span, new: "").old.utf8)
    for part in parts.sorted(by: { $0.start > $1.start }) {
      let start = part.range.lowerBound - span.lowerBound
      text.replaceSubrange(start..<start + part.range.count, with: part.new.utf8)
    }
    return [document.edit(span, new: String(decoding: text, as: UTF8.self))]
  }

  /// A literal value. One in place of a reference needs a type.
  func edits(writing text: String, type: TokenType) -> [TextEdit] {
    guard isTypeless || steps.last == .key("$ref"), let member = document.memberSpan(of: steps)
    else { return edit([], text) }
    let head = isTypeless ? "\"$type\": \"\(type.rawValue)\", " : ""
    return [document.edit(member, new: "\(head)\"$value\": \(text)")]
  }

  private func edit(_ inner: [JSONStep], _ new: String) -> [TextEdit] {
    document.span(of: steps + inner).map { [document.edit($0, new: new)] } ?? []
  }
}
