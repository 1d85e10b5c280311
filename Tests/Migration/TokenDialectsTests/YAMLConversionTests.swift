import TokenDialects
import TokenTesting

/// YAML files are converted like JSON files.
@Suite struct YAMLConversionTests {
  @Test func `JSON and the same value as YAML become the same tokens`() {
    var random = SplitMix(seed: 12)
    for _ in 0..<200 {
      let tree = randomGroup(&random, depth: 0)
      let json = converted(["a.json": plain(tree)])
      let text = yaml(tree, &random)
      let other = converted(["a.yaml": text])
      let isSame =
        json.messages.replacing(/a\.json:\d+:\d+/, with: "")
        == other.messages.replacing(/a\.yaml:\d+:\d+/, with: "")
      #expect(isSame && json.tokenCount == other.tokenCount, "\(text)")
      #expect(json.built().values == other.built().values, "\(text)")
    }
  }
}

/// A tree as YAML, in blocks and in flows.
private func yaml(_ tree: JSONTree, _ random: inout SplitMix, indent: Int = 0) -> String {
  switch tree {
  case .object(let members) where !members.isEmpty && random.chance(70):
    var text = ""
    for member in members {
      let key = random.chance(50) ? quoted(member.name) : yamlText(member.name)
      text += "\n" + String(repeating: " ", count: indent) + key + ": "
      text += yaml(member.value, &random, indent: indent + 1 + random.below(3))
      if random.chance(20) { text += " # ' { x" }
    }
    return text
  case .array, .object, .null, .boolean, .spelled: return plain(tree)
  case .string(let text): return random.chance(50) ? quoted(text) : yamlText(text)
  case .number: return plain(tree)
  }
}

/// A text without quotes or in single quotes, if YAML has it on one line.
private func yamlText(_ text: String) -> String {
  if text.unicodeScalars.contains(where: { $0.value < 0x20 }) { return quoted(text) }
  let isPlain = !text.isEmpty && text.allSatisfy { $0.isLetter } && text != "null"
  return isPlain ? text : "'" + text.replacing("'", with: "''") + "'"
}
