/// What a caller says about threads.
@usableFromInline package enum Threads {
  /// Whether others than the caller's can be made. Dispatch waits for one forever where none can.
  @TaskLocal @usableFromInline package static var areAvailable = true
}
