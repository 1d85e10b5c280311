import ArgumentParser
import Platform
import TokenModel

/// The starter project. Its files are in `Starter/`, and are embedded in the command.
struct Starter {
  let folder: FilePath
  /// The name of a README that the folder has, which stays.
  let readme: String?
  let files: [GeneratedFile]

  init(folder: FilePath) {
    self.folder = folder
    let names = ((try? folder.entryNames()) ?? []).sorted()
    let readme = names.first { $0.prefix { $0 != "." }.lowercased() == "readme" }
    (self.readme, files) = (readme, Self.all.filter { readme == nil || $0.path != "README.md" })
  }

  private static let all = [
    ("tincture.json", PackageResources.tincture_json), ("README.md", PackageResources.README_md),
    ("tokens/palette.tokens.json", PackageResources.palette_tokens_json),
    ("tokens/light.tokens.json", PackageResources.light_tokens_json),
    ("tokens/dark.tokens.json", PackageResources.dark_tokens_json),
    ("tokens/text.tokens.json", PackageResources.text_tokens_json),
    ("tokens/app.resolver.json", PackageResources.app_resolver_json),
    ("tokens/notice.contract.json", PackageResources.notice_contract_json),
    ("schemas/tincture.schema.json", PackageResources.tincture_schema_json),
    ("schemas/contract.schema.json", PackageResources.contract_schema_json),
  ].map(GeneratedFile.init)

  /// Writes all files, or none if one of them exists or cannot be written. The project file comes last,
  /// so that without it the others may be those of a killed run.
  func write() throws {
    let isUnfinished = !folder.appending("tincture.json").exists
    let existing = files.map { (path: folder.appending($0.path), bytes: $0.bytes) }.filter {
      $0.path.exists && !(isUnfinished && (try? $0.path.read()) == $0.bytes)
    }
    for (path, _) in existing {
      say("\(lineOpening(path.string)): error: this file already exists\n")
    }
    if !existing.isEmpty {
      say("Nothing was written. Use another folder: tincture init FOLDER\n")
      throw ExitCode(2)
    }
    try OutputFolder.write(files.reversed(), to: folder)
  }
}
