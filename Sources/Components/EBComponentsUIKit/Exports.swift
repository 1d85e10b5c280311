// `import EBComponentsUIKit` is all that an app's views need, also the SwiftUI views that they host.
// `.counter(5)` is a case of an enum in `EBComponents`. `MemberImportVisibility`, which Xcode's
// templates set, hides members whose module a file does not import. If both modules have a type with
// the same name, such as `NotificationBadge`, this module's type hides the exported one.
@_exported import EBComponents
