import TokenJSON
import Writers

/// Which settings an output may have, and which it must.
extension ProjectReader {
  /// Reports settings that belong to another format, and those that this one cannot do without.
  func checkSettings(
    of output: Project.Output, _ members: Members, _ findings: inout Findings
  ) {
    var members = members
    for name in Project.Output.settings where !output.format.settings.contains(name) {
      guard members.value(name) != nil else { continue }
      findings.add(
        .unknownKey,
        "format '\(output.format.rawValue)' has no setting '\(name)'; it has "
          + listed(["to"] + output.format.settings) + ", and '\(name)' belongs to "
          + listed(formats(with: name), conjunction: "or"),
        at: document.keyPlace(members.steps + [.key(name)]))
    }
    for name in ["package", "template"] where output.format.settings.contains(name) {
      _ = members.required(name, &findings)
    }
    checkPackage(of: output, members, &findings)
  }

  private func formats(with setting: String) -> [String] {
    Project.Output.Format.allCases.filter { $0.settings.contains(setting) }.map(\.rawValue)
  }

  /// A package is words of ASCII letters, digits and `_`, joined by dots.
  private func checkPackage(
    of output: Project.Output, _ members: Members, _ findings: inout Findings
  ) {
    guard let package = output.package else { return }
    let words = package.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let isSound = words.allSatisfy { word in
      guard let first = word.first, !(0x30...0x39).contains(first) else { return false }
      return word.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
        default: false
        }
      }
    }
    guard !isSound else { return }
    findings.add(
      .invalidProject,
      "expected words of letters, digits and '_' joined by dots, such as 'com.example.tokens', "
        + "found '\(printable(package))'", at: document.place(members.steps + [.key("package")]))
  }
}

extension Project.Output {
  /// Every setting that some format has, each once.
  static var settings: [String] {
    Format.allCases.flatMap(\.settings).reduce(into: []) { all, name in
      if !all.contains(name) { all.append(name) }
    }
  }
}
