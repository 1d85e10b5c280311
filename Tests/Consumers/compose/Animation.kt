package androidx.compose.animation.core

interface Easing {
  fun transform(fraction: Float): Float
}

class CubicBezierEasing(
  private val a: Float, private val b: Float, private val c: Float, private val d: Float
) : Easing {
  override fun transform(fraction: Float): Float = fraction
  override fun toString(): String = "$a $b $c $d"
}
