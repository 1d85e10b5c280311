// swift-tools-version: 6.2

import PackageDescription

// The components, their tests and the gallery on Linux, where our modules replace SwiftUI and UIKit.
//
// It is a package of its own so that no package that depends on ours sees these modules. Most sources
// are outside its folder; SwiftPM reaches them only through the links next to this file.

#if !os(Linux)
  #error("this package is for Linux: elsewhere the views use Apple's frameworks")
#endif

/// As in the root's manifest: Swift 6 mode, and in builds by our scripts, warnings are errors.
let strict: [SwiftSetting] =
  [.swiftLanguageMode(.v6)]
  + (Context.environment["TINCTURE_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : [])

/// The stand-ins are in Swift 5 mode. Only the code that uses them must be strict.
let lenient: [SwiftSetting] = [.swiftLanguageMode(.v5)]

let replacements: [Target] = [
  .target(name: "Accessibility", path: "StandIns/Accessibility", swiftSettings: lenient),
  .target(
    name: "UIKit", dependencies: ["Accessibility"], path: "StandIns/UIKit", swiftSettings: lenient),
  .target(
    name: "SwiftUI", dependencies: ["UIKit"], path: "StandIns/SwiftUI", swiftSettings: lenient),
]

let standIns: [Target.Dependency] = ["Accessibility", "SwiftUI", "UIKit"]

let components: [Target] = [
  .target(
    name: "TokenValues", dependencies: standIns, path: "Sources/Components/TokenValues",
    swiftSettings: strict),
  .target(
    name: "Themes", dependencies: ["TokenValues"] + standIns, path: "generated/Themes",
    swiftSettings: strict),
  .target(
    name: "EBComponents", dependencies: ["Themes", "TokenValues"] + standIns,
    path: "Sources/Components/EBComponents", swiftSettings: strict),
  .target(
    name: "EBComponentsUIKit", dependencies: ["EBComponents", "Themes", "TokenValues"] + standIns,
    path: "Sources/Components/EBComponentsUIKit", swiftSettings: strict),
]

/// The gallery, and the example of which it shows a screen.
let gallery: [Target] = [
  .target(name: "ColorMath", path: "Sources/Compiler/ColorMath", swiftSettings: strict),
  .target(
    name: "Writers", dependencies: ["ColorMath"], path: "Sources/Compiler/Writers",
    swiftSettings: strict),
  .target(
    name: "Brands", dependencies: ["TokenValues"] + standIns,
    path: "Examples/MultiBrand/generated/Themes", swiftSettings: strict),
  .target(
    name: "BrandViews", dependencies: ["Brands", "TokenValues"] + standIns,
    path: "Examples/MultiBrand/Sources/BrandViews", swiftSettings: strict),
  .executableTarget(
    name: "gallery",
    dependencies: [
      "BrandViews", "Brands", "ColorMath", "EBComponents", "Themes", "TokenValues", "SwiftUI",
      "UIKit", "Writers",
    ], path: "Sources/Components/gallery",
    resources: [
      "Figma/introduction.md.txt", "Figma/number.js", "Figma/string.js", "Live/live.js",
      "Figma/EBCounter.template.js", "Figma/EBCountdown.template.js",
      "Figma/EBCountdownPromo.template.js", "Figma/Badge.template.js",
      "Figma/NotificationBadge.template.js",
      "Page/gallery.css", "Page/gallery.js", "Page/gallery.sha256", "Page/page.css", "Page/page.js",
    ].map { .embedInCode($0) },
    swiftSettings: strict),
]

let tests: [Target] = [
  .target(name: "RandomNumbers", path: "RandomNumbers", swiftSettings: strict),
  .testTarget(
    name: "AdaptiveTests", dependencies: ["TokenValues", "SwiftUI", "UIKit"],
    path: "AdaptiveTests", swiftSettings: strict),
  .testTarget(
    name: "ViewTests", dependencies: ["EBComponents", "RandomNumbers", "SwiftUI", "UIKit"],
    path: "ViewTests", swiftSettings: strict),
  .testTarget(
    name: "EBComponentsUIKitTests", dependencies: ["EBComponentsUIKit", "UIKit"],
    path: "EBComponentsUIKitTests", swiftSettings: strict),
  .testTarget(
    name: "GalleryTests", dependencies: ["BrandViews", "Brands", "gallery", "Writers"],
    path: "GalleryTests", swiftSettings: strict),
]

let package = Package(
  name: "components-over-stand-ins",
  // Tests/Docs makes pages of these.
  products: ["EBComponents", "EBComponentsUIKit", "TokenValues"].map {
    .library(name: $0, targets: [$0])
  }, targets: replacements + components + gallery + tests)
