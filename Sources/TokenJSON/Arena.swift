import CJansson

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The memory of one tree of libjansson: values are laid one behind another and given back together.
///
/// libjansson allocates each value and each member by itself, and gives each back by itself: for large
/// files that takes as long as reading them. A tree is never changed here, so nothing is to be given
/// back before the end. What libjansson frees while it reads (keys that it copied, tables that it
/// outgrew) is kept until then, about as much as `malloc` spends on bookkeeping.
final class Arena {
  /// Where the next value goes, and what is there already.
  private struct Room {
    var next: UnsafeMutableRawPointer?
    var left = 0
    var blocks: [UnsafeMutableRawPointer] = []
    let blockSize: Int

    /// Room for that many bytes, aligned for any C type; nil when there is no more memory.
    mutating func allocate(_ count: Int) -> UnsafeMutableRawPointer? {
      let size = (count + 15) & ~15
      if size > left, !grow(by: max(size, blockSize)) { return nil }
      let start = next
      next = start.map { $0 + size }
      left -= size
      return start
    }

    private mutating func grow(by size: Int) -> Bool {
      guard let block = malloc(size) else { return false }
      blocks.append(block)
      (next, left) = (block, size)
      return true
    }
  }

  private let room: UnsafeMutablePointer<Room>

  /// - Parameter size: How large the text is, in bytes. Its tree is five or six times as large.
  init(forTextOf size: Int) {
    let blockSize = min(max(size * 6, 1 << 14), 1 << 25)
    room = .allocate(capacity: 1)
    room.initialize(to: Room(blockSize: blockSize))
  }

  deinit {
    for block in room.pointee.blocks { free(block) }
    room.deinitialize(count: 1)
    room.deallocate()
  }

  /// Runs what reads a tree, with this memory for what it allocates on this thread.
  func serve<Result>(_ read: () -> Result) -> Result {
    pthread_setspecific(Self.serving, room)
    defer { pthread_setspecific(Self.serving, nil) }
    return read()
  }

  /// The key of the room that serves a thread. The first use makes it, and gives libjansson its
  /// allocator and the seed of its tables, which it would otherwise choose on whatever thread comes
  /// first.
  private static let serving: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    json_set_alloc_funcs(
      { count in
        pthread_getspecific(Arena.serving)?.assumingMemoryBound(to: Room.self).pointee
          .allocate(count)
      }, { _ in })
    json_object_seed(0)
    return key
  }()
}
