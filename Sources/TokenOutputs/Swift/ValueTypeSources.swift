/// The sources of `TokenValues`, sorted by name. SwiftPM embeds the files that the links in
/// `ValueTypes` point to.
let valueTypeSources = [
  PackageResources.AppearanceColor_SwiftUI_swift_txt,
  PackageResources.Token_AppKit_swift_txt,
  PackageResources.Token_SwiftUI_swift_txt,
  PackageResources.Token_UIKit_swift_txt,
  PackageResources.TokenAppearance_swift_txt,
  PackageResources.TokenBorder_swift_txt,
  PackageResources.TokenColor_swift_txt,
  PackageResources.TokenFont_swift_txt,
  PackageResources.TokenGradient_swift_txt,
  PackageResources.TokenLength_swift_txt,
  PackageResources.TokenPaint_swift_txt,
  PackageResources.TokenShadow_swift_txt,
  PackageResources.TokenTextStyle_SwiftUI_swift_txt,
  PackageResources.TokenTextStyle_UIKit_swift_txt,
  PackageResources.TokenTextStyle_swift_txt,
  PackageResources.TokenTransition_swift_txt,
].map { String(decoding: $0, as: UTF8.self) }
