// `import EBComponents` alone compiles an app's views. They name members of these two modules:
// `.ebStyle(.per)` is a case of an enum that is generated in `Themes`, and `MemberImportVisibility`,
// which Xcode's templates set, hides members whose module a file does not import.
@_exported import Themes
@_exported import TokenValues
