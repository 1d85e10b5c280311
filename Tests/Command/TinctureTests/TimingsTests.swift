import Testing

/// The stages in lines such as `parse 12.345 ms`; nil if there is any other line.
private func stages(_ errors: String) -> [String]? {
  var stages: [String] = []
  for line in errors.split(separator: "\n") {
    guard let match = line.wholeMatch(of: /([a-z]+) \d+\.\d{3} ms/) else { return nil }
    stages.append(String(match.1))
  }
  return stages
}

@Test func `--timings prints the stages to standard error, and does not change other output`()
  throws
{
  let folder = try Folder([
    "tokens/a.json": #"{ "n": { "$type": "number", "$value": 1 } }"#,
    "tincture.json": #"{ "outputs": [{ "format": "json", "to": "out.json" }] }"#,
  ])
  let built = try tincture("build", "--timings", in: folder, code: 0)
  #expect(
    stages(built.errors) == ["read", "parse", "resolve", "check", "emit", "write"], "\(built)")
  let checked = try tincture("build", "--check", "--timings", in: folder)
  #expect(
    stages(checked.errors) == ["read", "parse", "resolve", "check", "emit", "compare"],
    "\(checked)")
  #expect(checked.output == (try tincture("build", "--check", in: folder)).output)
}

@Test func `--timings prints the completed stages if the build fails`() throws {
  let folder = try Folder(["tokens/a.json": #"{ "n": { "$type": "number", "$value": "{gone}" } }"#])
  let run = try tincture("build", "--timings", in: folder, code: 1)
  #expect(run.errors.contains("check "))
  #expect(!run.errors.contains("emit "))
}
