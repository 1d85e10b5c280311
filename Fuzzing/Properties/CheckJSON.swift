import TokenJSON

/// Reads a text as JSON: it is accepted where a second reader accepts it; every fault and every value
/// has a place inside the text; and what a value is spelled like reads as that value.
func checkJSON(_ text: [UInt8]) throws(Violation) {
  let isAccepted = TreeReader.read(text) != nil
  let document: JSONDocument
  do {
    document = try JSONDocument(text)
  } catch {
    try require(!isAccepted, "refused what RFC 8259 allows: \(error)")
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
    try require(document.hasDuplicates, "a key stands twice, and the reader does not know")
    try require(
      duplicate.first < duplicate.again && document.text[duplicate.again] == UInt8(ascii: "\""),
      "a key's second place at \(duplicate.again) is none")
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
    throw Violation("the spelling at \(steps) is no JSON: \(error)")
  }
  try require(again.root.kind == value.kind, "the place of \(steps) holds another kind")
  try require(
    again.root.string == value.string && again.root.number == value.number
      && again.root.boolean == value.boolean, "the place of \(steps) holds another value")
  try require(
    SourceMap(spelling).spelling(of: []) == spelling, "a spelling is spelled otherwise at \(steps)")
  let (line, column) = map.place(at: offset)
  try require(line >= 1 && column >= 1, "\(steps) stands at \(line):\(column)")
  if case .key? = steps.last {
    let key = map.keyOffset(of: steps)
    try require(key < offset && first != UInt8(ascii: ":"), "the key of \(steps) at \(key)")
  }
}
