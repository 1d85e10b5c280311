// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "MultiBrand",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(name: "tincture", path: "../..")],
  targets: [
    .executableTarget(
      name: "Show",
      dependencies: ["Brands", .product(name: "TokenValues", package: "tincture")]),
    .target(
      name: "BrandViews",
      dependencies: ["Brands", .product(name: "TokenValues", package: "tincture")]),
    .target(
      name: "Brands", dependencies: [.product(name: "TokenValues", package: "tincture")],
      path: "generated/Themes"),
  ])
