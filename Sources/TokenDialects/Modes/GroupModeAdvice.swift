import TokenModel
import Writers

/// The line of the plan for names such as `button/light/text` and `button/dark/text`, which may be a mode:
/// what to add for that. Nil if there are no such names.
///
/// - Parameters:
///   - paths: The paths of all tokens.
///   - groups: The modes that were found, which `--mode` must repeat.
///   - sets: The names of all sets.
func groupModeAdvice(_ paths: [[String]], groups: [ModeGroup], sets: [String]) -> String? {
  var keys: [String: Set<[String]>] = [:]
  for names in paths {
    guard let index = names.lastIndex(where: { pair.contains($0) }), names.count > 1 else {
      continue
    }
    var key = names
    key[index] = ""
    keys[names[index], default: []].insert(key)
  }
  let light = keys[pair[0]] ?? []
  let dark = keys[pair[1]] ?? []
  let shared = light.intersection(dark)
  guard !shared.isEmpty, shared.count * 2 >= max(light.count, dark.count) else { return nil }
  return
    "\(counted(shared.count, noun: "token")) \(shared.count == 1 ? "has" : "have") 'light' and 'dark' in "
    + "\(shared.count == 1 ? "its name" : "their names"); to make them modes, add --mode "
    + "'mode=light:**/light/**,dark:**/dark/**'" + repeated(groups, sets: sets)
}

/// The options that repeat what was found, because nothing is guessed with `--mode`.
private func repeated(_ groups: [ModeGroup], sets: [String]) -> String {
  if groups.isEmpty { return "" }
  guard groups.reduce(0, { $0 + $1.sets.count }) <= 8 else {
    return ", and one for each modifier above, because then nothing is guessed"
  }
  return groups.map { group in
    let contexts = group.contexts.flatMap { context in
      context.sets.isEmpty
        ? ["\(context.name):"] : context.sets.map { "\(context.name):\(sets[$0])" }
    }
    return " --mode '\(printable(group.name))=\(printable(contexts.joined(separator: ",")))'"
  }.joined()
}

/// The contexts of the commonest axis.
private let pair = ["light", "dark"]
