package androidx.compose.ui.text.font

class FontWeight(val weight: Int) : Comparable<FontWeight> {
  init { require(weight in 1..1000) }
  override operator fun compareTo(other: FontWeight): Int = weight.compareTo(other.weight)
  override fun toString(): String = "$weight"
}
