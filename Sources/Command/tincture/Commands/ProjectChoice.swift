import Platform
import Writers

/// The project of a command, the day, and how strict it is.
struct ProjectChoice {
  /// A project file or its folder.
  var project = "."
  /// The argument that names it.
  var argument = "--project"
  /// The day to judge the end dates of waivers by, as `YYYY-MM-DD`; nil to not judge them.
  var today: String?
  var warningsAreErrors = false
  /// How findings are printed.
  var style = FindingStyle()

  /// The UTC day of the clock. No variable of the environment moves it: build shells set
  /// SOURCE_DATE_EPOCH to days long past.
  static var clockDay: String { Stamp.today() }

  /// The choice with a day: that of `--today`, else that of the clock.
  var withDay: ProjectChoice {
    var choice = self
    choice.today = today ?? Self.clockDay
    return choice
  }

  /// The project folder, and the name of its project file if there is one.
  ///
  /// Throws if the folder cannot be read: assuming no project file would build another project.
  func locate() throws -> (root: FilePath, file: String?) {
    let path = FilePath(project)
    if try path.kind() == .folder {
      let hasFile = try path.appending("tincture.json").kind() != .nothing
      return (path, hasFile ? "tincture.json" : nil)
    }
    let parts = project.parts(at: "/", keepingEmpty: true)
    return (path.folder, parts.last.map(String.init))
  }
}
