// swift-tools-version: 6.2

import PackageDescription

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// All our targets are compiled in Swift 6 mode. Warnings are errors only in builds by our scripts:
/// otherwise the deprecations of the next SDK would break the builds of packages that use this one.
let strict: [SwiftSetting] =
  [.swiftLanguageMode(.v6)]
  + (Context.environment["TINCTURE_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : [])

/// Tests are compiled without optimization in release too: optimizing them takes longer than running
/// them. Nothing imports them, so their modules need no separate compile.
let strictTests =
  strict
  + [
    .unsafeFlags(
      ["-Onone", "-no-emit-module-separately-wmo"], .when(configuration: .release))
  ]

/// On Linux, finding out that a type has a conformance means reading all conformances of the program,
/// a quarter of a million instructions. The compiler knows them, so its code need not ask.
let compiled: [SwiftSetting] =
  strict
  + [
    .unsafeFlags(
      ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"],
      .when(platforms: [.linux], configuration: .release))
  ]

/// The modules that a build does not run are small rather than fast.
let small =
  strict + [.unsafeFlags(["-Osize"], .when(configuration: .release))]

#if canImport(Glibc)
  // A program that loads no shared libraries starts two milliseconds sooner, so it is linked
  // statically if the static libraries are installed. SwiftPM 6.2 allows flags in dependencies. The
  // toolchain's linker does not warn about missing features of Foundation, which is not used here.
  #if arch(arm64)
    let libraryFolders = ["/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib"]
  #else
    let libraryFolders = ["/usr/lib/x86_64-linux-gnu", "/usr/lib64", "/usr/lib"]
  #endif
  let hasStaticLibraries = libraryFolders.contains { folder in
    ["libc.a", "libjansson.a"].allSatisfy { access("\(folder)/\($0)", R_OK) == 0 }
  }
  let isStandalone = hasStaticLibraries && Context.environment["TINCTURE_DYNAMIC"] != "1"
  let commandLinking: [LinkerSetting] =
    isStandalone
    ? [.unsafeFlags(["-static-executable", "-use-ld=lld"], .when(configuration: .release))] : []
#else
  let commandLinking: [LinkerSetting] = []
#endif

#if canImport(Darwin)
  // If Xcode is started from the Dock, Homebrew is not in its PATH, and SwiftPM does not find libjansson.
  // Everything that links TokenJSON gets these flags. Sources/Compiler/CJansson/shim.h finds the header.
  let homebrew = "/opt/homebrew"
  let isHomebrewHidden =
    !(Context.environment["PATH"] ?? "").split(separator: ":").contains("\(homebrew)/bin")
    && access("\(homebrew)/lib/libjansson.dylib", R_OK) == 0
  let janssonLinking: [LinkerSetting] =
    isHomebrewHidden ? [.unsafeFlags(["-L\(homebrew)/lib"])] : []
#else
  let janssonLinking: [LinkerSetting] = []
#endif

/// What apps use. Tests/Components compiles the same modules over stand-ins for SwiftUI and UIKit.
let components: [Target] = [
  .target(name: "TokenValues", path: "Sources/Components/TokenValues", swiftSettings: strict),
  .target(
    name: "Themes", dependencies: ["TokenValues"], path: "generated/Themes", swiftSettings: strict),
  .target(
    name: "EBComponents", dependencies: ["Themes", "TokenValues"],
    path: "Sources/Components/EBComponents",
    swiftSettings: strict),
  .target(
    name: "EBComponentsUIKit", dependencies: ["EBComponents", "Themes", "TokenValues"],
    path: "Sources/Components/EBComponentsUIKit",
    swiftSettings: strict),
]

// The modules of the compiler. Each may import only what it lists here (docs/how-it-works/architecture.md).
let compiler: [Target] = [
  .systemLibrary(
    name: "CJansson", path: "Sources/Compiler/CJansson", pkgConfig: "jansson",
    providers: [.apt(["libjansson-dev"]), .brew(["jansson"])]),
  .target(
    name: "TokenJSON", dependencies: ["CJansson"], path: "Sources/Compiler/TokenJSON",
    swiftSettings: compiled,
    linkerSettings: janssonLinking),
  .target(name: "ColorMath", path: "Sources/Compiler/ColorMath", swiftSettings: compiled),
  .target(name: "Writers", path: "Sources/Compiler/Writers", swiftSettings: compiled),
  .target(
    name: "TokenModel", dependencies: ["ColorMath", "TokenJSON", "Writers"],
    path: "Sources/Compiler/TokenModel",
    swiftSettings: compiled),
  .target(
    name: "TokenChecks", dependencies: ["ColorMath", "TokenJSON", "TokenModel", "Writers"],
    path: "Sources/Compiler/TokenChecks",
    swiftSettings: compiled),
  .target(
    name: "TokenOutputs",
    dependencies: ["ColorMath", "TokenChecks", "TokenJSON", "TokenModel", "Writers"],
    path: "Sources/Compiler/TokenOutputs",
    resources: [.embedInCode("RulePages"), .embedInCode("ValueTypes")], swiftSettings: compiled),
  .target(
    name: "TokenQueries",
    dependencies: ["ColorMath", "TokenChecks", "TokenJSON", "TokenModel", "Writers"],
    path: "Sources/Compiler/TokenQueries",
    swiftSettings: small),
  .target(
    name: "TokenDialects", dependencies: ["ColorMath", "TokenJSON", "TokenModel", "Writers"],
    path: "Sources/Migration/TokenDialects",
    swiftSettings: small),
  .target(
    name: "TokenCompiler",
    dependencies: ["TokenChecks", "TokenModel", "TokenOutputs", "TokenQueries", "Writers"],
    path: "Sources/Compiler/TokenCompiler",
    swiftSettings: compiled),
]

/// The modules that tests of the compiler may import.
let compilerModules: [Target.Dependency] = [
  "ColorMath", "TokenChecks", "TokenCompiler", "TokenDialects", "TokenJSON", "TokenModel",
  "TokenOutputs", "TokenQueries", "Writers",
]

let commands: [Target] = [
  .target(name: "Platform", path: "Sources/Command/Platform", swiftSettings: compiled),
  .executableTarget(
    name: "tincture",
    dependencies: [
      "ColorMath", "Platform", "TokenChecks", "TokenCompiler", "TokenDialects", "TokenJSON",
      "TokenModel", "TokenOutputs", "TokenQueries", "Writers",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ], path: "Sources/Command/tincture",
    resources: [.embedInCode("Starter")], swiftSettings: compiled, linkerSettings: commandLinking),
  .executableTarget(
    name: "tincture-mustache",
    dependencies: [
      "TokenJSON", "TokenModel", .product(name: "Mustache", package: "swift-mustache"),
    ], path: "Sources/Command/tincture-mustache",
    swiftSettings: strict, linkerSettings: commandLinking),
  .target(
    name: "TokenYAML",
    dependencies: ["TokenJSON", .product(name: "Yams", package: "Yams")],
    path: "Sources/Migration/TokenYAML", swiftSettings: strict),
  .executableTarget(
    name: "tincture-yaml", dependencies: ["TokenModel", "TokenYAML", "Writers"],
    path: "Sources/Command/tincture-yaml",
    swiftSettings: strict, linkerSettings: commandLinking),
]

let compilerTests: [Target] = [
  // What tests of several modules and the fuzz targets share.
  .target(name: "RandomNumbers", path: "Tests/RandomNumbers", swiftSettings: strict),
  .testTarget(
    name: "TokenJSONTests", dependencies: ["TokenJSON"], path: "Tests/Compiler/TokenJSONTests",
    swiftSettings: strictTests),
  .testTarget(
    name: "ColorMathTests", dependencies: ["ColorMath", "RandomNumbers"],
    path: "Tests/Compiler/ColorMathTests",
    resources: [.copy("Vectors")],
    swiftSettings: strictTests),
  .testTarget(
    name: "TokenCompilerTests", dependencies: compilerModules + ["RandomNumbers"],
    path: "Tests/Compiler/TokenCompilerTests",
    resources: [.copy("Conformance/Data")], swiftSettings: strictTests),
  .testTarget(
    name: "TokenDialectsTests", dependencies: compilerModules + ["RandomNumbers", "TokenYAML"],
    path: "Tests/Migration/TokenDialectsTests",
    swiftSettings: strictTests),
  .testTarget(
    name: "TokenYAMLTests", dependencies: ["RandomNumbers", "TokenJSON", "TokenYAML"],
    path: "Tests/Migration/TokenYAMLTests",
    swiftSettings: strictTests),
  .testTarget(
    name: "FuzzingTests", dependencies: compilerModules + ["RandomNumbers"],
    path: "Tests/Fuzzing",
    exclude: [
      "Corpus", "Engine", "Package.swift", "RandomNumbers", "Regressions", "Sources",
      "dictionary.txt",
    ],
    sources: ["Mutations", "Properties", "Tests", "Trees"], swiftSettings: strictTests),
  .testTarget(
    name: "TinctureTests",
    dependencies: ["tincture", "tincture-mustache", "tincture-yaml"] + compilerModules,
    path: "Tests/Command/TinctureTests",
    swiftSettings: strictTests),
]

let plugins: [Target] = [
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
]

let componentTests: [Target] = [
  .testTarget(
    name: "TokenValuesTests", dependencies: ["TokenValues"],
    path: "Tests/Components/TokenValuesTests", swiftSettings: strictTests),
  .testTarget(
    name: "EBComponentsTests", dependencies: ["EBComponents", "RandomNumbers"],
    path: "Tests/Components/EBComponentsTests",
    swiftSettings: strictTests),
]

/// The versions of a dependency that can be used: in a release only the lowest, so that the release can
/// be built again with the same bytes.
func versions(from lowest: Version) -> Range<Version> {
  let isRelease = Context.environment["TINCTURE_EXACT"] == "1"
  return
    lowest..<(isRelease
    ? Version(lowest.major, lowest.minor, lowest.patch + 1) : Version(lowest.major + 1, 0, 0))
}

let package = Package(
  name: "tincture",
  platforms: [.iOS(.v17), .macCatalyst(.v17), .macOS(.v14)],
  products: [
    .library(name: "TokenValues", targets: ["TokenValues"]),
    .library(name: "Themes", targets: ["Themes"]),
    .library(name: "EBComponents", targets: ["EBComponents"]),
    .library(name: "EBComponentsUIKit", targets: ["EBComponentsUIKit"]),
    .executable(name: "tincture", targets: ["tincture"]),
    .plugin(name: "CompileTokens", targets: ["CompileTokens"]),
    .plugin(name: "CompileTokensCommand", targets: ["CompileTokensCommand"]),
    .executable(name: "tincture-mustache", targets: ["tincture-mustache"]),
    .executable(name: "tincture-yaml", targets: ["tincture-yaml"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", versions(from: "1.8.2")),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", versions(from: "2.1.1")),
    .package(url: "https://github.com/jpsim/Yams", versions(from: "6.2.2")),
  ],
  targets: compiler + commands + plugins + components + compilerTests + componentTests
)
