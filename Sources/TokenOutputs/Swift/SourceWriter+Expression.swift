/// The maximum width of generated lines, if they can be broken.
private let lineLimit = 100

extension SourceWriter {
  /// Whether a line fits at the current indentation.
  func fits(_ line: String) -> Bool { indentation + line.utf8.count <= lineLimit }

  /// Writes a line of several parts if it fits at this depth. Returns whether it fits.
  mutating func lineIfFits(
    _ first: String, _ second: String, _ third: String, _ fourth: String
  ) -> Bool {
    let width =
      indentation + first.utf8.count + second.utf8.count + third.utf8.count + fourth.utf8.count
    if width <= lineLimit { line(first, second, third, fourth) }
    return width <= lineLimit
  }

  /// Writes an expression on one line if it fits, else with each argument of its outermost call or
  /// list on its own line.
  mutating func expression(_ text: String, before: String = "", after: String = "") {
    let width = indentation + before.utf8.count + text.utf8.count + after.utf8.count
    guard width > lineLimit, let call = Call(text) else { return line(before, text, after) }
    line(before, call.head)
    indent()
    for (index, argument) in call.arguments.enumerated() {
      let (label, value) = split(label: argument)
      let isLast = index == call.arguments.count - 1
      expression(value, before: label, after: isLast ? "" : ",")
    }
    outdent()
    line(call.tail, after)
  }
}

/// A call or list in parts: `f(`, its arguments, `)`.
private struct Call {
  var head: String
  var arguments: [String] = []
  var tail: String

  init?(_ text: String) {
    let bytes = Array(text.utf8)
    let opening = bytes.firstIndex { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "[") }
    guard let opening, let last = bytes.last,
      last == UInt8(ascii: ")") || last == UInt8(ascii: "]"),
      !bytes[..<opening].contains(UInt8(ascii: "\""))
    else { return nil }
    head = String(decoding: bytes[...opening], as: UTF8.self)
    tail = String(decoding: [last], as: UTF8.self)
    var start = opening + 1
    var depth = 0
    var isInString = false
    var isEscaped = false
    for index in start..<bytes.count - 1 {
      let byte = bytes[index]
      if isInString {
        if byte == UInt8(ascii: "\""), !isEscaped { isInString = false }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        arguments.append(String(decoding: bytes[start..<index], as: UTF8.self))
        start = index + 2  // a comma and a space
      default: break
      }
    }
    arguments.append(String(decoding: bytes[start..<bytes.count - 1], as: UTF8.self))
  }
}

/// The label and the value of an argument; the label is empty if there is none.
private func split(label argument: String) -> (label: String, value: String) {
  let bytes = argument.utf8
  guard let end = bytes.firstIndex(where: endsLabel), end != bytes.startIndex else {
    return ("", argument)
  }
  let rest = bytes[end...]
  guard rest.starts(with: ": ".utf8) else { return ("", argument) }
  let value = rest.dropFirst(2)
  return (String(argument[..<value.startIndex]), String(Substring(value)))
}

private func endsLabel(_ byte: UInt8) -> Bool {
  switch Unicode.Scalar(byte) {
  case ":", "(", "\"", "[", ".", ",", " ": true
  default: false
  }
}
