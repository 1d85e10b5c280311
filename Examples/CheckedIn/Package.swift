// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "CheckedIn",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [.executableTarget(name: "Ticket")])
