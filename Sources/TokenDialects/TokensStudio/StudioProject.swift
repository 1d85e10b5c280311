import TokenJSON
import TokenModel

/// The sets and themes of a Tokens Studio project, as its files write them.
struct StudioProject {
  /// The sets in the order in which they are merged: later ones win.
  var sets: [TokenSet] = []
  var themes: [Theme] = []
  /// Whether the files say in which order sets are merged.
  private(set) var hasOrder = false

  /// A set of tokens: a file, or a member of the one file.
  struct TokenSet {
    var name: String
    var document: Document
    /// The way to its object.
    var steps: [JSONStep]
    var value: JSONValue
  }

  /// A theme, and the sets that it chooses.
  struct Theme {
    var name: String
    /// The themes of a group exclude each other.
    var group: String?
    /// Names of sets whose tokens it has.
    var enabled: [String] = []
    /// Names of sets that its references may name.
    var sources: [String] = []
    var place: Place
  }

  init(_ files: [ForeignFile], findings: inout Findings) {
    let folder = files.first { $0.isStudioIndex }?.folder ?? ""
    let inner = StudioSets(files).files
    var order: [String] = []
    for (index, file) in files.enumerated() {
      let root = file.document.json.root
      if root.kind == .array || file.fileName == "$themes.json" {
        readThemes(root, document: file.document, steps: [], findings: &findings)
      } else if file.fileName == "$metadata.json" {
        order += names(root["tokenSetOrder"])
      } else if root["$themes"] != nil || root["$metadata"] != nil {
        order += names(root["$metadata"]?["tokenSetOrder"])
        if let list = root["$themes"] {
          readThemes(list, document: file.document, steps: [.key("$themes")], findings: &findings)
        }
        readSets(root, document: file.document)
      } else if inner.contains(index) {
        findings.add(
          .changedValue,
          message:
            "this file has no '$themes' and no '$metadata', but its references only fit if its members are "
            + "sets, whose names are no part of paths; so they are read", at: file.document.place())
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

  /// Every member of the one file is a set, except those of Tokens Studio itself.
  private mutating func readSets(
    _ root: JSONValue, document: Document, prefix: String = ""
  ) {
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

  /// Sets that the order does not name come last, as they were given.
  private mutating func sort(by order: [String]) {
    let ranks = Dictionary(
      order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    sets = sets.enumerated()
      .sorted {
        (ranks[$0.element.name] ?? .max, $0.offset) < (ranks[$1.element.name] ?? .max, $1.offset)
      }
      .map(\.element)
  }

  private mutating func readThemes(
    _ list: JSONValue, document: Document, steps: [JSONStep], findings: inout Findings
  ) {
    reportLinks(list, document: document, steps: steps, findings: &findings)
    for index in list.array?.indices ?? 0..<0 {
      guard let value = list.array?[index] else { continue }
      let steps = steps + [.index(index)]
      guard let name = value["name"]?.string, let chosen = value["selectedTokenSets"]?.object else {
        findings.add(
          .notCarried,
          message:
            "a theme has a 'name' and 'selectedTokenSets', and this one has not both; it is passed over",
          at: document.place(steps))
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
}

/// Says once what else themes hold: what ties them to a file of Figma.
private func reportLinks(
  _ list: JSONValue, document: Document, steps: [JSONStep], findings: inout Findings
) {
  let known: Set = ["id", "name", "group", "selectedTokenSets"]
  var others: [String] = []
  for theme in list.array.map({ Array($0) }) ?? [] {
    for (key, value) in theme.members {
      let name = key.string
      let isEmpty = value.object?.count == 0 || value.array?.count == 0 || value.kind == .null
      if !known.contains(name), !isEmpty, !others.contains(name) { others.append(name) }
    }
  }
  guard !others.isEmpty else { return }
  findings.add(
    .notCarried,
    message:
      "themes hold \(listed(others.sorted())) too, which a resolver has no place for; they are left out, and no "
      + "token changes by that", at: document.place(steps))
}

private func names(_ list: JSONValue?) -> [String] { list?.array?.compactMap(\.string) ?? [] }

extension ForeignFile {
  fileprivate var fileName: Substring {
    relativePath.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
  }

  /// The folder of the file below the folder that all files share, ending in `/`, or nothing.
  fileprivate var folder: String { String(relativePath.dropLast(fileName.count)) }

  /// Whether it tells of sets, and holds none.
  fileprivate var isStudioIndex: Bool {
    fileName == "$themes.json" || fileName == "$metadata.json"
  }
}
