package androidx.compose.ui.unit

@Suppress("EXPERIMENTAL_FEATURE_WARNING")
inline class Dp(val value: Float) : Comparable<Dp> {
  override fun compareTo(other: Dp): Int = value.compareTo(other.value)
  override fun toString(): String = "$value.dp"
}

class TextUnit internal constructor(private val text: String) {
  override fun toString(): String = text
}

inline val Float.sp: TextUnit get() = unit(this, "sp")
inline val Double.sp: TextUnit get() = this.toFloat().sp
inline val Int.sp: TextUnit get() = this.toFloat().sp
inline val Float.em: TextUnit get() = unit(this, "em")
inline val Double.em: TextUnit get() = this.toFloat().em
inline val Int.em: TextUnit get() = this.toFloat().em

@PublishedApi internal fun unit(value: Float, name: String): TextUnit = TextUnit("$value.$name")
