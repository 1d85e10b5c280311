import TokenCompiler
import TokenDialects
import TokenModel
import TokenOutputs
import Writers

/// Converts files with the detected dialect and with given dialects, and checks the results.
func checkConversion(_ files: [SourceFile], _ extent: Extent) throws(Violation) {
  let digest = digest(files.flatMap(\.text))
  let named = Dialect.all.filter { $0 != .resolver }
    .enumerated().filter { extent.includes(oneOf: 9, digest &+ UInt64($0.offset) << 8) }
    .map(\.element)
  for dialect in [nil] + named {
    var options = ConversionOptions()
    options.dialect = dialect
    options.types = [(pattern: "size/**", type: .dimension)]
    options.rootNames = ["DEFAULT", "_"]
    try checkConversion(files, options)
  }
}

private func checkConversion(_ files: [SourceFile], _ options: ConversionOptions) throws(Violation)
{
  let check: (Sources) -> [Diagnostic] = {
    var sources = $0
    sources.project.outputs = [Project.Output(format: .swift, to: "generated/Themes")]
    return compile(sources.recognizing(.dialects)).findings
  }
  let conversion = convert(files, options: options, check: check)
  let again = convert(files, options: options, check: check)
  try require(
    conversion.files == again.files && conversion.findings == again.findings,
    "two conversions differ")
  try TextPlaces(files).check(conversion.findings)
  try requireJSON(conversion.json, "the report")
  try requirePlain(conversion.markdown, "the report as Markdown")
  for line in conversion.summary(folder: "out", isDryRun: false, project: nil) {
    try requirePlain(line, "the summary")
  }
  try require(conversion.refusal == nil || conversion.files.isEmpty, "files from invalid JSON")
  var paths: Set<String> = []
  for file in conversion.files {
    let shown = "'\(printable(file.path))'"
    try require(file.path.normalizedPath == file.path, "\(shown) is not in the folder")
    try require(paths.insert(file.path).inserted, "\(shown) is written twice")
    try requireJSON(file.bytes, shown)
  }
  try checkResult(conversion)
}

/// Checks that a conversion without errors compiles strictly.
private func checkResult(_ conversion: Conversion) throws(Violation) {
  guard !conversion.hasErrors, let resolver = conversion.resolver else { return }
  let sources = conversion.files.map { SourceFile(path: $0.path, text: $0.bytes) }
  var project = Project()
  project.resolver = resolver
  project.outputs = [Project.Output(format: .swift, to: "generated/Themes")]
  let compilation = compile(
    Sources(
      project: project, tokens: sources.filter { $0.path != resolver },
      resolver: sources.first { $0.path == resolver }
    ).recognizing(.dialects))
  let error = compilation.findings.first { $0.severity == .error }
  try require(error == nil, "the converted project does not compile:  \(error?.text() ?? "")")
}
