extension SwiftPlan {
  /// The value types as a file next to the themes: the sources of `TokenValues`, with the output's
  /// access level and names.
  var valueTypes: GeneratedFile {
    let name = output.files?.values ?? output.swiftFileName(SwiftTypes.defaultModule)
    let sources = valueTypeSources + (output.hasCatalog ? catalogSources : [])
    return CommentSeal.swift.file(
      "\(output.to)/\(name)", project: projectFile, sources: [SwiftTypes.defaultModule],
      pieces: sources.map { Array(("\n" + renamed($0, types: types)).utf8) })
  }
}

/// A source of `TokenValues` with other names. It contains either types or extensions, and only types
/// can be nested in a namespace.
private func renamed(_ source: String, types: SwiftTypes) -> String {
  var lines = source.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    .map { renamed(line: $0, types: types) }
  if let namespace = types.namespace, let start = lines.firstIndex(where: isDeclaration),
    lines[start...].first(where: \.isModified)?.holds(text: " extension ") == false
  {
    let end = lines.last == "#endif" ? lines.count - 1 : lines.count
    let space = String(lines[start].prefix { $0 == " " })
    lines[start..<end] =
      ([space + "nonisolated extension \(namespace) {"]
      + lines[start..<end].map { $0.isEmpty ? $0 : "  " + $0 } + [space + "}"])[...]
  }
  return lines.map { $0 + "\n" }.joined()
}

/// Whether a line begins a declaration, its documentation or its attributes.
private func isDeclaration(_ line: String) -> Bool {
  let start = line.drop { $0 == " " }
  return start.hasPrefix("///") || start.hasPrefix("@") || line.isModified
}

extension String {
  fileprivate var isModified: Bool { drop { $0 == " " }.hasPrefix("nonisolated ") }
}

private func renamed(line: Substring, types: SwiftTypes) -> String {
  let code = line.drop { $0 == " " }
  // All sources are one file, in which a module's imports must have one access level.
  let words = code.split(separator: " ")
  if words.dropLast().last == "import", let module = words.last, module != "os" {
    return line.prefix { $0 == " " } + types.importText(String(module))
  }
  let isComment = code.hasPrefix("//")
  var result = ""
  var before: Substring = ""
  var rest = line
  while let first = rest.first {
    guard first.isLetter else {
      result.append(rest.removeFirst())
      continue
    }
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    rest = rest.dropFirst(word.count)
    if word == "tokenAppearance" {
      result += types.environmentName(String(word))
    } else if word == "public", !isComment {
      result += types.access
      rest = rest.dropFirst()
    } else if SwiftName.valueTypes.contains(String(word)) {
      let isDeclared = ["struct", "enum", "protocol"].contains(before)
      result += (isDeclared ? types.declared : types.used) + word
    } else {
      result += word
    }
    before = word
  }
  return result
}

extension SwiftTypes {
  /// The name of a property or modifier of SwiftUI's environment, such as `acmeTheme`.
  ///
  /// Two outputs can be in one module, where Swift does not overload properties by their type.
  func environmentName(_ name: String) -> String {
    guard let first = namespace ?? (declared.isEmpty ? nil : declared) else { return name }
    return SwiftName.lowerCamel(first) + name.capitalizedOnce
  }
}

/// The view of the catalog, which is written only for a catalog.
private let catalogSources = [
  PackageResources.TokenList_swift_txt, PackageResources.TokenCatalog_swift_txt,
].map { String(decoding: $0, as: UTF8.self) }

/// The sources of `TokenValues`, in the order in which they are written. SwiftPM embeds the files that
/// the links in `ValueTypes` point to.
private let valueTypeSources = [
  PackageResources.Adaptive_Conformances_swift_txt,
  PackageResources.Adaptive_SwiftUI_swift_txt,
  PackageResources.Adaptive_swift_txt,
  PackageResources.Themed_SwiftUI_swift_txt,
  PackageResources.Themed_swift_txt,
  PackageResources.NSColor_Token_swift_txt,
  PackageResources.Color_Token_swift_txt,
  PackageResources.UIColor_Token_swift_txt,
  PackageResources.TokenAppearance_SwiftUI_swift_txt,
  PackageResources.TokenAppearance_swift_txt,
  PackageResources.TokenBorder_swift_txt,
  PackageResources.TokenColor_swift_txt,
  PackageResources.TokenColor_CoreGraphics_swift_txt,
  PackageResources.TokenFontFamily_swift_txt,
  PackageResources.TokenGradient_swift_txt,
  PackageResources.TokenLength_swift_txt,
  PackageResources.TokenPaint_swift_txt,
  PackageResources.View_TokenShadow_swift_txt,
  PackageResources.TokenShadow_swift_txt,
  PackageResources.Font_TokenTextStyle_swift_txt,
  PackageResources.UIFont_TokenTextStyle_swift_txt,
  PackageResources.TokenTextStyle_UIKit_swift_txt,
  PackageResources.ScalableFont_swift_txt,
  PackageResources.TokenTextStyle_swift_txt,
  PackageResources.Animation_TokenTransition_swift_txt,
  PackageResources.TokenTransition_swift_txt,
  PackageResources.ThemeChoice_swift_txt,
  PackageResources.ThemeChoice_Faults_swift_txt,
].map { String(decoding: $0, as: UTF8.self) }
