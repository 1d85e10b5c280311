import ArgumentParser
import Platform
import TokenModel
import Writers

/// The starter project. Its files are in `Starter/`, and are embedded in the command.
struct Starter {
  var folder: FilePath

  static let files = [
    file("tincture.json", bytes: PackageResources.tincture_json),
    file("README.md", bytes: PackageResources.README_md),
    file("tokens/palette.tokens.json", bytes: PackageResources.palette_tokens_json),
    file("tokens/light.tokens.json", bytes: PackageResources.light_tokens_json),
    file("tokens/dark.tokens.json", bytes: PackageResources.dark_tokens_json),
    file("tokens/text.tokens.json", bytes: PackageResources.text_tokens_json),
    file("tokens/app.resolver.json", bytes: PackageResources.app_resolver_json),
    file("tokens/notice.contract.json", bytes: PackageResources.notice_contract_json),
    file("schemas/tincture.schema.json", bytes: PackageResources.tincture_schema_json),
    file("schemas/contract.schema.json", bytes: PackageResources.contract_schema_json),
  ]

  private static func file(_ path: String, bytes: [UInt8]) -> GeneratedFile {
    GeneratedFile(path: path, bytes: bytes)
  }

  /// Writes all files, or none if one of them exists or cannot be written.
  func write() throws {
    let existing = Self.files.map { folder.appending($0.path) }.filter(\.exists)
    for path in existing {
      say("\(lineOpening(path.string)): error: this file already exists\n")
    }
    if !existing.isEmpty {
      say("Nothing was written. Use another folder: tincture init FOLDER\n")
      throw ExitCode(2)
    }
    try folder.makingFolder {
      _ = try FolderLock.with(.exclusive, on: folder) { isLocked in
        try OutputFolder(root: folder, outputs: []).write(Self.files, isLocked: isLocked)
      }
    }
  }
}
