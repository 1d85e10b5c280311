// `import EBComponentsUIKit` alone compiles an app's views, and SwiftUI's that they host.
// `.counter(5)` is a case of an enum in `EBComponents`, and `MemberImportVisibility`, which Xcode's
// templates set, hides members whose module a file does not import. Where both modules have a type of
// one name, such as `NotificationBadge`, this module's hides the one that it exports.
@_exported import EBComponents
