/// Names for a token or group whose regular name another one has, made of the parts of its path. The
/// best comes first.
struct NameCandidates {
  let names: [String]

  /// - Parameter path: The names from the root to the token or group.
  init(_ path: [String]) {
    let own = Self.spelled(path[path.count - 1])
    var names = [own, own.trimming("_")]
    // `1_5x` in `space` is `space1_5x`.
    for parent in path.dropLast().reversed() {
      let parent = NameWords(parent).camel
      names.append(Self.joined(parent, and: names[names.count - 1]))
    }
    let last = names[min(2, names.count - 1)]
    names += (2...9).map { "\(last)_\($0)" }
    self.names = names.filter { !$0.isEmpty }.uniqued
  }

  /// The token or group to name of two with the same name: the one with more signs that names in code
  /// leave out, such as `1_5x` and not `15x`. Names at the end that both have are left out.
  static func choice(of one: [String], and two: [String]) -> [String] {
    var (one, two) = (one, two)
    while one.count > 1, two.count > 1, one.last == two.last {
      one.removeLast()
      two.removeLast()
    }
    let (own, other) = (weight(one.last ?? ""), weight(two.last ?? ""))
    return own.lexicographicallyPrecedes(other) ? two : one
  }

  /// The numbers of signs and of capitals.
  private static func weight(_ name: String) -> [Int] {
    [
      name.unicodeScalars.count { !$0.isWordPart },
      name.unicodeScalars.count { $0.properties.changesWhenLowercased },
    ]
  }

  /// The name with `_` in place of signs. Signs of numbers become words: `-1` is `minus1`.
  private static func spelled(_ name: String) -> String {
    let scalars = Array(name.unicodeScalars)
    var spelled = ""
    for (index, scalar) in scalars.enumerated() {
      let isBeforeDigit =
        index + 1 < scalars.count && scalars[index + 1].properties.numericType != nil
      let isAfterDigit = index > 0 && scalars[index - 1].properties.numericType != nil
      if scalar.isWordPart {
        spelled.unicodeScalars.append(scalar)
      } else if index == 0, isBeforeDigit, scalar == "-" || scalar == "+" {
        spelled += scalar == "-" ? "minus" : "plus"
      } else if isAfterDigit, scalar == "%" {
        spelled += "percent"
      } else if !spelled.hasSuffix("_") {
        spelled += "_"
      }
    }
    return spelled
  }

  private static func joined(_ parent: String, and name: String) -> String {
    guard let end = parent.last, let start = name.first else { return parent + name }
    return end.isNumber && start.isNumber
      ? "\(parent)_\(name)" : parent + start.uppercased() + name.dropFirst()
  }
}

extension String {
  /// The text without a character at its ends.
  fileprivate func trimming(_ character: Character) -> String {
    var text = self[...]
    while text.first == character { text.removeFirst() }
    while text.last == character { text.removeLast() }
    return String(text)
  }
}
