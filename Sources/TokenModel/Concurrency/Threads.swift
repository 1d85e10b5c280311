/// Whether work can use other threads.
package enum Threads {
  /// Whether new threads can be created. If not, Dispatch would wait for one forever.
  @TaskLocal package static var areAvailable = true
}
