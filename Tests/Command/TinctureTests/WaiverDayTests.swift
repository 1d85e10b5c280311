import TokenTesting

private let expired = "[expired-waiver]\n"

private let days: [(arguments: [String], environment: [String: String], code: Int32)] = [
  (["--today", "2025-06-30"], [:], 0), (["--today", "2025-07-01"], [:], 1),
  ([], [:], 1),  // the clock of the machine
  ([], ["SOURCE_DATE_EPOCH": "315532800"], 1),  // 1980, as build shells set it
  ([], ["SOURCE_DATE_EPOCH": "x"], 1),
]

@Test(arguments: days) func `the audit judges a waiver by the end of its last day`(
  arguments: [String], environment: [String: String], code: Int32
) throws {
  let project = try waivedProject()
  let run = try tincture(["audit"] + arguments, in: project, code: code, environment: environment)
  #expect(run.errors.contains(expired) == (code == 1), "\(run)")
}

@Test(arguments: ["text", "json", "markdown", "html", "sarif", "junit", "gitlab", "github"])
func `every format says what decided the verdict`(format: String) throws {
  let project = try waivedProject()
  try project.write(#"{ "rules": { "unpaired-color": "off" } }"#, to: "tincture.json")
  let run = try tincture("audit", "--today", "1900-01-01", "--format", format, in: project, code: 0)
  for fact in ["1900-01-01", toolVersion, "fnv1a64:", "unpaired-color"] {
    #expect(run.output.contains(fact), "\(fact)")
  }
  #expect(
    ["not of today", "not today", #""isToday": false"#, #""isToday":false"#].contains(
      where: run.output.contains))
  let today = try tincture("audit", "--format", format, in: project).output
  #expect(!today.contains("not of today") && !today.contains(#""isToday": false"#))
}

@Test func `a waiver without an end in sight is accepted by the clock`() throws {
  let project = try waivedProject(until: "9999-12-31")
  #expect(try tincture("audit", in: project).code == 0)
}

@Test func `a build judges end dates only by the option`() throws {
  let project = try waivedProject()
  for environment in [[:], ["SOURCE_DATE_EPOCH": "1751328000"], ["SOURCE_DATE_EPOCH": "x"]] {
    let run = try tincture(["build"], in: project, environment: environment)
    #expect(run.code == 0 && run.errors == "", "\(run)")
  }
  let run = try tincture("build", "--today", "2025-07-01", in: waivedProject())
  #expect(run.code == 1 && run.errors.contains(expired), "\(run)")
}

@Test func `generated files do not depend on the day`() throws {
  let project = try waivedProject()
  _ = try tincture("build", "--today", "2024-01-01", in: project)
  try tincture("build", "--check", "--today", "2025-02-03", in: project, code: 0)
}

private func waivedProject(until day: String = "2025-06-30") throws -> Folder {
  try labelProject(
    gray: 0.6,
    adding: """
      , "waivers": [
        { "foreground": "label", "on": "bg", "floor": 2.84, "because": "brand", "owner": "ds",
          "until": "\(day)" }
      ]
      """)
}
