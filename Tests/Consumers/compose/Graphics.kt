// Stand-ins for Jetpack Compose, with its signatures: androidx.compose.ui:ui-graphics.
package androidx.compose.ui.graphics

import androidx.compose.ui.graphics.colorspace.ColorSpace
import androidx.compose.ui.graphics.colorspace.ColorSpaces

/** The values that a test reads back; Compose packs them into one number. */
val colors = ArrayList<String>()

@Suppress("EXPERIMENTAL_FEATURE_WARNING", "EXPERIMENTAL_API_USAGE")
inline class Color(val value: ULong) {
  @Suppress("EXPERIMENTAL_API_USAGE")
  override fun toString(): String = colors[value.toInt()]
}

@Suppress("EXPERIMENTAL_API_USAGE")
private fun kept(text: String): Color {
  colors.add(text)
  return Color((colors.size - 1).toULong())
}

fun Color(color: Int): Color = kept("argb " + Integer.toHexString(color))

fun Color(color: Long): Color = Color((color and 0xFFFFFFFFL).toInt())

fun Color(
  red: Float, green: Float, blue: Float, alpha: Float = 1f,
  colorSpace: ColorSpace = ColorSpaces.Srgb
): Color {
  require(red in 0f..1f && green in 0f..1f && blue in 0f..1f && alpha in 0f..1f)
  return kept("${colorSpace.name} $red $green $blue $alpha")
}

@Suppress("EXPERIMENTAL_FEATURE_WARNING")
inline class StrokeCap(val value: Int) {
  override fun toString(): String = listOf("Butt", "Round", "Square")[value]

  companion object {
    val Butt = StrokeCap(0)
    val Round = StrokeCap(1)
    val Square = StrokeCap(2)
  }
}
