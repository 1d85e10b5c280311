import Testing

/// The stages that lines such as `parse 12.345 ms` name; nil where a line says anything else.
private func stages(_ errors: String) -> [String]? {
  var stages: [String] = []
  for line in errors.split(separator: "\n") {
    guard let match = line.wholeMatch(of: /([a-z]+) \d+\.\d{3} ms/) else { return nil }
    stages.append(String(match.1))
  }
  return stages
}

@Test func `--timings names the stages on standard error, and changes nothing that is printed`()
  throws
{
  let folder = try Folder([
    "tokens/a.json": #"{ "n": { "$type": "number", "$value": 1 } }"#,
    "tincture.json": #"{ "outputs": [{ "format": "json", "to": "out.json" }] }"#,
  ])
  let built = try tincture("build", "--timings", in: folder)
  #expect(built.code == 0, "\(built)")
  #expect(
    stages(built.errors) == ["read", "parse", "resolve", "check", "emit", "write"], "\(built)")
  let checked = try tincture("build", "--check", "--timings", in: folder)
  #expect(
    stages(checked.errors) == ["read", "parse", "resolve", "check", "emit", "compare"],
    "\(checked)")
  #expect(checked.output == (try tincture("build", "--check", in: folder)).output)
}

@Test func `--timings tells the stages that were reached when an error ends the build`() throws {
  let folder = try Folder([
    "tokens/a.json": #"{ "n": { "$type": "number", "$value": "{gone}" } }"#
  ])
  let run = try tincture("build", "--timings", in: folder)
  #expect(run.code == 1)
  #expect(run.errors.contains("check "))
  #expect(!run.errors.contains("emit "))
}
