package androidx.compose.ui.graphics.colorspace

abstract class ColorSpace(val name: String)

class Rgb(name: String) : ColorSpace(name)

object ColorSpaces {
  val Srgb: Rgb = Rgb("srgb")
  val DisplayP3: Rgb = Rgb("display-p3")
}
