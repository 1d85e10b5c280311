/// The seal of an asset catalog. JSON has no comments, and the format's only free text is the
/// author's name. It contains the same as other headers, except for the sources.
package struct CatalogSeal: Seal {
  package let opening = "{\n  \"info\": {\"author\": \"tincture "
  package let form = 1
  package let projectOpening = SealText.projectOption
  package let projectClosing = "\""
  private static let end = "\", \"version\": 1}"

  /// A file of an asset catalog with the given members: an object with one line per member and a
  /// line break at the end.
  func file(_ path: String, project: String?, members: [UInt8]) -> GeneratedFile {
    let body =
      members == Array("{}\n".utf8) ? Array("\n}\n".utf8) : Array(",".utf8) + members.dropFirst()
    var digest = Digest()
    digest.combine(body)
    let author = digest.text + Self.formText(form) + Self.projectText(project)
    let head = opening + author + Self.end
    return GeneratedFile(path: path, bytes: Array(head.utf8) + body)
  }

  package func sources(in head: [UInt8]) -> [String] { [] }

  package func intactForm(of bytes: [UInt8]) -> Int? {
    let rest = bytes.dropFirst(opening.utf8.count)
    guard let quote = rest.firstIndex(of: UInt8(ascii: "\"")),
      rest[quote...].starts(with: Self.end.utf8)
    else { return nil }
    var digest = Digest()
    digest.combine(rest[quote...].dropFirst(Self.end.utf8.count))
    let author = String(decoding: rest[..<quote], as: UTF8.self)
    let found = form(in: author, after: digest)
    let known = digest.text + Self.formText(found ?? 1)
    return author == known || author.hasPrefix(known + SealText.projectOption) ? found : nil
  }
}
