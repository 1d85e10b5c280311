import TokenTesting

/// Runs the examples in `docs/reference/templates.md`.
@Test func `the templates on the page generate the files on the page`() throws {
  let page = try String(
    contentsOf: packageFolder.appending(path: "docs/reference/templates.md"), encoding: .utf8)
  var fences: [String: String] = [:]
  for match in page.matches(of: /```(?:json|text) (\S+\.\S+)\n((?s:.*?))```/) {
    fences[String(match.1)] = String(match.2)
  }
  let made = fences.filter { $0.key.hasPrefix("generated/") }
  try #require(made.count == 2)
  let project = try Folder(fences.filter { !$0.key.hasPrefix("generated/") })
  let run = try tincture("build", in: project)
  #expect(run == Run(0, output: unmeasured + "Wrote 2 files\n"))
  for (path, text) in made { #expect(try project.text(path) == text) }
}
