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

/// Whether this is a release: dependencies then have one version, so that the same bytes can be built
/// again, and the modules that a build does not run are small.
let isRelease = Context.environment["TINCTURE_EXACT"] == "1"

/// The modules that convert files. A build asks `TokenDialects` which format each file has.
let small = compiled + [.unsafeFlags(["-Osize"], .when(configuration: .release))]

/// The modules that answer questions, propose contracts and plan changes of Figma. Optimizing them takes
/// time with each build of the tool, so only a release does. The runtime checks are the same in both.
let cold =
  strict
  + [
    .unsafeFlags(
      isRelease ? ["-Osize"] : ["-Onone", "-assert-config", "Release"],
      .when(configuration: .release))
  ]

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

// The wings of Sources, in the order of reading. A module may import only what it lists here
// (docs/contributing/architecture.md).

/// Tokens in, outputs and findings out. The story begins in TokenCompiler.
let compiler: [Target] = [
  .systemLibrary(
    name: "CJansson", path: "Sources/Compiler/CJansson", pkgConfig: "jansson",
    providers: [.apt(["libjansson-dev"]), .brew(["jansson"])]),
  .target(name: "CLibrary", path: "Sources/Compiler/CLibrary", swiftSettings: compiled),
  .target(
    name: "TokenJSON", dependencies: ["CJansson", "CLibrary"], path: "Sources/Compiler/TokenJSON",
    swiftSettings: compiled, linkerSettings: janssonLinking),
  .target(name: "ColorMath", path: "Sources/Compiler/ColorMath", swiftSettings: compiled),
  .target(
    name: "Writers", dependencies: ["ColorMath"], path: "Sources/Compiler/Writers",
    swiftSettings: compiled),
  .target(
    name: "TokenModel", dependencies: ["ColorMath", "TokenJSON", "Writers"],
    path: "Sources/Compiler/TokenModel", swiftSettings: compiled),
  .target(
    name: "TokenThemes", dependencies: ["TokenJSON", "TokenModel", "Writers"],
    path: "Sources/Compiler/TokenThemes", swiftSettings: compiled),
  .target(
    name: "TokenChecks",
    dependencies: ["ColorMath", "TokenJSON", "TokenModel", "TokenThemes", "Writers"],
    path: "Sources/Compiler/TokenChecks", swiftSettings: compiled),
  .target(
    name: "TokenOutputs",
    dependencies: [
      "ColorMath", "TokenChecks", "TokenJSON", "TokenModel", "TokenThemes", "Writers",
    ],
    path: "Sources/Compiler/TokenOutputs",
    resources: [.embedInCode("Compose/TokenTypes.kt.txt")], swiftSettings: compiled),
  .target(
    name: "SwiftOutput",
    dependencies: [
      "ColorMath", "TokenChecks", "TokenJSON", "TokenModel", "TokenOutputs", "TokenThemes",
      "Writers",
    ],
    path: "Sources/Compiler/SwiftOutput", resources: [.embedInCode("ValueTypes")],
    swiftSettings: compiled),
  .target(
    name: "TokenQueries",
    dependencies: [
      "ColorMath", "TokenChecks", "TokenJSON", "TokenModel", "TokenOutputs", "TokenThemes",
      "Writers",
    ],
    path: "Sources/Compiler/TokenQueries", swiftSettings: cold),
  .target(
    name: "TokenReports",
    dependencies: [
      "ColorMath", "TokenChecks", "TokenJSON", "TokenModel", "TokenOutputs", "TokenQueries",
      "TokenThemes", "Writers",
    ],
    path: "Sources/Compiler/TokenReports",
    resources: [.embedInCode("RulePages"), .embedInCode("Pages")],
    swiftSettings: compiled),
  .target(
    name: "TokenCompiler",
    dependencies: [
      "SwiftOutput", "TokenChecks", "TokenJSON", "TokenModel", "TokenOutputs", "TokenQueries",
      "TokenReports", "TokenThemes", "Writers",
    ],
    path: "Sources/Compiler/TokenCompiler", swiftSettings: compiled),
]

/// From other tools and formats, and to them. It knows the compiler; the compiler does not know it.
let migration: [Target] = [
  .target(
    name: "ForeignValues", dependencies: ["ColorMath", "TokenJSON", "TokenModel", "Writers"],
    path: "Sources/Migration/ForeignValues", swiftSettings: small),
  .target(
    name: "ModeFinding", dependencies: ["ForeignValues", "TokenJSON", "TokenModel", "Writers"],
    path: "Sources/Migration/ModeFinding", swiftSettings: small),
  .target(
    name: "TokenDialects",
    dependencies: [
      "ColorMath", "ForeignValues", "ModeFinding", "TokenJSON", "TokenModel", "TokenThemes",
      "Writers",
    ],
    path: "Sources/Migration/TokenDialects", swiftSettings: small),
  .target(
    name: "TokenYAML", dependencies: ["TokenJSON", .product(name: "Yams", package: "Yams")],
    path: "Sources/Migration/TokenYAML", swiftSettings: strict),
  .target(
    name: "ContractProposals",
    dependencies: ["TokenChecks", "TokenCompiler", "TokenModel", "TokenThemes", "Writers"],
    path: "Sources/Migration/ContractProposals", swiftSettings: cold),
  .target(
    name: "FigmaPlan",
    dependencies: [
      "ColorMath", "ForeignValues", "ModeFinding", "TokenChecks", "TokenDialects", "TokenJSON",
      "TokenModel", "TokenThemes", "Writers",
    ],
    path: "Sources/Migration/FigmaPlan", swiftSettings: cold),
]

/// What apps use. Tests/Components compiles the same modules over stand-ins for SwiftUI and UIKit.
let components: [Target] = [
  .target(name: "TokenValues", path: "Sources/Components/TokenValues", swiftSettings: strict),
  .target(
    name: "Themes", dependencies: ["TokenValues"], path: "generated/Themes", swiftSettings: strict),
  .target(
    name: "EBComponents", dependencies: ["Themes", "TokenValues"],
    path: "Sources/Components/EBComponents", swiftSettings: strict),
  .target(
    name: "EBComponentsUIKit", dependencies: ["EBComponents", "Themes", "TokenValues"],
    path: "Sources/Components/EBComponentsUIKit", swiftSettings: strict),
]

/// The programs, and what they need of the system.
let commands: [Target] = [
  .target(
    name: "Platform", dependencies: ["CLibrary"], path: "Sources/Command/Platform",
    swiftSettings: compiled),
  .executableTarget(
    name: "tincture",
    dependencies: [
      "ContractProposals", "FigmaPlan", "ModeFinding", "Platform", "SwiftOutput", "TokenChecks",
      "TokenCompiler", "TokenDialects", "TokenJSON", "TokenModel", "TokenOutputs", "TokenQueries",
      "TokenReports", "Writers",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ],
    path: "Sources/Command/tincture", resources: [.embedInCode("Starter")],
    swiftSettings: compiled, linkerSettings: commandLinking),
  .executableTarget(
    name: "tincture-mustache",
    dependencies: [
      "TokenJSON", "TokenModel", .product(name: "Mustache", package: "swift-mustache"),
    ],
    path: "Sources/Command/tincture-mustache", swiftSettings: strict,
    linkerSettings: commandLinking),
  .executableTarget(
    name: "tincture-yaml", dependencies: ["TokenModel", "TokenYAML", "Writers"],
    path: "Sources/Command/tincture-yaml", swiftSettings: strict, linkerSettings: commandLinking),
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

/// What tests of the compiler and of migration may import. Most compile a whole project, and some convert
/// it or propose contracts for it first.
let modules: [Target.Dependency] = [
  "ColorMath", "ContractProposals", "FigmaPlan", "ForeignValues", "ModeFinding", "RandomNumbers",
  "SwiftOutput", "TokenChecks", "TokenCompiler", "TokenDialects", "TokenJSON", "TokenModel",
  "TokenOutputs",
  "TokenQueries", "TokenReports", "TokenThemes", "Writers",
]
let tested = modules + ["TokenTesting"]

/// The tests of a module that may import all of these.
func tests(of module: String, in wing: String) -> Target {
  .testTarget(
    name: "\(module)Tests", dependencies: tested, path: "Tests/\(wing)/\(module)Tests",
    swiftSettings: strictTests)
}

/// Test targets named after the modules, what they share, and the replay of what fuzzing found.
let compilerTests: [Target] = [
  .target(name: "RandomNumbers", path: "Tests/RandomNumbers", swiftSettings: strict),
  .target(
    name: "TokenTesting",
    dependencies: modules,
    path: "Tests/Compiler/TokenTesting", swiftSettings: strict),
  .testTarget(
    name: "TokenJSONTests", dependencies: ["TokenJSON"], path: "Tests/Compiler/TokenJSONTests",
    swiftSettings: strictTests),
  .testTarget(
    name: "ColorMathTests", dependencies: ["ColorMath", "RandomNumbers"],
    path: "Tests/Compiler/ColorMathTests", resources: [.copy("Vectors")],
    swiftSettings: strictTests),
  tests(of: "CLibrary", in: "Compiler"),
  tests(of: "Writers", in: "Compiler"),
  tests(of: "TokenModel", in: "Compiler"),
  tests(of: "TokenThemes", in: "Compiler"),
  tests(of: "TokenChecks", in: "Compiler"),
  tests(of: "TokenOutputs", in: "Compiler"),
  tests(of: "SwiftOutput", in: "Compiler"),
  tests(of: "TokenQueries", in: "Compiler"),
  tests(of: "TokenReports", in: "Compiler"),
  .testTarget(
    name: "TokenCompilerTests", dependencies: tested, path: "Tests/Compiler/TokenCompilerTests",
    resources: [.copy("Conformance/Data")], swiftSettings: strictTests),
  .testTarget(
    name: "FuzzingTests", dependencies: tested, path: "Tests/Fuzzing",
    exclude: [
      "CommandLines", "Corpus", "Engine", "Package.swift", "RandomNumbers", "Regressions",
      "Sources",
      "dictionary.txt",
    ],
    sources: ["Mutations", "Properties", "Tests", "Trees"], swiftSettings: strictTests),
]

let migrationTests: [Target] = [
  tests(of: "ForeignValues", in: "Migration"),
  tests(of: "ModeFinding", in: "Migration"),
  .testTarget(
    name: "TokenDialectsTests", dependencies: tested + ["TokenYAML"],
    path: "Tests/Migration/TokenDialectsTests", swiftSettings: strictTests),
  .testTarget(
    name: "TokenYAMLTests", dependencies: ["RandomNumbers", "TokenJSON", "TokenYAML"],
    path: "Tests/Migration/TokenYAMLTests", swiftSettings: strictTests),
  tests(of: "ContractProposals", in: "Migration"),
  tests(of: "FigmaPlan", in: "Migration"),
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

let commandTests: [Target] = [
  .testTarget(
    name: "PlatformTests", dependencies: ["CLibrary", "Platform"],
    path: "Tests/Command/PlatformTests", swiftSettings: strictTests),
  .testTarget(
    name: "TinctureTests",
    dependencies: tested + ["CLibrary", "tincture", "tincture-mustache", "tincture-yaml"],
    path: "Tests/Command/TinctureTests", swiftSettings: strictTests),
]

/// The versions of a dependency that can be used: in a release only the lowest, so that the release can
/// be built again with the same bytes.
func versions(from lowest: Version) -> Range<Version> {
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
  targets: compiler + migration + components + commands + plugins
    + compilerTests + migrationTests + componentTests + commandTests
)
