import ArgumentParser
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
  /// Whether every warning is an error.
  var warningsAreErrors = false
  /// How findings are printed.
  var style = FindingStyle()

  /// The UTC day of the clock. No variable of the environment moves it: build shells set
  /// SOURCE_DATE_EPOCH to days long past.
  static var clockDay: String { dayText(Stamp.now() / 1_000_000_000) }

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

/// The UTC day of a Unix time since 1970, as YYYY-MM-DD (Howard Hinnant's `civil_from_days`).
private func dayText(_ seconds: Int64) -> String {
  let days = seconds / 86_400 + 719_468
  let era = days / 146_097
  let dayOfEra = days - era * 146_097
  let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
  let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
  let shifted = (5 * dayOfYear + 2) / 153
  let day = dayOfYear - (153 * shifted + 2) / 5 + 1
  let month = shifted < 10 ? shifted + 3 : shifted - 9
  let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  func padded(_ number: Int64, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
  return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
}
