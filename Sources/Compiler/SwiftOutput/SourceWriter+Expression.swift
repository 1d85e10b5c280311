/// The maximum width of generated lines, if they can be broken.
private let lineLimit = 100

extension SourceWriter {
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
    guard width > lineLimit else { return line(before, text, after) }
    expression(Array(text.utf8)[...], before: before, after: after)
  }

  private mutating func expression(_ text: ArraySlice<UInt8>, before: String, after: String) {
    write(before)
    let width = indentation + before.utf8.count + text.count + after.utf8.count
    guard width > lineLimit, let call = Call(text) else {
      write(text)
      return line(after)
    }
    write(call.head)
    end()
    indent()
    for (index, argument) in call.arguments.enumerated() {
      let isLast = index == call.arguments.count - 1
      expression(argument, before: "", after: isLast ? "" : ",")
    }
    outdent()
    write(call.tail)
    line(after)
  }
}

/// A call or list in parts: `f(`, its arguments, `)`. A label may come first.
private struct Call {
  let head: ArraySlice<UInt8>
  private(set) var arguments: [ArraySlice<UInt8>] = []
  let tail: ArraySlice<UInt8>

  init?(_ text: ArraySlice<UInt8>) {
    let opening = text.firstIndex { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "[") }
    guard let opening, let last = text.last, last == UInt8(ascii: ")") || last == UInt8(ascii: "]"),
      !text[..<opening].contains(UInt8(ascii: "\""))
    else { return nil }
    head = text[...opening]
    tail = text.suffix(1)
    var start = opening + 1
    var depth = 0
    var isInString = false
    var isEscaped = false
    for index in start..<tail.startIndex {
      let byte = text[index]
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
        arguments.append(text[start..<index])
        start = index + 2  // a comma and a space
      default: break
      }
    }
    arguments.append(text[start..<tail.startIndex])
  }
}
