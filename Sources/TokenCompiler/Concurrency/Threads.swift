/// What a caller says about threads.
public enum Threads {
  /// Whether others than the caller's can be made. Dispatch waits for one forever where none can.
  @TaskLocal public static var areAvailable = true
}
