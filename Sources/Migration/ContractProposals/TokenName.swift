/// What the name of a color says: what it is for, of which component, in which state.
struct TokenName {
  /// A word and the index of the path's name that has it.
  typealias Word = (segment: Int, word: String)

  let path: PathID
  let segments: [String]
  /// The role word and the index of the name that has it.
  private(set) var role: Word
  private(set) var family = RoleFamily.text
  private(set) var rank = 0
  /// The words of the component; empty for a color that is for every component.
  private(set) var component: [String] = []
  /// The index of the last name that says which component it is; -1 if none does.
  private(set) var componentSegment = -1
  /// Whether kinds come before the role and no component does: `danger/text`.
  private(set) var isGrouped = false
  /// Kinds, levels, parts and other words.
  private(set) var qualifiers: [Word] = []
  private(set) var states: [Word] = []
  /// The words after the role.
  private(set) var tail: Set<String> = []
  /// Whether the name does not say what the color is for.
  private(set) var isUnused = false
  /// The words after `on`, as in `text-on-primary`; empty without.
  private(set) var target: [String] = []

  /// Reads a name; nil if it does not say what the color is for. `prefix` is the number of names that
  /// all colors have in common and that say nothing. With `isText`, `color` is that of the text, as in CSS.
  init?(_ path: PathID, segments: [String], prefix: Int, isText: Bool) {
    (self.path, self.segments) = (path, segments)
    let words = Self.words(of: segments, from: prefix)
    // A layer for states is seen through.
    if zip(words, words.dropFirst()).contains(where: { ($0.word, $1.word) == ("state", "layer") }) {
      return nil
    }
    let on = words.indices.dropLast().last {
      words[$0].word == "on" && words[$0 + 1].segment == words[$0].segment
    }
    guard let index = Self.role(in: words[..<(on ?? words.count)], isText: isText) ?? on else {
      return nil
    }
    role = words[index]
    tail = Set(words[(index + 1)...].map(\.word))
    if let word = RoleWord(role.word) { (family, rank) = (word.family, word.rank) }
    // A weak word and a number, as in `link/blue/500`, is a color of a palette.
    if RoleWord(role.word)?.isWeak == true, Int(words[words.count - 1].word) != nil { return nil }
    let named = words.indices.drop { $0 <= on ?? words.count }
      .prefix { words[$0].segment == words[on ?? 0].segment }
    target = Self.target(named.map { words[$0].word })
    for (position, item) in words.enumerated() where position != index && position != on {
      if let state = StateWord.state(item.word), !state.isEmpty || position == words.count - 1 {
        states.append((item.segment, state))
      } else if !named.contains(position), !isNoise(item, before: position < index) {
        qualifiers.append(item)
      }
    }
    findComponent(in: Array(words[..<index]))
    let isGraphic = !WordClass.graphics.isDisjoint(with: qualifiers.map(\.word) + component)
    if isGraphic, ["fg", "foreground"].contains(role.word) { family = .icon }
  }

  /// Whether it lies around its component: an outline, or a border in focus.
  var isRing: Bool {
    family == .border
      && (["outline", "ring"].contains(role.word) || states.contains { $0.word == "focus" })
  }

  /// Whether it is the text of an empty field.
  var isPlaceholder: Bool { role.word == "placeholder" || tail.contains("placeholder") }

  /// Reads a name that says no use, as the background that `on` names: `primary` for `on-primary`.
  init(unused path: PathID, segments: [String], prefix: Int = 0) {
    (self.path, self.segments) = (path, segments)
    let words = Self.words(of: segments, from: prefix).filter { WordClass($0.word) != .noise }
    let plain = words.filter { StateWord.state($0.word) == nil }
    role = plain.last ?? (segments.count - 1, "")
    (family, isUnused, qualifiers) = (.background, true, plain.dropLast())
    states = words.compactMap { item in StateWord.state(item.word).map { (item.segment, $0) } }
  }

  /// The name as one of a component that some of its words mean.
  func joining(_ words: [String], at segment: Int) -> TokenName {
    var name = self
    (name.component, name.componentSegment) = (words, segment)
    name.qualifiers.removeAll { words.contains($0.word) }
    return name
  }

  /// The name with the last word of its component as a qualifier.
  func asPart() -> TokenName {
    var name = self
    name.qualifiers.append((role.segment, name.component.removeLast()))
    return name
  }

  /// What `on` means, without words that say nothing; `text-on-color` is on no color that a name can tell.
  private static func target(_ words: [String]) -> [String] {
    let plain = words.filter { WordClass($0) != .noise }
    let isAny = plain.count < words.count && plain.allSatisfy { StateWord.state($0) != nil }
    return isAny ? words : plain
  }

  /// The state that the words name; empty if nothing happens.
  var state: String { Self.state(states) }

  /// The state that some words name, each once.
  static func state(_ words: [Word]) -> String {
    words.map(\.word).filter { !$0.isEmpty }.uniqued.joined(separator: " ")
  }

  /// The words of names in lowercase, without those that say nothing.
  static func words(of segments: [String], from prefix: Int = 0) -> [Word] {
    segments.indices.dropFirst(prefix).flatMap { index in
      segments[index] == "$root"
        ? [] : NameWords(segments[index]).words.flatMap(Self.split).map { (index, $0) }
    }
  }

  /// `foreground1` → foreground, 1.
  private static func split(_ word: String) -> [String] {
    let letters = String(word.reversed().drop { $0.isASCII && $0.isNumber }.reversed())
    guard letters.count < word.count, RoleWord(letters) != nil else { return [word] }
    return [letters, String(word.dropFirst(letters.count))]
  }

  /// The last strong role word; of several of one family that follow each other, as in
  /// `bg-surface`, the first. Else the last weak one, or that of a text next to a field.
  private static func role(in words: ArraySlice<Word>, isText: Bool) -> Int? {
    let roles = words.indices.filter { index in
      // `icon-button` and `textField` are the names of components, `label-container` is a background.
      let next = words.dropFirst(index - words.startIndex + 1).first
      let follower = next?.segment == words[index].segment ? next?.word ?? "" : ""
      let role = RoleWord(words[index].word)
      return role != nil && !WordClass.isControl(follower)
        && (follower != "container" || role?.family == .background)
    }
    let strong = roles.filter { RoleWord(words[$0].word)?.isWeak == false }
    guard var found = strong.last else {
      if isText { return words.indices.last }
      let isOfField = words.contains { WordClass.fields.contains($0.word) }
      return roles.last ?? (isOfField ? words.lastIndex { WordClass.notes.contains($0.word) } : nil)
    }
    for other in strong.reversed() where other == found - 1 {
      let families = [other, found].compactMap { RoleWord(words[$0].word)?.family }
      let isOneName = words[other].segment == words[found].segment
      if isOneName, families[0] == families[1], families[0] <= .text { found = other }
    }
    return found
  }

  /// Whether a word adds nothing to the role: `color`, or `text` in `text/title`.
  private func isNoise(_ item: Word, before isBefore: Bool) -> Bool {
    if WordClass(item.word) == .noise { return true }
    guard let word = RoleWord(item.word), !word.isWeak, word.family == family else { return false }
    return isBefore
      ? Self.general.contains(item.word) && item.segment < role.segment
        && !NameWords(segments[item.segment]).words.contains(where: WordClass.isControl)
      : family == .text
  }

  /// Role words that are not the names of components.
  private static let general: Set<String> = [
    "text", "txt", "fg", "foreground", "bg", "background", "surface", "border", "stroke", "icon",
  ]

  /// The first words before the role that are not kinds, sizes or states.
  private mutating func findComponent(in words: [Word]) {
    let own = words.filter { !isNoise($0, before: true) && StateWord.state($0.word) == nil }
    func isPlain(_ item: Word) -> Bool { WordClass(item.word) == .other }
    if let first = own.first(where: isPlain) {
      let isOfRole = first.segment == role.segment
      let run = own.drop { !($0.segment == first.segment && isPlain($0)) }
        .prefix { $0.segment == first.segment && (!isOfRole || isPlain($0)) }
      (component, componentSegment) = (run.map(\.word), first.segment)
      if let start = qualifiers.firstIndex(where: { $0 == first }) {
        qualifiers.removeSubrange(start..<min(start + run.count, qualifiers.count))
      }
    } else if let kind = own.first, role.word != "content" {
      isGrouped = true
      componentSegment = kind.segment - 1
    }
  }
}
