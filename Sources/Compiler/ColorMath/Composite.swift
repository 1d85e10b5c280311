/// The color of `source` with `alpha` (0 to 1) drawn over an opaque `backdrop`.
///
/// Source-over on gamma-encoded components, as in CSS and Core Animation, without rounding to 8
/// bits.
package func composite(_ source: Triple, alpha: Double, over backdrop: Triple) -> Triple {
  source * alpha + backdrop * (1 - alpha)
}
