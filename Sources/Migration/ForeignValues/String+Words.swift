extension String {
  /// The words of a name as they are written: `color/darkTheme` has `color`, `dark` and `Theme`.
  package var words: [String] {
    var words: [String] = []
    var word = ""
    for character in self {
      let isBreak = "/.-_ ".contains(character)
      if isBreak || character.isUppercase && word.last?.isLowercase == true {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if !isBreak { word.append(character) }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// The words of a name, in lowercase: `tokens/color.dark` has `tokens`, `color` and `dark`.
  package var lowercasedWords: [String] { words.map { $0.lowercased() } }
}
