import TokenModel
import Writers

/// The line of the plan for names such as `button/light/text` and `button/dark/text`, which may be a mode:
/// what to add for that. Nil if there are no such names.
///
/// - Parameter paths: The paths of all tokens.
func groupModeAdvice(_ paths: [[String]]) -> String? {
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
    + "'mode=light:**/light/**,dark:**/dark/**'"
}

/// The contexts of the commonest axis.
private let pair = ["light", "dark"]
