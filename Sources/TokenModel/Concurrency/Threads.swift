/// What a caller says about threads.
package enum Threads {
  /// Whether others than the caller's can be made. Dispatch waits for one forever where none can.
  @TaskLocal package static var areAvailable = true
}
