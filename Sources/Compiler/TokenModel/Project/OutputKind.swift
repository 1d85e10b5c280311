/// An output format, as far as the reader of `tincture.json` needs it. The formats themselves are in
/// `OutputFormat.all`, in a module that depends on this one.
package struct OutputKind: Sendable {
  /// The value of `format`.
  package let id: String
  /// A one-line summary of the output.
  package let summary: String
  /// Whether `to` is a file or a folder.
  package let destination: OutputDestination
  /// The path in a project that lists no outputs; nil when it is not written then.
  package let defaultPath: String?
  /// The settings other than `format` and `to`.
  package let settings: [OutputSetting]

  package init(
    id: String, summary: String, destination: OutputDestination, defaultPath: String?,
    settings: [OutputSetting]
  ) {
    (self.id, self.summary, self.destination) = (id, summary, destination)
    (self.defaultPath, self.settings) = (defaultPath, settings)
  }
}

/// Whether the `to` of an output is a file or a folder.
package enum OutputDestination: Hashable, Sendable {
  /// One file.
  case file
  /// A folder that contains only the output's files, whose names have the ending.
  case folder(ending: String)
  /// A file when the path has the ending, otherwise a folder that contains only the output's files.
  case fileOrFolder(ending: String)

  /// Whether an output with this path writes a folder.
  package func isFolder(path: String) -> Bool {
    switch self {
    case .file: false
    case .folder: true
    case .fileOrFolder(let ending): !path.hasSuffix(ending)
    }
  }
}
