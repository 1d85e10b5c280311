// swift-tools-version: 6.2

import PackageDescription

// The released package: its plugins run a program that is built already, so building an app compiles
// no tool. Scripts/release copies the sources next to this file.
let package = Package(
  name: "tincture",
  platforms: [.iOS(.v17), .macCatalyst(.v17), .macOS(.v14)],
  products: [
    .library(name: "TokenValues", targets: ["TokenValues"]),
    .library(name: "Themes", targets: ["Themes"]),
    .library(name: "EBComponents", targets: ["EBComponents"]),
    .library(name: "EBComponentsUIKit", targets: ["EBComponentsUIKit"]),
    .plugin(name: "CompileTokens", targets: ["CompileTokens"]),
    .plugin(name: "CompileTokensCommand", targets: ["CompileTokensCommand"]),
  ],
  targets: [
    .target(name: "TokenValues"),
    .target(name: "Themes", dependencies: ["TokenValues"]),
    .target(name: "EBComponents", dependencies: ["Themes", "TokenValues"]),
    .target(name: "EBComponentsUIKit", dependencies: ["EBComponents", "Themes", "TokenValues"]),
    .plugin(name: "CompileTokens", capability: .buildTool(), dependencies: ["tincture"]),
    .plugin(
      name: "CompileTokensCommand",
      capability: .command(
        intent: .custom(
          verb: "compile-tokens",
          description: "Compile the package's tokens; with --check, list what is not up to date."),
        permissions: [
          .writeToPackageDirectory(reason: "It writes the files that it generates from tokens.")
        ]),
      dependencies: ["tincture"]),
    .binaryTarget(name: "tincture", path: "tincture.artifactbundle"),
  ],
  swiftLanguageModes: [.v6]
)
