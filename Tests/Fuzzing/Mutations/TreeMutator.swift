import RandomNumbers

/// Changes a tree in one or a few places into another valid JSON document.
struct TreeMutator {
  var random: SplitMix
  /// Values of earlier inputs, to insert where they do not belong.
  let pool: [Tree]

  /// The tree after a few mutations.
  mutating func mutate(_ tree: Tree) -> Tree {
    var tree = tree
    for _ in 0...random.below(random.chance(20) ? 12 : 3) {
      var budget = 12
      change(&tree, &budget)
    }
    return tree
  }

  /// Walks down to a random place and changes the value there.
  private mutating func change(_ tree: inout Tree, _ budget: inout Int) {
    budget -= 1
    let count = tree.childCount
    guard count > 0, budget > 0, random.chance(82) else { return replace(&tree) }
    if random.chance(25) { return rearrange(&tree) }
    let index = random.below(count)
    var child = tree[index]
    change(&child, &budget)
    tree[index] = child
  }

  /// Renames, duplicates, deletes, inserts or swaps members and items.
  private mutating func rearrange(_ tree: inout Tree) {
    switch tree {
    case .word: replace(&tree)
    case .array(var items):
      let index = random.below(items.count)
      switch random.below(5) {
      case 0: items.remove(at: index)
      case 1: items.insert(items[index], at: random.below(items.count + 1))
      case 2: items.swapAt(index, random.below(items.count))
      case 3: items += [Tree](repeating: items[index], count: random.below(40))
      default: items.insert(value(), at: index)
      }
      tree = .array(items)
    case .object(var members):
      let index = random.below(members.count)
      let other = random.below(members.count)
      switch random.below(7) {
      case 0: members.remove(at: index)
      case 1: members[index].name = name()
      case 2: members.swapAt(index, other)
      case 3:
        (members[index].value, members[other].value) = (members[other].value, members[index].value)
      case 4: members.append(Tree.Member(name: members[index].name, value: value()))
      case 5: members.append(Tree.Member(name: name(), value: members[index].value))
      default: members.insert(Tree.Member(name: name(), value: value()), at: index)
      }
      tree = .object(members)
    }
  }

  /// Replaces this value with another.
  private mutating func replace(_ tree: inout Tree) {
    if case .word(let word) = tree, word.first == UInt8(ascii: "\""), random.chance(35) {
      tree = .word(edited(word))
    } else if random.chance(10) {
      tree = random.chance(50) ? .array([tree]) : .object([Tree.Member(name: name(), value: tree)])
    } else if random.chance(2) {
      for _ in 0..<random.pick([10, 130, 700, 2050]) {
        tree =
          random.chance(30) ? .array([tree]) : .object([Tree.Member(name: name(), value: tree)])
      }
    } else {
      tree = value()
    }
  }

  private mutating func name() -> [UInt8] {
    if random.chance(12) { return Array(random.pick(Words.hostile).utf8) }
    if random.chance(3) { return long() }
    return quoted(random.pick(random.chance(90) ? Words.names : Words.texts))
  }

  private mutating func value() -> Tree {
    switch random.below(12) {
    case 0...2 where !pool.isEmpty: random.pick(pool)
    case 3...5: .word(quoted(random.pick(Words.texts)))
    case 6, 7: .word(random.pick(Words.numbers))
    case 8: .word(random.pick(Words.hostile))
    case 9: random.chance(10) ? .word(long()) : .word(quoted(random.pick(Words.names)))
    case 10:
      .object([Tree.Member(name: quoted("$ref"), value: .word(quoted(random.pick(Words.texts))))])
    default: .word(random.pick(Words.literals))
    }
  }

  /// A string with some bytes duplicated, removed or inserted; an alias may then point elsewhere.
  private mutating func edited(_ word: [UInt8]) -> [UInt8] {
    var inner = Array(word.dropFirst().dropLast())
    for _ in 0...random.below(3) {
      let index = random.below(inner.count + 1)
      switch random.below(4) {
      case 0 where index < inner.count: inner.remove(at: index)
      case 1: inner.insert(random.pick(Array("{}./#~$*<>-_ 0aZ\\\"".utf8)), at: index)
      case 2: inner.insert(contentsOf: inner[index...].prefix(8), at: index)
      default: inner.insert(contentsOf: random.pick(Words.names).utf8, at: index)
      }
    }
    return [0x22] + inner + [0x22]
  }

  private mutating func long() -> [UInt8] {
    let piece = random.pick(["a", "é", ".", "/", "~1", "\\\"", "{a}", "-", "*", "<a>", "9"])
    return quoted(String(repeating: piece, count: random.pick([50, 300, 3000])))
  }

  private func quoted(_ text: String) -> [UInt8] { Array("\"\(text)\"".utf8) }
}
