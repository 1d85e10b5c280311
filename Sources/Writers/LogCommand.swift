/// Finds what the logs of CI systems take for commands, wherever in a line it stands:
/// `##[set-output name=x]` of GitHub's runner, `##vso[…]` of Azure Pipelines, `##teamcity[…]`.
///
/// Source: `ActionCommand.cs` of actions/runner, `Command.cs` of microsoft/azure-pipelines-agent.
struct LogCommand {
  /// How many `#` stand in front, with letters behind them or not.
  private var marks = 0

  /// Whether the bracket of a command stands here, behind the scalars asked about before.
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

/// Whether the text holds such a command.
func hasLogCommand(_ text: String) -> Bool {
  var command = LogCommand()
  return text.utf8.contains { command.opens(at: Unicode.Scalar($0)) }
}
