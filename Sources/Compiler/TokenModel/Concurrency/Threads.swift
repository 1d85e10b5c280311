/// Whether work can use other threads.
@usableFromInline package enum Threads {
  /// Whether new threads can be created. If not, Dispatch would wait for one forever.
  @TaskLocal @usableFromInline package static var areAvailable = true
}
