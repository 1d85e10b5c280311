import TokenCompiler
import TokenDialects
import TokenModel
import TokenOutputs
import Writers

/// Compiles an input twice as a project and checks all results.
func checkProject(_ target: FuzzTarget, _ bytes: [UInt8], _ extent: Extent) throws(Violation) {
  let files = target.files(in: bytes)
  var (sources, projectFindings) = assembled(files)
  sources.recognizer = .dialects
  let places = TextPlaces(files)
  try places.check(projectFindings)
  let digest = digest(bytes)
  let isShuffled = extent.includes(oneOf: 4, digest)
  var compilation = try checkCompilation(sources, places, isShuffled)
  if compilation.hasErrors {
    for rule in Rule.allCases where rule.isAdjustable { sources.project.rules[rule] = .off }
    compilation = try checkCompilation(sources, places, isShuffled)
  }
  if extent.includes(oneOf: 3, digest) { try checkReports(of: compilation) }
  if extent.includes(oneOf: 5, digest) { try checkExplanations(sources, compilation) }
  if extent.includes(oneOf: 7, digest) {
    try checkDifferences(sources, assembled(target.files(in: [])).sources.recognizing(.dialects))
  }
}

/// Checks the result of `compile`.
private func checkCompilation(
  _ sources: Sources, _ places: TextPlaces, _ isShuffled: Bool
) throws(Violation) -> Compilation {
  let compilation = compile(sources)
  try places.check(compilation.findings)
  if isShuffled { try checkOrder(sources, compilation) }
  if compilation.hasErrors {
    try require(
      compilation.files.isEmpty && compilation.renderings.isEmpty, "files despite an error")
  }
  try checkFiles(of: compilation, sources)
  return compilation
}

/// Checks that neither the order of files nor a second run changes the result.
private func checkOrder(_ sources: Sources, _ compilation: Compilation) throws(Violation) {
  var shuffled = sources
  shuffled.tokens.reverse()
  shuffled.contracts.reverse()
  let again = compile(shuffled)
  try require(again.findings == compilation.findings, "the order of the files changes the findings")
  try require(again.files == compilation.files, "the order of the files changes what is written")
  try require(
    again.renderings.map(\.request) == compilation.renderings.map(\.request),
    "the order of the files changes what templates see")
}

/// Checks that files are in the project, have unique paths, and match their headers.
private func checkFiles(of compilation: Compilation, _ sources: Sources) throws(Violation) {
  var inputs = Set((sources.tokens + sources.contracts).map(\.path))
  for file in compilation.files {
    let shown = "'\(printable(file.path))'"
    try require(file.path.normalizedPath == file.path, "\(shown) is not in the project")
    try require(inputs.insert(file.path).inserted, "\(shown) overwrites another file")
    try require(file.drift(from: file.bytes) == nil, "\(shown) does not match itself")
    let text = String(decoding: file.bytes, as: UTF8.self)
    try require(Array(text.utf8) == file.bytes, "\(shown) is not UTF-8")
    let control = rawControl(in: text, allowing: ["\n"])
    try require(control == nil, "\(shown) holds U+\(String(control?.value ?? 0, radix: 16))")
    if file.path.hasSuffix("json") { try requireJSON(file.bytes, shown) }
  }
  for rendering in compilation.renderings { try requireJSON(rendering.request, rendering.path) }
}
