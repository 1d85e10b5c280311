import TokenChecks
import TokenCompiler
import TokenDialects
import TokenJSON
import TokenModel
import TokenOutputs
import TokenQueries
import TokenReports
import Writers

/// Fails unless the bytes are JSON.
func requireJSON(_ bytes: [UInt8], _ what: String) throws(Violation) {
  do {
    _ = try JSONDocument(bytes)
  } catch {
    throw Violation("\(what) is not JSON:  \(error)")
  }
}

/// Fails unless a text is without control characters.
func requirePlain(_ text: String, _ what: String) throws(Violation) {
  let control = rawControl(in: text, allowing: ["\n"])
  try require(control == nil, "\(what) holds U+\(String(control?.value ?? 0, radix: 16))")
}

/// Checks that every format of the audit is valid.
func checkReports(of compilation: Compilation) throws(Violation) {
  try requireJSON(compilation.report.json, "the audit as JSON")
  try requireJSON(compilation.report.sarif(folder: ""), "the audit as SARIF")
  try requireJSON(compilation.report.gitLab(folder: "a/"), "the audit for GitLab")
  try requireJSON(compilation.audit.baselineJSON, "the baseline")
  let texts = [
    ("text", compilation.report.text()), ("a summary", compilation.report.summary),
    ("Markdown", compilation.report.markdown()),
    ("a comment", compilation.report.markdown(limit: Report.commentLimit)),
    ("HTML", String(decoding: compilation.auditHTML, as: UTF8.self)),
    ("JUnit", String(decoding: compilation.report.jUnit(folder: ""), as: UTF8.self)),
    ("GitHub", String(decoding: compilation.report.gitHub(folder: ""), as: UTF8.self)),
  ]
  for (format, text) in texts { try requirePlain(text, "the audit as \(format)") }
}

/// Checks that some tokens can be explained as text and as JSON.
func checkExplanations(_ sources: Sources, _ compilation: Compilation) throws(Violation) {
  var paths = compilation.findings.compactMap(\.path).prefix(2) + ["a/b"]
  if let result = compilation.audit.results.first { paths.append(result.foreground.path) }
  let analysis = analyze(sources).analysis
  for path in paths {
    guard let question = try? Question([path]) else { continue }
    let explanation = analysis.explain(question, in: sources.project)
    try requirePlain(explanation.text, "the explanation of \(printable(path))")
    try requireJSON(explanation.json, "the explanation of \(printable(path))")
  }
}

/// Checks that a project equals itself, and that differences print in every format.
func checkDifferences(_ sources: Sources, _ others: Sources) throws(Violation) {
  try require(diff(sources, after: sources).isEmpty, "a project differs from itself")
  let difference = diff(others, after: sources)
  try requirePlain(difference.text, "a difference as text")
  try requirePlain(difference.markdown, "a difference as Markdown")
  try requireJSON(difference.json, "a difference as JSON")
}
