/// A token file with colors, by path. Several names with `/` are groups.
package func colorFile(_ colors: [String: String]) throws -> String {
  func add(_ hex: String, names: ArraySlice<Substring>, to group: Any?) -> Any {
    guard let first = names.first else { return ["$type": "color", "$value": components(hex)] }
    var object = group as? Object ?? [:]
    object[String(first)] = add(hex, names: names.dropFirst(), to: object[String(first)])
    return object
  }
  var root: Any = Object()
  for (path, hex) in colors { root = add(hex, names: path.split(separator: "/")[...], to: root) }
  let data = try JSONSerialization.data(withJSONObject: root, options: .sortedKeys)
  return String(decoding: data, as: UTF8.self)
}

private func components(_ hex: String) -> Object {
  let digits = Array(hex.utf8.dropFirst())
  let channels = [0, 2, 4].map { start in
    Double(Int(String(decoding: digits[start..<start + 2], as: UTF8.self), radix: 16) ?? 0) / 255
  }
  return ["colorSpace": "srgb", "components": channels]
}

/// A project with colors.
package func colorProject(_ colors: [String: String], contracts: [String: String] = [:]) throws
  -> Sources
{
  var files = contracts
  files["tokens/a.tokens.json"] = try colorFile(colors)
  return sources(files)
}
