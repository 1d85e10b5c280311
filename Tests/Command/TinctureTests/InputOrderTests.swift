import Testing

@Test func `contracts listed in another order compile to the same bytes`() throws {
  let project = try Folder.shippedProject()
  let config = try project.text("tincture.json")
  let names = ["badge", "countdown", "countdown-promo", "counter", "notification-badge"]
  for order in [names, names.reversed()] {
    let list = order.map { "\"tokens/\($0).contract.json\"" }.joined(separator: ", ")
    try project.write(
      config.replacing(#""tokens/*.contract.json""#, with: list), to: "tincture.json")
    try tincture("build", "--check", in: project, code: 0)
  }
}

@Test func `sources listed in another order compile to the same bytes`() throws {
  let project = try labelProject(gray: 0.2)
  try project.write(#"{ "b": { "$type": "number", "$value": 2 } }"#, to: "tokens/b.tokens.json")
  try project.write(#"{ "c": { "$type": "number", "$value": 3 } }"#, to: "tokens/c.tokens.json")
  var builds: [Snapshot] = []
  for order in ["abc", "cba", "bca"] {
    let list = order.map { "\"tokens/\($0).tokens.json\"" }.joined(separator: ", ")
    try? project.remove("generated")
    try project.write(#"{ "sources": [\#(list)] }"#, to: "tincture.json")
    try tincture("build", in: project, code: 0)
    builds.append(try Snapshot(project, below: "generated"))
  }
  #expect(builds.allSatisfy { $0.bytes == builds[0].bytes && !$0.bytes.isEmpty })
}

@Test func `members of a resolver written in another order compile to the same bytes`() throws {
  let project = try Folder.shippedProject()
  let path = "tokens/eb.resolver.json"
  let text = try project.text(path)
  let line = #"    "palette": { "sources": [{ "$ref": "palette.tokens.json" }] },"# + "\n"
  let last = #"    "countdown": { "sources": [{ "$ref": "countdown.tokens.json" }] }"#
  try #require(text.contains(line) && text.contains(last))
  try project.write(
    text.replacing(line, with: "").replacing(last, with: last + ",\n" + line.dropLast(2)), to: path)
  try tincture("build", "--check", in: project, code: 0)
}
