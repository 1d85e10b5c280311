import TokenJSON
import TokenModel

/// The sets and themes of a Tokens Studio project.
struct StudioProject {
  /// The sets in merge order; later ones win.
  var sets: [TokenSet] = []
  var themes: [Theme] = []
  /// Whether the files define the order of the sets.
  private(set) var hasOrder = false
  var findings = Findings()

  /// A set of tokens: a file, or a member of a file with all sets.
  struct TokenSet {
    var name: String
    var document: Document
    var steps: [JSONStep]
    var value: JSONValue
  }

  struct Theme {
    var name: String
    /// Its group. The themes of a group are alternatives.
    var group: String?
    /// The names of its sets.
    var enabled: [String] = []
    /// The names of sets that only its references can use.
    var sources: [String] = []
    var place: Place
  }

  init(_ files: [ForeignFile]) {
    let folder =
      files.first { ["$themes.json", "$metadata.json"].contains($0.fileName) }?.folder ?? ""
    let inner = StudioSets(files).files
    var order: [String] = []
    for (index, file) in files.enumerated() {
      let root = file.document.json.root
      if root.kind == .array || file.fileName == "$themes.json" {
        readThemes(root, document: file.document, steps: [])
      } else if file.fileName == "$metadata.json" {
        order += names(root["tokenSetOrder"])
      } else if root["$themes"] != nil || root["$metadata"] != nil {
        order += names(root["$metadata"]?["tokenSetOrder"])
        if let list = root["$themes"] {
          readThemes(list, document: file.document, steps: [.key("$themes")])
        }
        readSets(root, document: file.document)
      } else if inner.contains(index) {
        findings.noteChange(
          "this file has no '$themes' or '$metadata', but its references work only if its members are sets; "
            + "they are read as sets", at: file.document.place())
        readSets(root, document: file.document, prefix: inner.count > 1 ? file.name + "/" : "")
      } else {
        let name =
          file.name.hasPrefix(folder) ? String(file.name.dropFirst(folder.count)) : file.name
        add(TokenSet(name: name, document: file.document, steps: [], value: root))
      }
    }
    hasOrder = !order.isEmpty
    sort(by: order)
  }

  /// Adds every member of a file as a set, except `$themes` and `$metadata`.
  private mutating func readSets(_ root: JSONValue, document: Document, prefix: String = "") {
    guard let members = root.object else { return }
    for (key, value) in members where key.first != UInt8(ascii: "$") {
      guard value.kind == .object else { continue }
      let name = key.string
      add(TokenSet(name: prefix + name, document: document, steps: [.key(name)], value: value))
    }
  }

  private mutating func add(_ set: TokenSet) {
    if set.value.kind == .object { sets.append(set) }
  }

  /// Sorts the sets. Sets that the order does not list come last.
  private mutating func sort(by order: [String]) {
    let ranks = Dictionary(
      order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    sets = sets.enumerated()
      .sorted {
        (ranks[$0.element.name] ?? .max, $0.offset) < (ranks[$1.element.name] ?? .max, $1.offset)
      }
      .map(\.element)
  }

  private mutating func readThemes(_ list: JSONValue, document: Document, steps: [JSONStep]) {
    reportLinks(list, at: document.place(steps))
    for index in list.array?.indices ?? 0..<0 {
      guard let value = list.array?[index] else { continue }
      let steps = steps + [.index(index)]
      guard let name = value["name"]?.string, let chosen = value["selectedTokenSets"]?.object else {
        findings.noteLoss(
          "this theme lacks 'name' or 'selectedTokenSets' and is skipped", at: document.place(steps)
        )
        continue
      }
      var theme = Theme(name: name, group: nil, place: document.place(steps))
      if let group = value["group"]?.string, !group.isEmpty { theme.group = group }
      for (set, status) in chosen {
        if status.string == "enabled" { theme.enabled.append(set.string) }
        if status.string == "source" { theme.sources.append(set.string) }
      }
      themes.append(theme)
    }
  }

  /// Reports, once, the other members of themes, which link them to a Figma file.
  private mutating func reportLinks(_ list: JSONValue, at place: Place) {
    let known: Set = ["id", "name", "group", "selectedTokenSets"]
    var others: Set<String> = []
    for theme in list.array.map({ Array($0) }) ?? [] {
      for (key, value) in theme.members where !known.contains(key.string) {
        let isEmpty = value.object?.count == 0 || value.array?.count == 0 || value.kind == .null
        if !isEmpty { others.insert(key.string) }
      }
    }
    guard !others.isEmpty else { return }
    findings.noteLoss(
      "themes have \(others.sorted().quotedList()), which a resolver cannot express; they are left out, and no "
        + "token changes", at: place)
  }
}

private func names(_ list: JSONValue?) -> [String] { list?.array?.compactMap(\.string) ?? [] }

extension ForeignFile {
  fileprivate var fileName: String { Self.jsonPath(String(lastName)) }

  private var lastName: Substring {
    relativePath.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
  }

  /// Its folder in the folder that all files share: empty, or with a trailing `/`.
  fileprivate var folder: String { String(relativePath.dropLast(lastName.count)) }

  /// Whether it lists sets or themes.
  fileprivate var listsStudioSets: Bool {
    let root = document.json.root
    return root.kind == .array || root["$themes"] != nil || root["$metadata"] != nil
      || root["tokenSetOrder"] != nil
  }
}

/// Finds files that contain several sets, although no member says it: their references resolve only
/// if the first name of a path is the name of a set.
struct StudioSets {
  private(set) var files: Set<Int> = []

  init(_ files: [ForeignFile]) {
    guard !files.contains(where: \.listsStudioSets) else { return }
    let tokens = files.map(tokens)
    let whole = Set(tokens.joined().map(\.key))
    let inner = Set(tokens.joined().compactMap(\.innerKey))
    for (index, tokens) in tokens.enumerated() where tokens.allSatisfy({ $0.innerKey != nil }) {
      let named = tokens.flatMap(\.references)
      if named.count(where: inner.contains) > named.count(where: whole.contains) {
        self.files.insert(index)
      }
    }
  }
}

/// The tokens of a file, read as one set. What that finds is reported when the sets are read.
private func tokens(of file: ForeignFile) -> [StudioToken] {
  let set = StudioProject.TokenSet(
    name: "", document: file.document, steps: [], value: file.document.json.root)
  return StudioTokenReader([set], options: ConversionOptions()).tokens
}

extension StudioToken {
  /// The path without its first name; nil if it has only one.
  fileprivate var innerKey: String? {
    key.firstIndex(of: ".").map { String(key[key.index(after: $0)...]) }
  }
}
