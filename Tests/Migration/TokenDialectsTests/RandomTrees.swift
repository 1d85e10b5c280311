import RandomNumbers
import TokenDialects

/// A group of tokens of Style Dictionary, with names and texts that need quotes and escapes.
func randomGroup(_ random: inout SplitMix, depth: Int) -> JSONTree {
  var members: [JSONTree.Member] = []
  for number in 0..<random.below(5) + 1 {
    let name = random.pick(["a", "$b", "_c", "é", "a b", "100", "it's", "\"q\"", "x\n", "👍"])
    let isGroup = depth < 3 && random.chance(40)
    members.append(
      .init(
        "\(name)\(number)",
        value: isGroup ? randomGroup(&random, depth: depth + 1) : randomToken(&random)))
  }
  return .object(members)
}

private func randomToken(_ random: inout SplitMix) -> JSONTree {
  let (type, value): (String, JSONTree) = random.pick([
    ("number", .number(Double(random.below(2000) - 1000) / 8)), ("size", .string("1.5rem")),
    ("color", .string("#f80")), ("number", .number(1e-7)),
  ])
  var members: [JSONTree.Member] = [
    .init("value", value: value), .init("type", value: .string(type)),
  ]
  if random.chance(30) {
    let text = random.pick(["it's", "\"", "a\\b", "// no", "\u{1}\t", "- # : x", "é\n👍", ""])
    members.append(.init("comment", value: .string(text)))
  }
  if random.chance(20) {
    members.append(.init("other", value: .array([.null, .boolean(true), .object([])])))
  }
  return .object(members)
}

/// A tree as JSON.
func plain(_ tree: JSONTree) -> String {
  switch tree {
  case .object(let members):
    "{" + members.map { quoted($0.name) + ":" + plain($0.value) }.joined(separator: ",") + "}"
  case .array(let items): "[" + items.map(plain).joined(separator: ",") + "]"
  case .string(let text): quoted(text)
  case .number(let number): "\(number)"
  case .boolean(let truth): "\(truth)"
  case .null: "null"
  case .spelled(let bytes): String(decoding: bytes, as: UTF8.self)
  }
}

/// A text in quotes, as JSON and YAML have it.
func quoted(_ text: String, mark: String = "\"") -> String {
  mark
    + text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\t": "\\t"
      case "\u{1}": "\\u0001"
      default: String(scalar) == mark ? "\\" + mark : String(scalar)
      }
    }.joined() + mark
}

/// A tree as JSON5, with comments, commas, quotes and numbers that JSON does not have.
func fancy(_ tree: JSONTree, _ random: inout SplitMix) -> String {
  func blank() -> String {
    random.pick(["", " ", "\n", "/* } */", "// ]\n", "\u{A0}", "\u{2028}", "/**/ "])
  }
  func list(_ items: [String]) -> String {
    items.map { blank() + $0 + blank() }.joined(separator: ",")
      + (!items.isEmpty && random.chance(50) ? "," : "") + blank()
  }
  switch tree {
  case .object(let members):
    var parts: [String] = []
    for member in members {
      let isPlain = ["a", "$b", "_c", "é"].contains {
        member.name.hasPrefix($0) && !member.name.contains(" ")
      }
      let isWord = isPlain || ["value", "type", "comment", "other"].contains(member.name)
      let key =
        isWord && random.chance(60)
        ? member.name : quoted(member.name, mark: random.pick(["\"", "'"]))
      parts.append(key + blank() + ":" + blank() + fancy(member.value, &random))
    }
    return "{" + list(parts) + "}"
  case .array(let items):
    var parts: [String] = []
    for item in items { parts.append(fancy(item, &random)) }
    return "[" + list(parts) + "]"
  case .string(let text):
    let text = quoted(text, mark: random.pick(["\"", "'"]))
    return random.chance(20) ? String(text.prefix(1)) + "\\\n" + text.dropFirst() : text
  case .number(let number):
    if number >= 0, number == number.rounded() {
      return random.pick([
        "\(number)", "0x" + String(Int(number), radix: 16), "+\(Int(number)).", "\(Int(number))",
      ])
    }
    return "\(number)".replacing(/^0\./, with: ".").replacing(/^-0\./, with: "-.")
  case .boolean, .null, .spelled: return plain(tree)
  }
}
