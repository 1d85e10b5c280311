extension Array<String> {
  /// The words as a list in a sentence: "a, b and c". A serial comma is for more than two.
  package func list(conjunction: String = "and", hasSerialComma: Bool = false) -> String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + (hasSerialComma && count > 2 ? "," : "")
      + " \(conjunction) " + last
  }

  /// The words in quotes: "'a', 'b' and 'c'"; "nothing" for none.
  package func quotedList(conjunction: String = "and") -> String {
    isEmpty ? "nothing" : map { "'\($0)'" }.list(conjunction: conjunction)
  }

  /// The first words and the number of the others: "a, b and 4 more". Up to `tolerance` words above
  /// the limit are listed too.
  package func shortList(limit: Int = 4, tolerance: Int = 1, separator: String = ", ") -> String {
    guard count > limit + tolerance else { return joined(separator: separator) }
    return prefix(limit).joined(separator: separator) + " and \(count - limit) more"
  }
}

/// A number and what is counted: "1 pair", "3 pairs".
package func counted(_ count: Int, noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

/// A number and what is counted, with words for one: "1 check fails", "3 checks fail"; nil for zero.
package func counted(_ count: Int, one: String, several: String) -> String? {
  count == 0 ? nil : "\(count) \(count == 1 ? one : several)"
}

extension String {
  /// The name, followed by the first number from 2 on that makes it free.
  package func numbered(separator: String = "-", where isFree: (String) -> Bool) -> String {
    var (candidate, number) = (self, 1)
    while !isFree(candidate) {
      number += 1
      candidate = "\(self)\(separator)\(number)"
    }
    return candidate
  }

  /// The text with a capital at its beginning.
  package var capitalizedOnce: String { prefix(1).uppercased() + dropFirst() }
}

extension Dictionary {
  /// The first value of each key.
  @inlinable package init(firsts pairs: some Sequence<(Key, Value)>) {
    self.init(pairs, uniquingKeysWith: { first, _ in first })
  }
}

extension Dictionary where Value == Int {
  /// The number of a key. A new key gets the next number.
  @inlinable package mutating func number(of key: Key) -> Int {
    if let known = self[key] { return known }
    self[key] = count
    return count - 1
  }
}

extension Sequence where Element: Hashable {
  /// The elements, each once, in the order in which they first occur.
  @inlinable package var uniqued: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }

  /// The elements, what they lead to, and so on, each once, the nearest first.
  package func spreading(to targets: (Element) -> [Element]) -> [Element] {
    var found = uniqued
    var known = Set(found)
    var next = 0
    while next < found.count {
      found += targets(found[next]).filter { known.insert($0).inserted }
      next += 1
    }
    return found
  }

  /// The elements and all that they lead to, each after its targets, except in cycles. Does not
  /// recurse, because chains may be long.
  package func postorder(targets: (Element) -> [Element]) -> [Element] {
    var order: [Element] = []
    var known: Set<Element> = []
    for start in self where known.insert(start).inserted {
      var open = [(element: start, rest: targets(start)[...])]
      while let element = open.last?.element {
        if let target = open[open.count - 1].rest.popFirst() {
          if known.insert(target).inserted { open.append((target, targets(target)[...])) }
        } else {
          order.append(element)
          open.removeLast()
        }
      }
    }
    return order
  }
}

extension Sequence {
  /// The elements with each key, in the order in which the keys first occur.
  @inlinable package func grouped<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
    var groups: [[Element]] = []
    var numbers: [Key: Int] = [:]
    for element in self {
      let number = numbers.number(of: key(element))
      if number == groups.count { groups.append([]) }
      groups[number].append(element)
    }
    return groups
  }
}

extension Sequence where Element: Sequence {
  /// All lists with one element of each sequence. The last element varies fastest.
  @inlinable package var combinations: [[Element.Element]] {
    var lists: [[Element.Element]] = [[]]
    for elements in self {
      var longer: [[Element.Element]] = []
      longer.reserveCapacity(lists.count * elements.underestimatedCount)
      for list in lists { for element in elements { longer.append(list + [element]) } }
      lists = longer
    }
    return lists
  }
}
