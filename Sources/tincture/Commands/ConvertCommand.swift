import ArgumentParser
import Platform
import TokenCompiler
import TokenDialects
import TokenModel
import TokenOutputs
import Writers

/// `tincture convert`: token files of other dialects into DTCG 2025.10.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Rewrite token files of other dialects as DTCG 2025.10.",
    discussion: """
      Reads the drafts of DTCG, Style Dictionary, Tokens Studio, Figma's exports and its REST API, \
      and Adobe Spectrum. What is DTCG 2025.10 already is copied byte for byte. Everything that \
      cannot be carried is a finding.
      """)

  @Argument(
    help: ArgumentHelp(
      "Token files, and folders of them (.json and .tokens).", valueName: "input"))
  var inputs: [String]

  @Option(help: ArgumentHelp("The folder to write to; made if it is missing.", valueName: "folder"))
  var to: String

  @Option(
    help: ArgumentHelp(
      "The dialect of all files, instead of recognizing it: \(Dialect.list).",
      valueName: "dialect"),
    completion: .list(Dialect.words), transform: Dialect.parse)
  var from: Dialect?

  @Option(
    help: ArgumentHelp(
      "The type of tokens by their path, 'color/**=color'; may be given several times.",
      valueName: "pattern=type"))
  var type: [String] = []

  @Option(
    help: ArgumentHelp(
      "A name of tokens that stand for their group, such as DEFAULT, to become $root; may be given "
        + "several times.", valueName: "name"))
  var root: [String] = []

  @Option(
    help: ArgumentHelp(
      "Write all findings to a file too: as JSON where its name ends in .json, else as Markdown.",
      valueName: "file"))
  var report: String?

  @Flag(help: "Replace files in the folder that hold something else.")
  var overwrite = false

  func validate() throws {
    _ = try options()
  }

  func run() throws {
    let options = try options()
    try exitingWhenUnable {
      for input in inputs where isFolder(input) && isBelow(to, folder: input) {
        throw ValidationError(
          "--to \(printable(to)) lies in the input \(printable(input)), and would be read as an input next time; name "
            + "another folder")
      }
      let found = try inputs.map(tokenFiles)
      let files = try found.flatMap(\.files).map {
        SourceFile(path: $0, text: try readFile(at: $0))
      }
      var conversion = convert(files, options: options) {
        compile($0.writingSwift, recognizing: Dialect.foreignFormat).findings
      }
      conversion.finish(passedOver: found.flatMap(\.passedOver), inputs: inputs)
      show(conversion, files: files)
      if let report {
        let isJSON = report.hasSuffix(".json")
        try replaceFile(
          at: report,
          with: isJSON ? conversionJSON(conversion) : Array(conversionMarkdown(conversion).utf8))
      }
      if !conversion.files.isEmpty { try write(conversion) }
      for line in conversionSummary(conversion, folder: to) { try printLine(line) }
      if conversion.hasErrors { throw ExitCode(1) }
    }
  }

  private func show(_ conversion: Conversion, files: [SourceFile]) {
    var printer = FindingPrinter(root: ".")
    for file in files { printer.texts[file.path] = file.text }
    for finding in conversion.findings { printer.print(finding) }
  }

  /// Writes the files, all of them or none.
  private func write(_ conversion: Conversion) throws {
    let made = try makeFolder(to)
    do {
      try FolderLock.with(.exclusive, on: to) { try write(conversion, isLocked: $0) }
    } catch {
      for path in made.reversed() { removeFolder(ifEmpty: path) }
      throw error
    }
  }

  private func write(_ conversion: Conversion, isLocked: Bool) throws {
    let changed = conversion.files.filter { file in
      let path = joined(to, path: file.path)
      // Reading what is not there would look for the nearest name.
      return !fileExists(path) || (try? readFile(at: path)) != file.bytes
    }
    let taken = changed.filter { fileExists(joined(to, path: $0.path)) }.map(\.path)
    if !overwrite, let first = taken.first {
      let others = taken.count > 1 ? ", and so do \(taken.count - 1) others" : ""
      throw FileError(
        at: joined(to, path: first),
        message: "holds something else\(others); nothing is written, --overwrite replaces it")
    }
    _ = try OutputFolder(root: to, outputs: []).write(conversion.files, isLocked: isLocked)
  }

  private func options() throws -> ConversionOptions {
    var options = ConversionOptions()
    options.dialect = from
    options.rootNames = Set(root)
    options.types = try type.map(typeRule)
    return options
  }

  private func typeRule(_ text: String) throws -> (pattern: String, type: TokenType) {
    guard let sign = text.lastIndex(of: "="), sign != text.startIndex else {
      throw ValidationError(
        "--type takes PATTERN=TYPE, such as 'color/**=color', found '\(printable(text))'")
    }
    let word = String(text[text.index(after: sign)...])
    guard let type = TokenType(rawValue: word) else {
      let types = TokenType.allCases.map(\.rawValue)
      let near = suggestion(for: word, among: types)
      throw ValidationError(
        "DTCG 2025.10 has no type '\(printable(word))'"
          + (near.isEmpty ? "; there are \(listed(types))" : near))
    }
    return (String(text[..<sign]), type)
  }
}

extension Dialect: OptionWord {
  static var words: [String] { all.map(\.id) }

  init?(rawValue word: String) {
    guard let dialect = Self.all.first(where: { $0.id == word }) else { return nil }
    self = dialect
  }
}

/// The token files of an input: itself, or all below a folder, in the order of their paths; and files
/// that may hold tokens, and are not JSON.
private func tokenFiles(_ input: String) throws -> (files: [String], passedOver: [String]) {
  guard isFolder(input) else { return isForeignNotation(input) ? ([], [input]) : ([input], []) }
  var files: [String] = []
  var passedOver: [String] = []
  var open = [input]
  while let folder = open.popLast() {
    for name in try legibleNames(inFolder: folder)
    where !name.hasPrefix(".") && name != "node_modules" {
      let path = joined(folder, path: name)
      if isFolder(path) {
        if !isLink(path) { open.append(path) }
      } else if name.hasSuffix(".json") || name.hasSuffix(".tokens") {
        files.append(path)
      } else if isForeignNotation(name) {
        passedOver.append(path)
      }
    }
  }
  return (files.sorted(), passedOver.sorted())
}

/// Whether a folder, there or not, is another or lies in it.
private func isBelow(_ path: String, folder: String) -> Bool {
  var here = path
  while !here.isEmpty {
    if let real = realPath(here) {
      guard let folder = realPath(folder) else { return false }
      return real == folder || real.hasPrefix(folder == "/" ? folder : folder + "/")
    }
    let parts = here.parts(at: "/", keepingEmpty: true)
    here = parts.count > 1 ? parts.dropLast().joined(separator: "/") : here == "." ? "" : "."
  }
  return false
}
