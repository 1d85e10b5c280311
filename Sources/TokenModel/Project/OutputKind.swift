/// What the reader of `tincture.json` knows of an output format. The formats themselves are rows of
/// `OutputFormat.all`, in a module that this one does not know.
package struct OutputKind: Sendable {
  /// What `format` says.
  package let id: String
  /// What the format writes, in one line.
  package let summary: String
  /// What `to` is.
  package let destination: OutputDestination
  /// Where a project that lists no outputs has it written; nil where it has not.
  package let defaultPath: String?
  /// The settings besides `format` and `to`.
  package let settings: [OutputSetting]

  /// What a format takes.
  package init(
    id: String, summary: String, destination: OutputDestination, defaultPath: String?,
    settings: [OutputSetting]
  ) {
    self.id = id
    self.summary = summary
    self.destination = destination
    self.defaultPath = defaultPath
    self.settings = settings
  }
}

/// What the `to` of an output is.
package enum OutputDestination: Hashable, Sendable {
  /// One file.
  case file
  /// A folder that is owned whole, of files whose names end so.
  case folder(ending: String)
  /// A file where the path ends so, else a folder that is owned whole.
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
