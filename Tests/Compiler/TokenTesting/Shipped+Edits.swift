/// Changes of the shipped tokens. The JSON is rewritten, so places in changed files move.
extension Shipped {
  /// Deletes a token in every file that defines it. Returns the number of these files.
  package mutating func delete(_ path: String) throws -> Int {
    try edit(path) { _ in nil }
  }

  /// Sets a token, or each color of a gradient, to `#RRGGBB`, in one file or in every file that defines
  /// it. Returns the number of these files.
  package mutating func set(_ path: String, in file: String? = nil, to hex: String) throws -> Int {
    try edit(path, in: file) { token in
      var token = token
      if let stops = token["$value"] as? [[String: Any]] {
        token["$value"] = stops.map { $0.merging(["color": colorObject(hex)]) { $1 } }
        return token
      }
      token["$type"] = "color"
      token["$value"] = colorObject(hex)
      return token
    }
  }

  private mutating func edit(
    _ path: String, in file: String? = nil, _ change: ([String: Any]) -> [String: Any]?
  ) throws -> Int {
    var changed = 0
    for index in sources.tokens.indices where file == nil || sources.tokens[index].path == file {
      let tree = try JSONSerialization.jsonObject(with: Data(sources.tokens[index].text))
      guard let tree = tree as? [String: Any],
        let edited = editing(tree, path.split(separator: "/").map(String.init)[...], change)
      else { continue }
      changed += 1
      sources.tokens[index].text = [UInt8](
        try JSONSerialization.data(withJSONObject: edited, options: [.sortedKeys]))
    }
    return changed
  }
}

/// The tree with the token at a path changed; nil if there is no such token.
private func editing(
  _ tree: [String: Any], _ path: ArraySlice<String>, _ change: ([String: Any]) -> [String: Any]?
) -> [String: Any]? {
  guard let name = path.first, let inner = tree[name] as? [String: Any] else { return nil }
  var tree = tree
  if path.count > 1 {
    guard let edited = editing(inner, path.dropFirst(), change) else { return nil }
    tree[name] = edited
  } else {
    guard inner["$value"] != nil else { return nil }
    tree[name] = change(inner)
  }
  return tree
}

/// A DTCG color for JSONSerialization. Ignores text after six digits.
private func colorObject(_ hex: String) -> [String: Any] {
  let number = Int(hex.dropFirst().prefix(6), radix: 16) ?? 0
  let components = [number >> 16, number >> 8 & 0xFF, number & 0xFF].map { Double($0) / 255 }
  return ["colorSpace": "srgb", "components": components]
}

extension Shipped {
  /// Renames a token in every file and alias. Returns its new path.
  package mutating func rename(_ path: String) throws -> String {
    let names = path.split(separator: "/").map(String.init)
    let renamed = names.dropLast() + ["other-\(names.last ?? "")"]
    for index in sources.tokens.indices {
      let tree = try JSONSerialization.jsonObject(with: Data(sources.tokens[index].text))
      let moved = moving(tree, names[...], to: renamed.last ?? "")
      let text = String(
        decoding: try JSONSerialization.data(withJSONObject: moved, options: [.sortedKeys]),
        as: UTF8.self)
      sources.tokens[index].text = Array(
        text.replacingOccurrences(
          of: "{\(names.joined(separator: "."))}", with: "{\(renamed.joined(separator: "."))}"
        ).utf8)
    }
    return renamed.joined(separator: "/")
  }

  /// Rewrites every token file with different whitespace and order of members.
  package mutating func reformat() throws {
    for index in sources.tokens.indices {
      let tree = try JSONSerialization.jsonObject(with: Data(sources.tokens[index].text))
      sources.tokens[index].text = [UInt8](
        try JSONSerialization.data(withJSONObject: tree, options: [.prettyPrinted]))
    }
  }
}

/// The tree with the token at a path renamed, if it exists.
private func moving(_ tree: Any, _ path: ArraySlice<String>, to name: String) -> Any {
  guard var object = tree as? [String: Any], let first = path.first, let inner = object[first]
  else { return tree }
  if path.count > 1 {
    object[first] = moving(inner, path.dropFirst(), to: name)
  } else {
    object[first] = nil
    object[name] = inner
  }
  return object
}
