/// A mode of tokens that have a value for each, such as `{"light": …, "dark": …}`.
struct ValueMode: Hashable {
  /// The name of the mode.
  var context: String
  /// The list of modes that it is in. Lists that share a mode are one.
  var axis: Int
}

extension ModeGroup {
  /// The modes of tokens that have a value for each: an axis for each list of modes.
  ///
  /// - Parameter values: The mode of each set that has one.
  static func all(modesOf values: [Int: ValueMode]) -> [ModeGroup] {
    return values.keys.sorted().grouped { values[$0]?.axis }.compactMap { sets in
      let contexts = sets.grouped { values[$0]?.context.lowercased() }
      let names = contexts.compactMap { values[$0[0]]?.context }
      guard names.count > 1 else { return nil }
      return ModeGroup(
        name: names.axisName ?? "mode",
        contexts: zip(names, contexts).map { Context($0, sets: $1) },
        defaultContext: names.defaultContextIndex ?? 0, because: "tokens have a value for each")
    }
  }
}
