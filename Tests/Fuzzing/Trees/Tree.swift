/// A JSON text as a tree that can be changed, with duplicate keys and unusual spellings.
indirect enum Tree: Equatable {
  case object([Member])
  case array([Tree])
  /// A string, a number or a literal as the text spells it.
  case word([UInt8])

  /// A name, as the text spells it with its quotes, and its value.
  struct Member: Equatable {
    var name: [UInt8]
    var value: Tree
  }

  /// A word with the given spelling.
  static func word(_ text: String) -> Tree { .word(Array(text.utf8)) }

  /// The number of direct children.
  var childCount: Int {
    switch self {
    case .object(let members): members.count
    case .array(let items): items.count
    case .word: 0
    }
  }

  /// The child at an index.
  subscript(child: Int) -> Tree {
    get {
      switch self {
      case .object(let members): members[child].value
      case .array(let items): items[child]
      case .word: self
      }
    }
    set {
      switch self {
      case .object(var members):
        members[child].value = newValue
        self = .object(members)
      case .array(var items):
        items[child] = newValue
        self = .array(items)
      case .word: self = newValue
      }
    }
  }

  /// The text, with a line for each member of an object.
  var text: [UInt8] {
    var text: [UInt8] = []
    write(into: &text)
    return text
  }

  private func write(into text: inout [UInt8]) {
    switch self {
    case .object(let members):
      for (index, member) in members.enumerated() {
        text += Array((index == 0 ? "{" : ",\n").utf8) + member.name + Array(": ".utf8)
        member.value.write(into: &text)
      }
      text += Array((members.isEmpty ? "{}" : "}").utf8)
    case .array(let items):
      for (index, item) in items.enumerated() {
        text += Array((index == 0 ? "[" : ", ").utf8)
        item.write(into: &text)
      }
      text += Array((items.isEmpty ? "[]" : "]").utf8)
    case .word(let word): text += word
    }
  }
}
