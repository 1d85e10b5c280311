import TokenJSON

/// Reads a text as JSON. It must be accepted if and only if a second reader accepts it. Every fault and
/// value must have a place inside the text, and a value's spelling must read as that value.
func checkJSON(_ text: [UInt8]) throws(Violation) {
  let isAccepted = TreeReader.read(text) != nil
  let document: JSONDocument
  do {
    document = try JSONDocument(text)
  } catch {
    try require(!isAccepted, "rejected what RFC 8259 allows: \(error)")
    try checkFault(error, text)
    return
  }
  try require(isAccepted, "accepted what RFC 8259 or docs/reference/limits.md forbids")
  try checkPlaces(in: document)
}

private func checkFault(_ fault: JSONFault, _ text: [UInt8]) throws(Violation) {
  try require((0...text.count).contains(fault.offset), "a fault at \(fault.offset), outside")
  let lines = LineTable(text)
  let (line, column) = lines.place(at: fault.offset)
  let length = lines.text(ofLine: line).unicodeScalars.count
  try require(
    line >= 1 && (1...length + 1).contains(column), "a fault at \(line):\(column), outside")
}

private func checkPlaces(in document: JSONDocument) throws(Violation) {
  let map = SourceMap(document.text)
  for duplicate in map.duplicates() {
    try require(document.hasDuplicates, "a duplicate key is not reported")
    try require(
      duplicate.first < duplicate.second && document.text[duplicate.second] == UInt8(ascii: "\""),
      "the duplicate key at \(duplicate.second) has no place")
  }
  var open: [(value: JSONValue, steps: [JSONStep])] = [(document.root, [])]
  var budget = 300
  while let (value, steps) = open.popLast(), budget > 0 {
    budget -= 1
    try checkPlace(of: value, steps, map)
    if let object = value.object {
      for (key, member) in object { open.append((member, steps + [.key(key.string)])) }
    }
    guard let items = value.array else { continue }
    for index in items.indices { open.append((items[index], steps + [.index(index)])) }
  }
}

private func checkPlace(
  of value: JSONValue, _ steps: [JSONStep], _ map: SourceMap
) throws(Violation) {
  let offset = map.offset(of: steps)
  guard let spelling = map.spelling(of: steps), let first = spelling.first else {
    throw Violation("a value has no spelling at \(steps)")
  }
  let again: JSONDocument
  do {
    again = try JSONDocument(spelling)
  } catch {
    throw Violation("the spelling at \(steps) is not JSON: \(error)")
  }
  try require(again.root.kind == value.kind, "the place of \(steps) has another kind")
  try require(
    again.root.string == value.string && again.root.number == value.number
      && again.root.boolean == value.boolean, "the place of \(steps) has another value")
  try require(
    SourceMap(spelling).spelling(of: []) == spelling,
    "the spelling of a spelling differs at \(steps)")
  let (line, column) = map.place(at: offset)
  try require(line >= 1 && column >= 1, "\(steps) is at \(line):\(column)")
  if case .key? = steps.last {
    let key = map.keyOffset(of: steps)
    try require(key < offset && first != UInt8(ascii: ":"), "the key of \(steps) at \(key)")
  }
}
