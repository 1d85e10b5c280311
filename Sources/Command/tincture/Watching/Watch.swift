import Platform

/// `tincture build --watch`: builds, waits for a changed input, and builds again, until a signal.
///
/// It compares stamps instead of asking the kernel, which reports no changes that another machine makes
/// on a network file system.
struct Watch {
  var build: Build

  /// How long to wait before the inputs are compared again, in ms.
  private static let period: Int32 = 100
  /// How long to wait for more changes after a change, in ms. Editors write a file in several steps,
  /// and several files at once.
  private static let quiet: Int32 = 20

  /// Runs until SIGINT, SIGTERM or SIGHUP. Builds are not interrupted.
  func run() throws {
    let interruption = Interruption()
    let root = try build.choice.locate().root
    var pinned = build
    var reporter = WatchReporter()
    repeat {
      // Pins the path of the project file once it exists. Editors may remove the file for a moment
      // while they replace it; a build at that moment would use the defaults.
      if let (root, file) = try? pinned.choice.locate(), let file {
        pinned.choice.project = root.prefix + file
      }
      let inputs = Inputs()
      try reporter.report(try result(of: pinned, recording: inputs), inputs: inputs)
      repeat {
        if try interruption.comes(within: Self.period) { return }
        // If stamps do not show all changes, the inputs are read again.
      } while inputs.areSettled && inputs.areUnchanged(in: root)
    } while try !interruption.comes(within: Self.quiet)
  }

  private func result(of build: Build, recording inputs: Inputs) throws -> WatchReporter.Result {
    do {
      return .success(try build.write(recording: inputs) { _, _ in })
    } catch let error as FileError {
      return .failure(error)
    } catch let end as Interrupted {
      throw end
    } catch {
      return .failure(FileError(at: FilePath(build.choice.project), message: "\(error)"))
    }
  }
}
