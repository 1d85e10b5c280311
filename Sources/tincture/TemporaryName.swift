import TokenModel
import TokenOutputs

/// Names of files that are being written, and of scratch folders: `.tincture-0123456789abcdef.tmp`.
///
/// Random, so that no two threads, processes or machines meet; hidden, so that no glob finds them;
/// short, whatever the file will be called; and recognizable.
enum TemporaryName: String {
  /// An output, written while its folder is locked: who holds the lock may remove it.
  case output = ".tmp"
  /// Any other file, locked while it is written: who can lock it may remove it.
  case single = ".part"
  /// A folder for the time of one run, locked in the same way.
  case folder = ".scratch"

  private static let start = ".tincture-"
  private static let digitCount = 16

  func random() -> String {
    let digits = String(UInt64.random(in: 0...UInt64.max), radix: 16)
    let zeros = String(repeating: "0", count: Self.digitCount - digits.utf8.count)
    return Self.start + zeros + digits + rawValue
  }

  /// Whether a name could be one of these.
  func fits(_ name: String) -> Bool {
    guard name.hasPrefix(Self.start), name.hasSuffix(rawValue) else { return false }
    let digits = name.utf8.dropFirst(Self.start.utf8.count).dropLast(rawValue.utf8.count)
    return digits.count == Self.digitCount
      && digits.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }
}

extension OutputFolder {
  /// Removes what killed builds left behind in folders that outputs are written to.
  func removeAbandoned(among files: [GeneratedFile]) {
    let folders = outputs.map { $0.isFolder ? $0.to : folder(of: $0.to) }
    var open = Set(folders + files.map { folder(of: $0.path) }).sorted()
    var seen: Set<String> = []
    while let folder = open.popLast() {
      guard seen.insert(folder).inserted else { continue }
      let isOwned = outputs.contains {
        $0.isFolder && (folder == $0.to || folder.hasPrefix($0.to + "/"))
      }
      let path = folder.isEmpty ? root : joined(root, folder)
      for name in (try? namesInFolder(at: path)) ?? [] {
        if TemporaryName.output.fits(name) {
          removeFile(at: joined(path, name))
        } else if isOwned, !name.hasPrefix("."), isFolder(joined(path, name)),
          !isLink(joined(path, name))
        {
          open.append(joined(folder, name))
        }
      }
    }
  }
}
