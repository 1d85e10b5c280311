import Platform
import TokenModel
import Writers

/// The path nearest to one that leads nowhere: each name on the way that is missing is replaced by
/// the nearest one in its folder. From a name with `*` or `?` on, the path stays as it is.
///
/// - Returns: nil when nothing is near, or no name is missing.
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
