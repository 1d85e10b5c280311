import ForeignValues
import ModeFinding
import TokenJSON
import TokenModel

/// Lists the tokens and groups of a file, in the order of the text. Does not recurse.
struct ForeignWalk {
  private(set) var tokens: [ForeignToken] = []
  private(set) var groups: [ForeignGroup] = []
  /// Members of groups that are neither tokens nor groups: texts and numbers as they are.
  private(set) var plains: [ForeignToken] = []
  /// The values by mode of tokens without `modes`.
  private(set) var unreadModes = UnreadModes()
  private(set) var findings = Findings()
  private let file: Int
  private let document: Document
  private let keys: ForeignKeys
  private let readsModes: Bool
  /// The steps to the root of the tokens.
  private let base: [JSONStep]
  private var open: [(names: [String], value: JSONValue, type: String?)] = []

  /// Lists the tokens of a file, or of the object in it that the steps lead to. Unless the caller
  /// reads `modes`, tokens have none.
  init(
    _ document: Document, root: JSONValue? = nil, at base: [JSONStep] = [], file: Int,
    keys: ForeignKeys, readsModes: Bool = false
  ) {
    (self.file, self.document, self.keys, self.base) = (file, document, keys, base)
    self.readsModes = readsModes
    let root = root ?? document.json.root
    guard root.kind == .object else {
      findings.noteLoss(
        "expected an object\(base.isEmpty ? " at the top level" : " of tokens"), "
          + "found \(root.kind.phrase)", at: document.place(base))
      return
    }
    open.append(([], root, nil))
    while let (names, value, type) = open.popLast() {
      if !names.isEmpty, keys.isToken(value) {
        token(names, value: value, inherited: type)
      } else {
        group(names, value: value, inherited: type)
      }
    }
    findings.add(unreadModes.findings)
  }

  private func steps(_ names: [String]) -> [JSONStep] { base + names.map(JSONStep.key) }

  private mutating func token(_ names: [String], value: JSONValue, inherited: String?) {
    var token = ForeignToken(
      names: names, value: value[keys.value].map { JSONTree($0).withoutPlurals } ?? .null,
      type: value[keys.type]?.string ?? inherited, file: file,
      place: document.place(steps(names) + [.key(keys.value)]))
    token.scopes = value.figmaScopes
    if readsModes { token.modes = modes(of: value) }
    if token.modes.isEmpty, let own = value[keys.value] {
      let unread = own.otherModes(in: value["$extensions"] ?? value[keys.extensions])
      if !unread.isEmpty {
        unreadModes.add(unread, path: names.tokenPath, at: document.keyPlace(steps(names)))
      }
    }
    var unknown: [JSONTree.Member] = []
    for (key, member) in value.members {
      let name = key.string
      if name == keys.value || name == darkKey || name == keys.type && member.kind == .string
        || member.kind == .null && keys.descriptions.contains(name)
      {
        continue
      }
      if token.description == nil, keys.descriptions.contains(name), let text = member.string {
        token.description = text
      } else if name == "alpha", let alpha = member.number, (0...1).contains(alpha) {
        token.alpha = alpha
      } else if name == keys.deprecated, [.boolean, .string].contains(member.kind) {
        token.deprecated = JSONTree(member)
      } else if name == keys.extensions, let object = member.object {
        token.extensions += vendors(object, names: names)
      } else if name != "original", hasTokens(member) {
        // Style Dictionary's output repeats the source of a token under `original`.
        open.append((names + [name], member, token.type))
      } else {
        unknown.append(document.verbatim(key, value: member, at: steps(names)))
      }
    }
    if !unknown.isEmpty { token.extensions.append(.init(keys.vendor, value: .object(unknown))) }
    tokens.append(token)
  }

  /// Whether a member of a token is a token, or a group with one.
  private func hasTokens(_ value: JSONValue) -> Bool {
    var open = [value]
    while let value = open.popLast() {
      guard let object = value.object else { continue }
      if keys.isToken(value) { return true }
      for (key, member) in object where key.first != UInt8(ascii: "$") { open.append(member) }
    }
    return false
  }

  /// The two aliases of a value such as `["{text.on-light}", "{text.on-dark}"]`, by what their names say.
  private func lightAndDark(_ value: JSONValue?) -> [JSONTree.Member]? {
    guard let items = value?.array, items.count == 2 else { return nil }
    let names = items.map { $0.string.flatMap(\.alias).map(\.lowercasedWords) ?? [] }
    guard names[0].contains("light"), !names[0].contains("dark"), names[1].contains("dark"),
      !names[1].contains("light")
    else { return nil }
    return zip(["light", "dark"], items).map { .init($0, value: JSONTree($1)) }
  }

  /// The values of a token by mode: a value such as `{"light": …, "dark": …}`, a `darkValue` next to the
  /// value as in Style Dictionary's example, or what plugins write in `$extensions` under `mode` or
  /// `modes`.
  private func modes(of token: JSONValue) -> [JSONTree.Member] {
    if let light = token[keys.value], let dark = token[darkKey] {
      return [.init("light", value: JSONTree(light)), .init("dark", value: JSONTree(dark))]
    }
    if let pair = lightAndDark(token[keys.value]) { return pair }
    let extensions = token["$extensions"] ?? token[keys.extensions]
    let own = keys.readsAllModes ? nil : token[keys.value]
    for value in [own, extensions?["mode"], extensions?["modes"]] {
      guard let object = value?.object, object.count > 1,
        keys.readsAllModes || object.map(\.key.string).axisName != nil
      else { continue }
      return object.map { .init($0.key.string, value: JSONTree($0.value)) }
    }
    return []
  }

  /// The members of `$extensions`.
  private func vendors(_ object: JSONObject, names: [String]) -> [JSONTree.Member] {
    let extensions = steps(names) + [.key(keys.extensions)]
    return object.map { document.verbatim($0, value: $1, at: extensions) }
  }

  private mutating func group(_ names: [String], value: JSONValue, inherited: String?) {
    guard let object = value.object else { return }
    var group = ForeignGroup(names: names, file: file)
    let usesDollar = keys.value.hasPrefix("$")
    let type = usesDollar ? value[keys.type]?.string ?? inherited : nil
    let mark = open.count
    for (key, member) in object {
      let name = key.string
      if keys.descriptions.contains(name), let text = member.string {
        group.description = group.description ?? text
      } else if member.kind == .null, keys.descriptions.contains(name) {
        continue
      } else if name == keys.type, member.kind == .string {
        // Without a dollar sign it says nothing about the tokens in the group.
        continue
      } else if usesDollar, name == keys.deprecated, member.kind != .object {
        group.deprecated = JSONTree(member)
      } else if usesDollar, name == keys.extensions, let object = member.object {
        group.extensions = vendors(object, names: names)
      } else if ["$schema", "$extensions"].contains(name) || keys.readsAllModes && name == "$meta" {
        continue
      } else if member.kind == .object {
        open.append((names + [name], member, type))
      } else if member.kind == .string || member.kind == .number, !names.isEmpty {
        plains.append(
          ForeignToken(
            names: names + [name], value: JSONTree(member), file: file,
            place: document.keyPlace(steps(names) + [.key(name)])))
      } else {
        findings.add(
          .plain(
            name, kind: member.kind.phrase, at: document.keyPlace(steps(names) + [.key(name)])))
      }
    }
    open[mark...].reverse()
    if group.description != nil || group.deprecated != nil || !group.extensions.isEmpty {
      groups.append(group)
    }
  }
}

extension Document {
  /// A member of the object that the steps lead to, copied verbatim, because DTCG gives it no meaning.
  func verbatim(_ key: JSONBytes, value: JSONValue, at steps: [JSONStep]) -> JSONTree.Member {
    let name = key.string
    let bytes = spelling(steps + [.key(name)])
    return .init(name, value: bytes.map(JSONTree.spelled) ?? JSONTree(value))
  }
}

extension JSONValue {
  /// The scopes of a Figma variable: under `$scopes`, as plugins write them, or in `$extensions`.
  var figmaScopes: [String] {
    let list = self["$scopes"] ?? self["$extensions"]?["com.figma"]?["scopes"]
    return list?.array?.compactMap(\.string) ?? []
  }
}

/// The key of a token's value in dark mode.
private let darkKey = "darkValue"
