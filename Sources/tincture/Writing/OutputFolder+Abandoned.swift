import Platform
import TokenCompiler
import TokenModel

extension OutputFolder {
  /// Removes temporary files that killed builds left in output folders.
  func removeAbandoned(among files: [GeneratedFile]) {
    let folders = outputs.map { $0.isFolder ? $0.to : folder(of: $0.to) }
    var open = Set(folders + files.map { folder(of: $0.path) }).sorted()
    var seen: Set<String> = []
    while let folder = open.popLast() {
      guard seen.insert(folder).inserted else { continue }
      let isOwned = outputs.contains {
        $0.isFolder && (folder == $0.to || folder.hasPrefix($0.to + "/"))
      }
      let path = folder.isEmpty ? root : joined(root, path: folder)
      for name in (try? namesInFolder(at: path)) ?? [] {
        if TemporaryName.output.fits(name) {
          removeFile(at: joined(path, path: name))
        } else if isOwned, !name.hasPrefix("."), isFolder(joined(path, path: name)),
          !isLink(joined(path, path: name))
        {
          open.append(joined(folder, path: name))
        }
      }
    }
  }
}
