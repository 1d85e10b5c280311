import ArgumentParser
import TokenModel

extension CommandConfiguration {
  /// A command with examples. `ExampleTests` runs each of them. Without subcommands, it can be parsed
  /// by itself.
  ///
  /// - Parameter examples: A command on each line, with a comment. At most 77 characters.
  init(
    commandName: String, abstract: String, discussion: String = "", examples: String,
    subcommands: [any ParsableCommand.Type] = []
  ) {
    let lines = examples.split(separator: "\n").map { "\n  \($0)" }.joined()
    self.init(
      commandName: commandName, abstract: abstract,
      discussion: discussion + (discussion.isEmpty ? "" : "\n\n") + "EXAMPLES:" + lines,
      subcommands: subcommands)
    if subcommands.isEmpty { (_superCommandName, version) = ("tincture", toolVersion) }
  }

  /// The help of a command with the examples, and what follows them in the discussion, at its end;
  /// nil if there are none.
  static func examplesLast(in help: String) -> String? {
    guard let examples = help.firstRange(of: "\nEXAMPLES:\n")?.lowerBound,
      let usage = help[examples...].firstRange(of: "\nUSAGE: ")?.lowerBound
    else { return nil }
    let end = help.hasSuffix("\n") ? "" : "\n"
    return help[..<examples] + help[usage...] + end + help[examples..<usage]
  }
}
