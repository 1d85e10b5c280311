import ArgumentParser
import Platform

/// `tincture build --watch`: builds, waits until an input changes, and builds again, until a signal
/// ends it.
struct Watch {
  var build: Build

  /// Runs until SIGINT, SIGTERM or SIGHUP. Builds are not interrupted.
  func run() throws {
    let interruption = try Interruption()
    var watcher = Watcher(root: try build.choice.locate().root)
    var pinned = build
    var reporter = WatchReporter()
    repeat {
      repeat {
        // Pins the path of the project file once it exists. Editors may remove the file for a moment
        // while they replace it; a build at that moment would use the defaults.
        if let (root, file) = try? pinned.choice.locate(), let file {
          pinned.choice.project = root.prefix + file
        }
        let inputs = Inputs()
        try reporter.report(try result(of: pinned, recording: inputs), inputs: inputs)
        // New inputs may have changed before the watcher followed them, so build again.
      } while watcher.follow(reporter.inputs)
      try reporter.reportStart(watcher)
    } while try watcher.waitForChange(or: interruption)
  }

  private func result(of build: Build, recording inputs: Inputs) throws -> WatchReporter.Result {
    do {
      let (compiled, written) = try build.write(recording: inputs) { _, _ in }
      return .compiled(compiled, written)
    } catch let error as FileError {
      return .failed(error)
    } catch let end as ExitCode {
      throw end
    } catch {
      return .failed(FileError(at: FilePath(build.choice.project), message: "\(error)"))
    }
  }
}
