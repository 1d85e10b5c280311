import Platform
import TokenModel
import Writers

/// The path that is most similar to a missing one: each missing name is replaced by the most
/// similar name in its folder. From the first name with `*` or `?`, the path stays the same.
///
/// - Returns: Nil if there is no similar name, or if no name is missing.
func nearestPath(to path: String, below root: String = ".") -> String? {
  var found = ""
  let names = path.parts(at: "/", keepingEmpty: true).map(String.init)
  for (index, name) in names.enumerated() {
    let before = index == 0 ? "" : found + "/"
    if name.contains("*") || name.contains("?") {
      return names[..<index].elementsEqual(found.parts(at: "/").map(String.init))
        ? nil : before + names[index...].joined(separator: "/")
    }
    if name.isEmpty || fileExists(place(before + name, below: root)) {
      found = before + name
      continue
    }
    let folder = before.isEmpty ? root : place(before, below: root)
    let others = ((try? namesInFolder(at: folder)) ?? [])
      .filter { $0.hasPrefix(".") == name.hasPrefix(".") }.sorted()
    guard let near = nearestFile(to: name, among: others) else { return nil }
    found = before + near
  }
  return found == path || !fileExists(place(found, below: root)) ? nil : found
}

private func place(_ path: String, below root: String) -> String {
  path.hasPrefix("/") ? path : joined(root, path: path)
}
