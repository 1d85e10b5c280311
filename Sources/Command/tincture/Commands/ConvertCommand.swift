import ArgumentParser
import Platform
import TokenDialects

struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert", abstract: "Convert token files of other formats to DTCG 2025.10.",
    discussion: """
      Reads the drafts of DTCG, Style Dictionary, Tokens Studio, Penpot, Figma's exports, plugins \
      and REST API, Material Theme Builder, and Adobe Spectrum. Files that are already DTCG 2025.10 are copied. Everything that cannot \
      be converted is reported.
      """,
    examples: """
      tincture convert old --to tokens            # a folder of other formats
      tincture convert old --to tokens --dry-run  # only list what is lost
      """)

  @Argument(
    help: ArgumentHelp(
      "Token files, or folders with them: \(extensions.quotedList()).", valueName: "input"))
  var inputs: [String]

  @Option(
    help: ArgumentHelp(
      "The folder to write to; it is created if it is missing.", valueName: "folder"))
  var to: String

  @Option(
    help: ArgumentHelp(
      "The format of all files; recognized by default: \(Dialect.list).", valueName: "dialect"),
    completion: .list(Dialect.words), transform: Dialect.parse) var from: Dialect?

  @Option(
    help: ArgumentHelp(
      "The type of tokens by path, such as 'color/**=color'. Can be repeated.",
      valueName: "pattern=type")) var type: [String] = []

  @Flag(help: "Give tokens without a type the one that their values look like; each is reported.")
  var inferTypes = false

  @Option(
    help: ArgumentHelp(
      "The unit of lengths without one: px or rem. By default px, and rem in Style Dictionary.",
      valueName: "unit"), completion: .list(DimensionValue.Unit.words),
    transform: DimensionValue.Unit.parse) var unit: DimensionValue.Unit?

  @Flag(
    help: "Turn a token whose type differs by theme into one token for each type; each is reported."
  ) var split = false

  @Option(
    help: ArgumentHelp(
      "A name of tokens that represent their group, such as DEFAULT, and become $root. Can be "
        + "repeated.", valueName: "name")) var root: [String] = []

  @Option(
    help: ArgumentHelp(
      "Which files or sets are contexts of an axis, such as 'mode=light:*.light,dark:*.dark'. Can be "
        + "repeated; then nothing is guessed.", valueName: "axis=context:pattern,..."))
  var mode: [String] = []

  @Option(
    help: ArgumentHelp(
      "Files or sets that are in every theme, below all others. Can be repeated.",
      valueName: "pattern")) var base: [String] = []

  @Flag(help: "Accept that modes or values are lost, or that the plan is not proven.")
  var partial = false

  @Flag(help: "Print the plan and the findings, and write nothing but the report.")
  var dryRun = false

  @Option(
    name: [.long, .customLong("report")],
    help: ArgumentHelp(
      "Also write all findings to a file: JSON if its name ends in .json, else Markdown.",
      valueName: "file")) var output: String?

  @Flag(help: "Replace existing files with other content.") var overwrite = false

  private var folder: FilePath { FilePath(to) }

  func validate() throws { _ = try options() }

  func run() throws {
    let options = try options()
    for input in inputs where FilePath(input).isFolder && folder.isInside(FilePath(input)) {
      throw ValidationError(
        "--to \(printable(to)) is inside the input \(printable(input)), so the next run would read it; use "
          + "another folder")
    }
    if let output, folder.isInside(FilePath(output)) || folder.place == FilePath(output).place {
      throw ValidationError("--report \(printable(output)) is the folder of --to; name a file")
    }
    // Two inputs can name the same file, such as a folder and a file in it.
    let found = try inputs.flatMap(tokenFiles).grouped { $0.normalizedPath ?? $0 }.map { $0[0] }
    let readsYAML = HelperProgram.yaml.isAvailable
    let files = try found.filter { readsYAML || !Translation.isNeeded(for: $0) }.map {
      SourceFile(path: $0, text: try FilePath($0).read(namedBy: "INPUT", as: "file or folder"))
    }
    var translations: [String: Translation] = [:]
    for file in files where Translation.isNeeded(for: file.path) {
      translations[file.path] = try Translation(file)
    }
    var names = try ConvertedNames(nearestProject(to.isEmpty ? "." : folder))
    var conversion = convert(files, options: options, translations: translations) {
      names.check($0)
    }
    conversion.finish(
      skipped: readsYAML ? [] : found.filter(Translation.isNeeded),
      reason: HelperProgram.yaml.remedy, inputs: inputs)
    FindingPrinter(root: ".", files: files).print(FoldedFindings(ofConversion: conversion.findings))
    if !names.proposals.isEmpty { conversion.outputs = names.project.outputs }
    if names.path == nil, let file = conversion.projectFile { conversion.files.append(file) }
    if let output {
      let isJSON = output.hasSuffix(".json")
      try printResult(
        isJSON ? conversion.json : Array(conversion.markdown.utf8), to: output,
        keeping: (files.map(\.path) + [names.path].compactMap(\.self)).map { FilePath($0) }
          + conversion.files.map { folder.appending($0.path) })
    }
    if !conversion.files.isEmpty, !dryRun {
      try OutputFolder.write(conversion.files, to: folder) { try checkExisting(conversion) }
    }
    for line in conversion.summary(
      folder: to, isDryRun: dryRun, project: names.path, projectResolver: names.project.resolver,
      names: names.summary)
    { try printLine(line) }
    if overwrite, !dryRun { try sayOthers(conversion) }
    if conversion.hasErrors { throw ExitCode(1) }
  }

  /// Names token files in the folder that this conversion does not write.
  private func sayOthers(_ conversion: Conversion) throws {
    let own = Set((conversion.files.map(\.path) + ["tincture.json"]).map { folder.prefix + $0 })
    guard folder.isFolder else { return }
    let others = try tokenFiles(to).filter { !$0.hasSuffix(".contract.json") && !own.contains($0) }
    guard let first = others.first else { return }
    try printLine(
      "Left: \(counted(others.count, noun: "token file")) in \(printable(to)) that this conversion does not write, "
        + "such as \(printable(first)); delete what an earlier one wrote")
  }

  /// Throws if a file exists with other content, unless `--overwrite` replaces it.
  private func checkExisting(_ conversion: Conversion) throws {
    let changed = conversion.files.filter { file in
      let path = folder.appending(file.path)
      // Reading a missing file would look for a similar name.
      return !path.exists || (try? path.read()) != file.bytes
    }
    let taken = changed.map { folder.appending($0.path) }.filter(\.exists)
    if !overwrite, let first = taken.first {
      let others = taken.count > 1 ? ", as do \(taken.count - 1) others" : ""
      throw FileError(
        at: first,
        message:
          "exists with other content\(others); nothing was written; use --overwrite to replace it")
    }
  }

  private func options() throws -> ConversionOptions {
    var options = ConversionOptions()
    options.dialect = from
    options.rootNames = Set(root)
    options.infersTypes = inferTypes
    (options.splitsTypes, options.isPartial) = (split, partial)
    options.unit = unit
    options.types = try type.map(typeRule)
    options.modes = try mode.map { text in
      guard let axis = ModeAxis(text) else {
        throw ValidationError(
          "--mode takes AXIS=CONTEXT:PATTERN,CONTEXT:PATTERN with at least two contexts, such as "
            + "'mode=light:*.light,dark:*.dark', found '\(printable(text))'")
      }
      return axis
    }
    let names = options.modes.map(\.name)
    if let twice = names.first(where: { name in names.count { $0 == name } > 1 }) {
      throw ValidationError(
        "--mode names the axis '\(printable(twice))' twice; name all its contexts in one --mode")
    }
    guard !base.contains("") else {
      throw ValidationError("--base takes a pattern of files or sets, such as 'core/*', found ''")
    }
    options.bases = base
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
      throw ValidationError(
        "DTCG 2025.10 has no type '\(printable(word))'"
          + word.suggestion(among: types, else: "; the types are \(types.quotedList())"))
    }
    return (String(text[..<sign]), type)
  }
}

extension DimensionValue.Unit: OptionWord {}

extension Dialect: OptionWord {
  static var words: [String] { all.map(\.id) }

  init?(rawValue word: String) {
    guard let dialect = Self.all.first(where: { $0.id == word }) else { return nil }
    self = dialect
  }
}

/// The extensions of the files in a folder that are read.
private let extensions = [".json", ".tokens", ".json5", ".jsonc", ".yaml", ".yml"]

/// The token files of an input: the file itself, or all files in a folder, sorted by path.
private func tokenFiles(_ input: String) throws -> [String] {
  var files: [String] = []
  var open = [FilePath(input)]
  guard open[0].isFolder else { return [input] }
  while let folder = open.popLast() {
    for name in try folder.utf8Names() where !name.hasPrefix(".") && name != "node_modules" {
      let path = folder.appending(name)
      if path.isFolder {
        if !path.isLink { open.append(path) }
      } else if extensions.contains(where: name.hasSuffix) {
        files.append(path.string)
      }
    }
  }
  return files.sorted()
}

/// The project file in a folder, which may not exist, or in one around it in the working directory.
private func nearestProject(_ folder: FilePath) -> FilePath? {
  let path = folder.appending("tincture.json")
  if path.exists { return path }
  let isTop =
    folder == "." || folder.string.hasPrefix("/") || folder.string.parts(at: "/").contains("..")
  return isTop ? nil : nearestProject(folder.folder)
}
