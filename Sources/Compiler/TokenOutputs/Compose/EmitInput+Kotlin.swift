extension OutputFormat.EmitInput {
  /// Kotlin for Jetpack Compose: a class for themes, with a property for each token.
  var kotlinFile: GeneratedFile {
    var file = KotlinFile(tokens)
    file.write()
    let body = file.out.bytes + [0x0A] + PackageResources.TokenTypes_kt_txt
    var head = "\n"
    if let package = output.package { head += "package \(KotlinNames.package(package))\n" }
    let names = kotlinImports.map { Array(($0.split(separator: ".").last ?? "").utf8) }
    let words = wordsFound(names, in: body)
    let imports = zip(kotlinImports, words).filter(\.1).map(\.0)
    if !imports.isEmpty { head += "\n" + imports.map { "import \($0)\n" }.joined() }
    return sealed(
      Array(head.utf8) + body, with: .kotlin,
      path: output.isFolder ? "\(output.to)/Theme.kt" : output.to)
  }
}

/// Whether each word occurs in a text, with no letter or digit next to it.
private func wordsFound(_ words: [[UInt8]], in text: [UInt8]) -> [Bool] {
  var isFound = words.map { _ in false }
  let firsts = Set(words.map { $0[0] })
  let isFirst = (UInt8.min...UInt8.max).map(firsts.contains)
  var follows = false
  for index in text.indices {
    if !follows, isFirst[Int(text[index])] {
      for (number, word) in words.enumerated()
      where !isFound[number] && word[0] == text[index] && text[index...].starts(with: word) {
        let end = index + word.count
        isFound[number] = end == text.count || !isWordPart(text[end])
      }
    }
    follows = isWordPart(text[index])
  }
  return isFound
}

/// Whether a byte is an ASCII letter or digit, or a part of another character.
private func isWordPart(_ byte: UInt8) -> Bool { byte.isLetter || byte.isDigit || byte >= 0x80 }

/// The imports that generated Kotlin may need, sorted by name.
let kotlinImports = [
  "androidx.compose.animation.core.CubicBezierEasing", "androidx.compose.ui.graphics.Color",
  "androidx.compose.ui.graphics.StrokeCap", "androidx.compose.ui.graphics.colorspace.ColorSpaces",
  "androidx.compose.ui.text.TextStyle", "androidx.compose.ui.text.font.FontWeight",
  "androidx.compose.ui.unit.Dp", "androidx.compose.ui.unit.TextUnit", "androidx.compose.ui.unit.em",
  "androidx.compose.ui.unit.sp",
]
