/// The real paths of folders, each looked up once.
///
/// A class because looking fills it.
package final class RealFolders {
  private var known: [FilePath: FilePath] = [:]

  package init() {}

  /// The real path of a folder; nil if it does not exist.
  package func path(of folder: FilePath) -> FilePath? {
    if let path = known[folder] { return path }
    let path = folder.real
    known[folder] = path
    return path
  }
}
