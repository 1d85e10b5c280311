package androidx.compose.ui.text

import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.TextUnit

class TextStyle(
  val fontSize: TextUnit? = null,
  val fontWeight: FontWeight? = null,
  val letterSpacing: TextUnit? = null,
  val lineHeight: TextUnit? = null
) {
  override fun toString(): String = "$fontSize $fontWeight $letterSpacing $lineHeight"
}
