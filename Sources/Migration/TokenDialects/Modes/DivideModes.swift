import TokenModel

/// Divides tokens that have a value for each mode: each mode becomes a set of its own next to the set
/// of the file, so that modes are found like those of files.
func divideModes(_ tokens: inout [ForeignToken], into sets: inout [TokenFile]) {
  guard tokens.contains(where: { !$0.modes.isEmpty }) else { return }
  var numbers: [String: Int] = [:]
  tokens = tokens.flatMap { token -> [ForeignToken] in
    guard !token.modes.isEmpty else { return [token] }
    return token.modes.map { mode in
      let name = "\(sets[token.file].name).\(mode.name)"
      let number = numbers[name] ?? sets.count
      if number == sets.count {
        var set = TokenFile(name: name)
        set.valueMode = ValueMode(context: mode.name, parent: sets[token.file].name)
        sets.append(set)
        numbers[name] = number
      }
      var own = token
      (own.value, own.file, own.modes) = (mode.value, number, [])
      return own
    }
  }
}
