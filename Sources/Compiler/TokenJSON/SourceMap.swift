/// One step from a JSON value to a value inside it.
package enum JSONStep: Hashable, Sendable {
  case key(String)
  case index(Int)
}

/// Finds the positions of values in a valid JSON text, because libjansson does not keep them.
///
/// Not recursive; reads the text once. A class, because lookups fill caches.
package final class SourceMap {
  struct Node {
    var key: Int32  // offset of the key's quote; -1 for an item of an array
    var value: Int32
    var firstChild: Int32 = -1
    var nextSibling: Int32 = -1
  }

  let text: [UInt8]
  private(set) var nodes: [Node] = []
  /// Created at the first lookup of a place. Spellings do not need it.
  private lazy var lines = LineTable(text)
  /// The members of objects by name, created at the first lookup.
  private var members: [Int: [[UInt8]: Int]] = [:]
  /// The items of arrays, created at the first lookup.
  private var items: [Int: [Int32]] = [:]

  /// Creates a map of a valid JSON text.
  package init(_ text: [UInt8]) {
    self.text = text
    build()
  }

  /// The line and column of a byte offset, both from 1. Columns count Unicode scalars.
  package func place(at offset: Int) -> (line: Int, column: Int) { lines.place(at: offset) }

  /// The byte offset of a line and column, both from 1.
  package func offset(ofLine line: Int, column: Int) -> Int {
    lines.offset(ofLine: line, column: column)
  }

  /// The byte offset of the value that the steps lead to, or of the last existing value on the path.
  package func offset(of steps: [JSONStep]) -> Int { Int(nodes[node(at: steps)].value) }

  /// The byte offset of the key of the value that the steps lead to, or of the value if it has no key.
  package func keyOffset(of steps: [JSONStep]) -> Int {
    let node = nodes[node(at: steps)]
    return Int(node.key < 0 ? node.value : node.key)
  }

  /// The byte range of the value that the steps lead to; nil when it does not exist.
  package func span(of steps: [JSONStep]) -> Range<Int>? {
    find(steps).map { start in
      var end = start
      forEachWord(from: start) { end = $0.upperBound }
      return start..<end
    }
  }

  /// The value that the steps lead to, exactly as written, but with one space after each `:` and `,`
  /// and no other white space; nil when it does not exist.
  package func spelling(of steps: [JSONStep]) -> [UInt8]? {
    find(steps).map { start in
      var spelling: [UInt8] = []
      forEachWord(from: start) { word in
        spelling += text[word]
        if ",:".utf8.contains(text[word.lowerBound]) { spelling.append(0x20) }
      }
      return spelling
    }
  }

  /// The byte offset of the value that the steps lead to; nil when it does not exist.
  private func find(_ steps: [JSONStep]) -> Int? {
    let root: Int? = 0
    return steps.reduce(root) { here, step in here.flatMap { child(of: $0, step: step) } }
      .map { Int(nodes[$0].value) }
  }

  /// The nodes of the members or items of a value, in the order of the text.
  func children(of parent: Int) -> some Sequence<Int> {
    sequence(state: nodes[parent].firstChild) { next in
      guard next >= 0 else { return nil }
      defer { next = self.nodes[Int(next)].nextSibling }
      return Int(next)
    }
  }

  /// Calls a closure with the range of each word of the value at an offset.
  private func forEachWord(from offset: Int, body: (Range<Int>) -> Void) {
    var scanner = Scanner(text)
    scanner.position = offset
    var depth = 0
    repeat {
      let start = scanner.position
      scanner.skipWord()
      body(start..<scanner.position)
      switch text[start] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      scanner.skipBlanks()
    } while depth > 0
  }

  private func node(at steps: [JSONStep]) -> Int {
    var here = 0
    for step in steps {
      guard let next = child(of: here, step: step) else { break }
      here = next
    }
    return here
  }

  private func child(of parent: Int, step: JSONStep) -> Int? {
    switch step {
    case .index(let wanted): items(of: parent).dropFirst(wanted).first.map { Int($0) }
    case .key(let name): members(of: parent)[Array(name.utf8)]
    }
  }

  private func members(of parent: Int) -> [[UInt8]: Int] {
    if let known = members[parent] { return known }
    var names: [[UInt8]: Int] = [:]
    for child in children(of: parent) where nodes[child].key >= 0 {
      names[key(at: Int(nodes[child].key))] = child
    }
    members[parent] = names
    return names
  }

  private func items(of parent: Int) -> [Int32] {
    if let known = items[parent] { return known }
    let found = children(of: parent).filter { nodes[$0].key < 0 }.map { Int32($0) }
    items[parent] = found
    return found
  }

  /// The bytes of a key, with its escapes resolved.
  func key(at offset: Int) -> [UInt8] {
    var scanner = Scanner(text)
    scanner.position = offset
    scanner.skipWord()
    let quoted = text[offset + 1..<scanner.position - 1]
    if !quoted.contains(UInt8(ascii: "\\")) { return Array(quoted) }
    let document = try? JSONDocument([UInt8](text[offset..<scanner.position]))
    return document?.root.bytes.map { Array($0) } ?? []
  }

  private func build() {
    var scanner = Scanner(text)
    var open: [(node: Int, lastChild: Int)] = []
    var key: Int32 = -1
    while true {
      scanner.skipBlanks()
      guard scanner.position < text.count else { return }
      let start = scanner.position
      let byte = scanner.byte
      scanner.skipWord()
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: ":"): continue
      case UInt8(ascii: "}"), UInt8(ascii: "]"): open.removeLast()
      case UInt8(ascii: "\"") where key < 0 && isBeforeColon(scanner): key = Int32(start)
      default:
        let node = append(Node(key: key, value: Int32(start)), to: &open)
        key = -1
        if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { open.append((node, -1)) }
      }
    }
  }

  private func isBeforeColon(_ scanner: Scanner) -> Bool {
    var scanner = scanner
    scanner.skipBlanks()
    return scanner.byte == UInt8(ascii: ":")
  }

  private func append(_ node: Node, to open: inout [(node: Int, lastChild: Int)]) -> Int {
    let index = nodes.count
    nodes.append(node)
    if let parent = open.last {
      if parent.lastChild < 0 {
        nodes[parent.node].firstChild = Int32(index)
      } else {
        nodes[parent.lastChild].nextSibling = Int32(index)
      }
      open[open.count - 1].lastChild = index
    }
    return index
  }
}
