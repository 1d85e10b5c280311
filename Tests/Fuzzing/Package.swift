// swift-tools-version: 6.2

import PackageDescription

// The fuzz targets and what they test, for Scripts/fuzz, which compiles all of it with sanitizers. In
// the root's manifest, everyone who depends on our package would get the library. FuzzingTests, which
// are there, compile the same checks and replay the corpora.
//
// This package cannot depend on the root's: the compiler's modules are not products. So they are
// compiled through the links here.

let strict: [SwiftSetting] =
  [.swiftLanguageMode(.v6)]
  + (Context.environment["TINCTURE_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : [])

/// The compiler's modules, in layers: each may import those of earlier layers. What exactly it may
/// import is in the root's manifest, and checked there.
let layers = [
  ["Compiler/CLibrary", "Compiler/ColorMath"],
  ["Compiler/TokenJSON", "Compiler/Writers"],
  ["Compiler/TokenModel"],
  ["Compiler/TokenThemes", "Migration/ForeignValues"],
  ["Compiler/TokenChecks", "Migration/ModeFinding"],
  ["Compiler/TokenOutputs", "Migration/TokenDialects"],
  ["Compiler/SwiftOutput", "Compiler/TokenQueries"],
  ["Compiler/TokenReports"],
  ["Compiler/TokenCompiler"],
  ["Migration/ContractProposals", "Migration/FigmaPlan"],
]

/// The folders and files that a module embeds.
let embedded = [
  "Compiler/TokenOutputs": ["Compose/TokenTypes.kt.txt"], "Compiler/SwiftOutput": ["ValueTypes"],
  "Compiler/TokenReports": ["RulePages", "Pages"],
]

func name(_ module: String) -> String { String(module.split(separator: "/").last!) }

var targets: [Target] = [
  .systemLibrary(name: "CJansson", path: "Sources/Compiler/CJansson", pkgConfig: "jansson"),
  .target(name: "RandomNumbers", path: "RandomNumbers", swiftSettings: strict),
]
for layer in layers {
  let earlier = targets.map { Target.Dependency(stringLiteral: $0.name) }
  targets += layer.map { module in
    .target(
      name: name(module), dependencies: earlier, path: "Sources/\(module)",
      resources: embedded[module, default: []].map { .embedInCode($0) }, swiftSettings: strict)
  }
}
targets.append(
  .target(
    name: "Fuzzing", dependencies: targets.map { .init(stringLiteral: $0.name) }, path: ".",
    exclude: [
      "CommandLines", "Corpus", "RandomNumbers", "Regressions", "Sources", "Tests",
      "dictionary.txt",
    ],
    sources: ["Engine", "Mutations", "Properties", "Trees"], swiftSettings: strict))

let package = Package(
  name: "fuzzing",
  products: [.library(name: "Fuzzing", type: .static, targets: ["Fuzzing"])],
  targets: targets)
