#if os(Linux)
  import CLibrary

  /// What Linux says about changes in folders (inotify(7)).
  ///
  /// Watches folders, not files, because an editor replaces a file, which would end its watch.
  package final class Notifications {
    /// What inotify refused.
    package struct Refusal: Error {
      var code: Int32

      package var reason: String { String(cString: strerror(code)) }
    }

    package let descriptor: Int32
    private var folders: [Int32: FolderInterest] = [:]

    private static let entryChanges = UInt32(IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO)
    private static let textChanges = UInt32(IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB)
    private static let ends = UInt32(IN_DELETE_SELF | IN_MOVE_SELF)
    private static let lost = UInt32(IN_IGNORED | IN_Q_OVERFLOW | IN_UNMOUNT)

    package init() throws(Refusal) {
      descriptor = inotify_init1(Int32(O_NONBLOCK | O_CLOEXEC))
      if descriptor < 0 { throw Refusal(code: errno) }
    }

    deinit { close(descriptor) }

    /// Watches these folders, and no others. Returns whether one of them was not watched before.
    package func follow(_ interests: [String: FolderInterest]) throws(Refusal) -> Bool {
      var watched: [Int32: FolderInterest] = [:]
      for (folder, interest) in interests {
        let id = inotify_add_watch(
          descriptor, folder, Self.entryChanges | Self.textChanges | Self.ends | UInt32(IN_ONLYDIR))
        if id < 0 {
          if errno == ENOSPC || errno == ENOMEM { throw Refusal(code: errno) }
          continue  // gone meanwhile, or closed to us: its own folder is watched
        }
        watched[id, default: .init()].formUnion(interest)
      }
      for id in folders.keys where watched[id] == nil { inotify_rm_watch(descriptor, id) }
      let isMore = watched.contains { id, interest in !interest.isCovered(by: folders[id]) }
      folders = watched
      return isMore
    }

    /// Reads all events; returns whether any of them matters.
    package func takeAll() -> Bool {
      var matters = false
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 8)
      defer { buffer.deallocate() }
      while true {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return matters }
        var offset = 0
        while offset < count {
          let event = buffer.load(fromByteOffset: offset, as: inotify_event.self)
          let name = offset + MemoryLayout<inotify_event>.size
          let bytes = buffer[name..<name + Int(event.len)].prefix { $0 != 0 }
          if isRelevant(event, name: String(decoding: bytes, as: UTF8.self)) { matters = true }
          offset = name + Int(event.len)
        }
      }
    }

    private func isRelevant(_ event: inotify_event, name: String) -> Bool {
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
      guard let interest = folders[event.wd] else { return false }
      if event.mask & (Self.ends | Self.lost) != 0 {
        if event.mask & UInt32(IN_IGNORED) != 0 { folders[event.wd] = nil }
        return true
      }
      if interest.names.contains(name) { return true }
      return interest.isListed && event.mask & Self.entryChanges != 0
        && !TemporaryName.output.fits(name)
    }
  }
#else
  /// Changes in folders, which only Linux reports here.
  package final class Notifications {
    package struct Refusal: Error { package let reason = "this system does not report changes" }

    package let descriptor: Int32 = -1

    package init() throws(Refusal) { throw Refusal() }

    package func follow(_ interests: [String: FolderInterest]) throws(Refusal) -> Bool { false }

    package func takeAll() -> Bool { false }
  }
#endif
