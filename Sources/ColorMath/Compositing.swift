/// `source` with `alpha` (0 to 1) drawn over an opaque `backdrop`: source-over on the gamma-encoded
/// numbers, as CSS and Core Animation blend, without rounding to 8 bits.
package func composite(_ source: Triple, alpha: Double, over backdrop: Triple) -> Triple {
  source * alpha + backdrop * (1 - alpha)
}
