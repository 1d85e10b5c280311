/// Finds text that CI systems read as commands anywhere in a log line:
/// `##[set-output name=x]` of GitHub's runner, `##vso[…]` of Azure Pipelines, `##teamcity[…]`.
///
/// Source: `ActionCommand.cs` of actions/runner, `Command.cs` of microsoft/azure-pipelines-agent.
struct LogCommand {
  /// The number of `#` before the current scalar, with or without letters after them.
  private var marks = 0

  /// Whether a scalar is the bracket of a command, given the scalars of earlier calls.
  mutating func opens(at scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "#": marks += 1
    case "[": return marks > 1
    case "A"..."Z", "a"..."z": marks = marks > 1 ? marks : 0
    default: marks = 0
    }
    return false
  }
}
