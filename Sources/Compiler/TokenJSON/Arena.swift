import CJansson
import CLibrary

/// The memory of one libjansson tree. Values are placed one after another and freed together.
///
/// libjansson allocates and frees each value and member separately, which for large files takes as
/// long as reading them. Trees never change, so nothing needs to be freed early. Memory that
/// libjansson frees while reading (copied keys, outgrown tables) is kept; it is about as much as
/// `malloc` needs for bookkeeping.
final class Arena {
  /// The allocated blocks, and the free space in the last one.
  private struct Room {
    var next: UnsafeMutableRawPointer?
    var left = 0
    var blocks: [UnsafeMutableRawPointer] = []
    let blockSize: Int

    /// Allocates bytes, aligned for any C type; nil when there is no memory.
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

  /// Creates the memory for the tree of a text of some bytes, which is five or six times as large.
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

  /// Runs a closure whose libjansson allocations on this thread use this memory.
  func serve<Result>(_ read: () -> Result) -> Result {
    pthread_setspecific(Self.serving, room)
    defer { pthread_setspecific(Self.serving, nil) }
    return read()
  }

  /// The thread-specific key of the current memory. The first use also sets libjansson's allocator
  /// and hash seed; otherwise the first thread to use libjansson would choose the seed.
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
