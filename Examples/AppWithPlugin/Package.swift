// swift-tools-version: 6.2

import PackageDescription

// Your app names the address of the released package instead, and compiles no tool:
// .package(url: "https://github.com/your-organization/tincture-package", exact: "0.3.0").
// Here, TINCTURE_PACKAGE is the folder of that package. Without it, the plugin is compiled from source.
let tincture = Context.environment["TINCTURE_PACKAGE"] ?? "../.."

let values = Target.Dependency.product(name: "TokenValues", package: "tincture")
let compiling = Target.PluginUsage.plugin(name: "CompileTokens", package: "tincture")

let package = Package(
  name: "AppWithPlugin",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(name: "tincture", path: tincture)],
  targets: [
    .executableTarget(name: "App", dependencies: ["Receipts", "ShopTheme"]),
    .target(name: "Receipts", dependencies: [values], plugins: [compiling]),
    .target(
      name: "ShopTheme", dependencies: [values], exclude: ["reports"], plugins: [compiling]),
  ])
