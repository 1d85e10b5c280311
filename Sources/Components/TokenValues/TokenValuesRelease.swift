/// The releases whose generated Swift this module compiles.
///
/// Generated themes name the release that they need. If that release is missing here, the program that
/// wrote them is newer than this module.
nonisolated public enum TokenValuesRelease {
  /// Release 0.2.
  public enum v0_2 {}
  /// Release 0.3.
  public enum v0_3 {}
}
