// swift-tools-version: 6.2

import PackageDescription

/// Every target of ours is compiled in Swift 6 mode, and a warning is an error.
let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

let package = Package(
  name: "tincture",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .executable(name: "tincture", targets: ["tincture"]),
    .library(name: "TokenValues", targets: ["TokenValues"]),
    .library(name: "Themes", targets: ["Themes"]),
    .library(name: "EBComponents", targets: ["EBComponents"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    .systemLibrary(
      name: "CJansson", pkgConfig: "jansson",
      providers: [.apt(["libjansson-dev"]), .brew(["jansson"])]),
    .target(name: "TokenJSON", dependencies: ["CJansson"], swiftSettings: strict),
    .target(name: "ColorMath", swiftSettings: strict),
    .target(
      name: "TokenCompiler", dependencies: ["TokenJSON", "ColorMath"], swiftSettings: strict),
    .executableTarget(
      name: "tincture",
      dependencies: [
        "TokenCompiler", "TokenJSON",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),

    .target(name: "TokenValues", swiftSettings: strict),
    .target(
      name: "Themes", dependencies: ["TokenValues"], path: "generated/Themes",
      swiftSettings: strict),
    .target(
      name: "EBComponents", dependencies: ["Themes", "TokenValues"], swiftSettings: strict),

    .testTarget(name: "TokenJSONTests", dependencies: ["TokenJSON"], swiftSettings: strict),
    .testTarget(
      name: "ColorMathTests", dependencies: ["ColorMath"], resources: [.copy("Vectors")],
      swiftSettings: strict),
    .testTarget(name: "TokenValuesTests", dependencies: ["TokenValues"], swiftSettings: strict),
    .testTarget(
      name: "TokenCompilerTests", dependencies: ["ColorMath", "TokenCompiler", "TokenJSON"],
      resources: [.copy("Conformance/Data")], swiftSettings: strict),
    .testTarget(name: "TinctureTests", dependencies: ["tincture"], swiftSettings: strict),
    .testTarget(
      name: "EBComponentsTests", dependencies: ["EBComponents"], swiftSettings: strict),
  ]
)
