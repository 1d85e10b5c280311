import TokenJSON
import Writers

/// What is wrong with a file that is not JSON because of something that JSON5 has, such as a comment,
/// and what to do; nil if that is not the reason.
///
/// - Parameter isConvertible: Whether `tincture convert` reads files of this kind.
func json5Remedy(for fault: JSONFault, in file: SourceFile, isConvertible: Bool) -> String? {
  guard fault.kind == .syntax || fault.kind == .truncated,
    let (found, offset, isValid) = firstExtension(ofJSON5: file.text), offset <= fault.offset
  else { return nil }
  let command = "tincture convert \(file.path.shellWord()) --to converted"
  return correction(of: found)
    + (isConvertible && isValid ? ", or convert the file: \(command)" : "")
}

private func correction(of found: JSON5Extension) -> String {
  switch found {
  case .comment: "JSON has no comments; remove it"
  case .trailingComma: "JSON has no comma after the last member or item; remove it"
  case .singleQuotes: "JSON has no single quotes; use double quotes"
  case .unquotedKey: "JSON has no keys without quotes; put it in double quotes"
  case .string: "strings of JSON have no such escape or character; write it as \\u and four digits"
  case .number(let json): "JSON does not write numbers like this; write \(json)"
  case .whiteSpace: "JSON has no such white space; replace it with spaces"
  }
}
