/// The root of the repository: the closest folder above that has the sources and a `tincture.json`.
/// Tests climb to it here and nowhere else, so that a folder can move without them.
package let packageFolder: URL = {
  var folder = URL(filePath: #filePath)
  repeat {
    precondition(folder.pathComponents.count > 1, "\(#filePath) is not in the repository.")
    folder.deleteLastPathComponent()
  } while !["Sources", "tincture.json"].allSatisfy {
    FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
  }
  return folder
}()
