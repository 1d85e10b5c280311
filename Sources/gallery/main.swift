import Foundation

/// Writes what is made from the components as they run; with `--check`, only says what differs.
///
/// It is run in the package's root, by `Scripts/gallery`. Nothing is written if anything that it
/// reads is missing or refused.
let root = URL(filePath: FileManager.default.currentDirectoryPath)
let isCheck = CommandLine.arguments.dropFirst().contains("--check")
do {
  let figma = try FigmaFiles.outputs(of: contents(of: FigmaFiles.source, in: root))
  let report = try ContrastReport(contents(of: ContrastReport.path, in: root))
  let files = figma + [GalleryPage(report: report).file]
  exit(isCheck ? OutputFile.check(files) : OutputFile.write(files))
} catch let fault as FigmaNodesFault {
  fault.lines.forEach { print($0) }
  exit(1)
} catch let file as UnreadableFile {
  print("\(file.path): cannot be read: \(file.reason)")
  exit(2)
}
