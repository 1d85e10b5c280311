// `import EBComponents` is all that an app's views need. They use members of these two modules:
// `.ebStyle(.per)` is a case of an enum that is generated in `Themes`. `MemberImportVisibility`,
// which Xcode's templates set, hides members whose module a file does not import.
@_exported import Themes
@_exported import TokenValues
