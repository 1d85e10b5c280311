/// The header of a format's generated files: that they are generated, their sources and project. It
/// also shows whether a file was edited or is only out of date.
///
/// `OutputFormat.all` determines which seals exist.
package protocol Seal: Sendable {
  /// The beginning of every file with this seal.
  var opening: String { get }
  /// The text before the name of the project file, if that is not `tincture.json`.
  var projectOpening: String { get }
  /// The text after the name of the project file.
  var projectClosing: String { get }
  /// The number of the form in which this version writes the format's files. Raise it when a version
  /// writes other bytes for the same tokens. The header has the number from the second form on.
  var form: Int { get }

  /// The sources in a file's header, as the header spells them.
  func sources(in head: [UInt8]) -> [String]
  /// The form of a file whose body is unchanged since its seal was written; nil if it was edited.
  func intactForm(of bytes: [UInt8]) -> Int?
}

extension Seal {
  /// A form as headers write it, after the digest of the body.
  static func formText(_ form: Int) -> String { form == 1 ? "" : SealText.form + String(form) }

  /// The number of the form in a text of the header; nil if it does not contain the digest.
  func form(in text: String, after digest: Digest) -> Int? {
    let text = Array(text.utf8)
    guard let found = text.firstRange(of: Array(digest.text.utf8), within: text.count)
    else { return nil }
    let rest = text[found.upperBound...]
    guard rest.starts(with: SealText.form.utf8) else { return 1 }
    let digits = rest.dropFirst(SealText.form.utf8.count).prefix { (0x30...0x39).contains($0) }
    return Int(String(decoding: digits, as: UTF8.self)) ?? 1
  }

  /// The option with the project file's name, because a folder may contain several projects; empty
  /// for `tincture.json`, which is also used without a project file.
  static func projectText(_ project: String?) -> String {
    guard let project, project != defaultProject else { return "" }
    return SealText.projectOption + headerText(project)
  }

  /// Whether a file was generated for the given project file.
  package func isMade(for project: String, bytes: [UInt8]) -> Bool {
    self.project(of: bytes) == (project == defaultProject ? project : headerText(project))
  }

  /// The project file of a generated file, as headers write it.
  private func project(of bytes: [UInt8]) -> String {
    let mark = Array(projectOpening.utf8)
    guard let place = bytes.firstRange(of: mark, within: SealText.headerLength) else {
      return defaultProject
    }
    let rest = bytes[place.upperBound...]
    let closing = Array(projectClosing.utf8)
    let end = rest.indices.first { rest[$0] == closing[0] && rest[$0...].starts(with: closing) }
    return String(decoding: rest[..<(end ?? rest.endIndex)], as: UTF8.self)
  }
}

/// Constants that seals share.
enum SealText {
  /// The option before the name of a project file.
  static let projectOption = " --project "
  /// The text before the number of a form.
  static let form = ", form "
  /// The maximum length of a header up to the project's name, which comes after the sources.
  static let headerLength = 1 << 20
}

private let defaultProject = "tincture.json"

extension String {
  /// The text without anything that opens or closes a block comment, nested or not.
  var commentSafe: String { printable(self).spelling(["*"]) }
}

/// A name that cannot end a comment or a string.
private func headerText(_ text: String) -> String {
  text.commentSafe.spelling(["<", ">", "\"", "\\"])
}
