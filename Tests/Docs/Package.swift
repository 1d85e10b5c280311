// swift-tools-version: 6.2

import PackageDescription

// The plugin that builds the DocC pages, for Scripts/docs. In the root's manifest, everyone who depends
// on our package would resolve it.

#if os(Linux)
  // The views are there only over the modules that replace SwiftUI and UIKit.
  let components = Package.Dependency.package(name: "components", path: "../Components")
#else
  let components = Package.Dependency.package(name: "components", path: "../..")
#endif

let package = Package(
  name: "docs", platforms: [.iOS(.v17), .macCatalyst(.v17), .macOS(.v14)],
  dependencies: [
    components,
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
  ],
  targets: [
    .target(
      name: "Documented",
      dependencies: ["EBComponents", "EBComponentsUIKit", "TokenValues"].map {
        .product(name: $0, package: "components")
      }, path: ".")
  ])
