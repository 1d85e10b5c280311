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
      for entry in entriesInFolder(at: path) {
        if TemporaryName.output.fits(entry.name) {
          removeFile(at: joined(path, path: entry.name))
        } else if isOwned, entry.isFolder, !entry.name.hasPrefix(".") {
          open.append(joined(folder, path: entry.name))
        }
      }
    }
  }
}
