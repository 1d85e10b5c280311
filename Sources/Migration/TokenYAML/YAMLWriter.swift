import TokenJSON
import Yams

/// Writes a tree of YAML as compact JSON.
///
/// Not recursive. Aliases can make trees huge, so the size, the depth and the visited nodes are limited.
struct YAMLWriter {
  private(set) var json = Array("null".utf8)
  /// The places of its keys and values in the YAML text.
  private(set) var origins = OffsetMap()
  private let lines: LineTable
  /// How many more bytes and nodes may be written.
  private var left: Int
  private var open: [Level] = []

  /// A value; in a mapping with its key.
  typealias Member = (key: Node.Scalar?, value: Node)

  /// A mapping or sequence that is being written.
  private struct Level {
    var members: [Member]
    var end: UInt8
    var next = 0
  }

  /// Prepares to write the tree of a text of a size.
  init(lines: LineTable, size: Int) {
    self.lines = lines
    left = min(expansionFactor * size + expansionBase, translatedSizeLimit)
  }

  mutating func write(_ root: Node) throws(YAMLFault) {
    json = []
    try begin(root)
    while let level = open.last {
      guard level.next < level.members.count else {
        json.append(level.end)
        open.removeLast()
        continue
      }
      open[open.count - 1].next += 1
      if level.next > 0 { json.append(UInt8(ascii: ",")) }
      if let key = level.members[level.next].key {
        origins.add(json.count, madeFrom: lines.offset(of: key.mark))
        try spend(key.string.utf8.count, at: key.mark)
        write(key.string)
        json.append(UInt8(ascii: ":"))
      }
      try begin(level.members[level.next].value)
    }
  }

  /// Writes a scalar, or the beginning of a mapping or sequence.
  private mutating func begin(_ node: Node) throws(YAMLFault) {
    try spend(1, at: node.mark)
    origins.add(json.count, madeFrom: lines.offset(of: node.mark))
    switch node {
    case .scalar(let scalar): try write(scalar)
    case .sequence(let sequence):
      try checkTag(sequence.tag, expected: .seq, at: sequence.mark)
      try open("[", sequence.map { (nil, $0) }, "]", at: sequence.mark)
    case .mapping(let mapping):
      try checkTag(mapping.tag, expected: .map, at: mapping.mark)
      try open("{", members(of: mapping), "}", at: mapping.mark)
    case .alias(let alias): throw fault("an alias cannot be read here", at: alias.mark)
    }
  }

  private mutating func open(
    _ start: Unicode.Scalar, _ members: [Member], _ end: Unicode.Scalar, at mark: Mark?
  ) throws(YAMLFault) {
    if open.count >= maximumDepth {
      throw fault(
        "mappings and sequences are nested deeper than the limit of \(maximumDepth) levels; nest fewer",
        at: mark)
    }
    json.append(UInt8(ascii: start))
    open.append(Level(members: members, end: UInt8(ascii: end)))
  }

  private mutating func write(_ scalar: Node.Scalar) throws(YAMLFault) {
    try spend(scalar.string.utf8.count, at: scalar.mark)
    switch CoreScalar(scalar) {
    case .text: write(scalar.string)
    case .word(let word): json += word.utf8
    case .notFinite:
      throw fault(
        "JSON has no \(scalar.string); write a number, or remove the value", at: scalar.mark)
    case .unknownTag: throw unknownTag(scalar.tag, at: scalar.mark)
    }
  }

  private func checkTag(_ tag: Tag, expected: Tag.Name, at mark: Mark?) throws(YAMLFault) {
    guard
      [Tag.Name.implicit, .nonSpecific, expected].contains(where: { $0.rawValue == tag.rawValue })
    else { throw unknownTag(tag, at: mark) }
  }

  private func unknownTag(_ tag: Tag, at mark: Mark?) -> YAMLFault {
    fault("JSON has no value for the tag '\(tag.rawValue)' here; remove the tag", at: mark)
  }

  func fault(_ message: String, at mark: Mark?) -> YAMLFault {
    YAMLFault(.syntax, message: message, offset: lines.offset(of: mark))
  }

  /// Counts bytes and nodes, and throws if there are too many.
  mutating func spend(_ amount: Int, at mark: Mark?) throws(YAMLFault) {
    left -= amount + 1
    guard left < 0 else { return }
    throw YAMLFault(
      .limit,
      message:
        "with its aliases written out, the file is more than \(expansionFactor) times as long; "
        + "use fewer aliases", offset: lines.offset(of: mark))
  }

  private mutating func write(_ text: String) {
    json.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): json += [UInt8(ascii: "\\"), byte]
      case 0..<0x20: json += "\\u00\(byte.hexadecimal.lowercased())".utf8
      default: json.append(byte)
      }
    }
    json.append(UInt8(ascii: "\""))
  }
}

/// The maximum depth of mappings and sequences: that of JSON.
private let maximumDepth = 2048
/// How many times as long as its text a YAML file can be, with its aliases written out.
package let expansionFactor = 16
/// The bytes that every file can have.
private let expansionBase = 1 << 20
