import ArgumentParser
import Platform

/// `tincture build --watch`: builds, waits for a change of anything that decides the build, and
/// builds again, until a signal ends it.
struct Watch {
  var build: Build

  /// Returns when it was asked to end, by SIGINT, SIGTERM or SIGHUP; a build is never cut short.
  func run() throws {
    let interruption = try Interruption()
    var watcher = Watcher(root: try locate(build.choice.project).root)
    var pinned = build
    var news = WatchNews()
    repeat {
      repeat {
        pinned.choice.pinProjectFile()
        let inputs = Inputs()
        try news.tell(try result(of: pinned, noting: inputs), inputs: inputs)
        // What newly came under watch may have changed before it did: look once more.
      } while watcher.follow(inputsOf: news)
      try news.tellBeginning(watcher)
    } while try watcher.waitForChange(or: interruption)
  }

  private func result(of build: Build, noting inputs: Inputs) throws -> WatchNews.Result {
    do {
      let (compiled, written) = try build.write(noting: inputs) { _ in }
      return .compiled(compiled, written)
    } catch let error as FileError {
      return .failed(error)
    } catch let end as ExitCode {
      throw end
    } catch {
      return .failed(FileError(at: build.choice.project, message: "\(error)"))
    }
  }
}

extension ProjectChoice {
  /// Names the project file once there is one: without it, another project would be built, one of
  /// defaults, and while an editor replaces the file it is gone for a moment.
  fileprivate mutating func pinProjectFile() {
    if let (root, file) = try? locate(project), let file { project = joined(root, path: file) }
  }
}
