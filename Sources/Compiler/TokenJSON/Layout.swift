/// The maximum length of a line in bytes.
private let width = 120
/// The number of levels that are indented.
private let indentedLevels = 16

/// How the objects and arrays of a compact JSON text are laid out. What fits is on one line, but groups
/// of tokens never are.
///
/// Not recursive; reads the text twice. Deep values stay on one line, so that indentation cannot
/// multiply the size.
struct Layout {
  /// An object or an array.
  private struct Container {
    /// The length of the line that it would be.
    var length = 0
    var isEmpty = true
    var hasContainers = false
    /// Whether a token is inside, at any depth.
    var hasToken = false
    var isToken = false
  }

  private let compact: [UInt8]
  /// The objects and arrays in the order of their beginnings.
  private var containers: [Container] = []

  init(_ compact: [UInt8]) {
    self.compact = compact
    measure()
  }

  private mutating func measure() {
    var scanner = Scanner(compact)
    var open: [Int] = []
    var total = 0
    while scanner.position < compact.count {
      let start = scanner.position
      scanner.skipWord()
      if let last = open.last, !isEnd(compact[start]) { containers[last].isEmpty = false }
      switch compact[start] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if let last = open.last { containers[last].hasContainers = true }
        open.append(containers.count)
        containers.append(Container(length: -total))
        total += 2
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard let index = open.popLast() else { continue }
        total += 2
        containers[index].length += total
        if let outer = open.last, containers[index].isToken || containers[index].hasToken {
          containers[outer].hasToken = true
        }
      case UInt8(ascii: ","), UInt8(ascii: ":"): total += 2
      default:
        total += scanner.position - start
        if scanner.byte == UInt8(ascii: ":"), let last = open.last,
          compact[start..<scanner.position].elementsEqual("\"$value\"".utf8)
        {
          containers[last].isToken = true
        }
      }
    }
  }

  /// The text with line breaks and indentation, and the places of its words in another text, from
  /// their places there so far.
  func written(origins: OffsetMap) -> (text: [UInt8], origins: OffsetMap) {
    var text: [UInt8] = []
    text.reserveCapacity(compact.count * 2)
    var moved = OffsetMap()
    var marks = origins.words.makeIterator()
    var mark = marks.next()
    var scanner = Scanner(compact)
    /// Whether each open object or array has a line for each of its members.
    var open: [Bool] = []
    var next = 0
    var keyLength = 0
    func startLine() {
      text.append(0x0A)
      text += repeatElement(0x20, count: 2 * open.count)
    }
    while scanner.position < compact.count {
      let start = scanner.position
      let byte = compact[start]
      scanner.skipWord()
      if isEnd(byte) {
        let hasLines = open.popLast() ?? false
        if hasLines {
          startLine()
        } else if byte == UInt8(ascii: "}"), text.last != UInt8(ascii: "{") {
          text.append(0x20)
        }
      }
      while let found = mark, found.made <= start {
        moved.add(text.count, madeFrom: found.origin)
        mark = marks.next()
      }
      text += compact[start..<scanner.position]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        let container = containers[next]
        next += 1
        open.append(hasLines(container, byte: byte, depth: open.count, keyLength: keyLength))
        if open.last == true {
          startLine()
        } else if byte == UInt8(ascii: "{"), !container.isEmpty {
          text.append(0x20)
        }
        keyLength = 0
      case UInt8(ascii: ","): if open.last == true { startLine() } else { text.append(0x20) }
      case UInt8(ascii: ":"): text.append(0x20)
      default: keyLength = scanner.byte == UInt8(ascii: ":") ? scanner.position - start + 2 : 0
      }
    }
    text.append(0x0A)
    return (text, moved)
  }

  private func hasLines(_ container: Container, byte: UInt8, depth: Int, keyLength: Int) -> Bool {
    if container.isEmpty || depth >= indentedLevels { return false }
    if container.hasToken { return true }
    if byte == UInt8(ascii: "["), !container.hasContainers { return false }
    return 2 * depth + keyLength + container.length + 1 > width
  }
}

private func isEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") }
