// swift-tools-version: 6.2

import PackageDescription

let values = Target.Dependency.product(name: "TokenValues", package: "tincture")
let compiling = Target.PluginUsage.plugin(name: "CompileTokens", package: "tincture")

let package = Package(
  name: "AppWithPlugin",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(name: "tincture", path: "../..")],
  targets: [
    .executableTarget(name: "App", dependencies: ["Receipts", "ShopTheme"]),
    .target(name: "Receipts", dependencies: [values], plugins: [compiling]),
    .target(
      name: "ShopTheme", dependencies: [values], exclude: ["reports"], plugins: [compiling]),
  ])
