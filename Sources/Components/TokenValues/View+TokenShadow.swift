#if canImport(SwiftUI)
  import SwiftUI

  nonisolated extension View {
    /// Draws a token's shadows behind this view.
    ///
    /// SwiftUI's shadows have no spread and are never inside a view: the spread is ignored, and inset
    /// shadows are not drawn. Each layer is the shadow of the view and of the layers above it.
    public func tokenShadow(_ shadow: TokenShadow) -> some View {
      tokenShadow(Adaptive { _ in shadow })
    }

    /// Draws a token's shadows behind this view, for the environment's appearance.
    ///
    /// SwiftUI's shadows have no spread and are never inside a view: the spread is ignored, and inset
    /// shadows are not drawn. Each layer is the shadow of the view and of the layers above it.
    public func tokenShadow(_ shadow: Adaptive<TokenShadow>) -> some View {
      modifier(ShadowModifier(shadow: shadow))
    }
  }

  nonisolated private struct ShadowModifier: ViewModifier {
    @Environment(\.tokenAppearance) private var appearance
    let shadow: Adaptive<TokenShadow>

    init(shadow: Adaptive<TokenShadow>) {
      self.shadow = shadow
    }

    @MainActor func body(content: Content) -> some View {
      let layers = shadow[in: appearance].layers.filter { !$0.isInset }
      // The first layers have a fixed structure: another number of layers, as in another theme, would
      // be another view, which loses its state.
      let first = content.shadow(layers, 0).shadow(layers, 1).shadow(layers, 2).shadow(layers, 3)
      return layers.indices.dropFirst(4).reduce(AnyView(first)) { AnyView($0.shadow(layers, $1)) }
    }
  }

  nonisolated extension View {
    /// Draws a layer of a shadow; a clear one if there is no such layer.
    fileprivate func shadow(_ layers: [TokenShadow.Layer], _ index: Int) -> some View {
      let layer = layers.indices.contains(index) ? layers[index] : nil
      // The blur of a token is twice the deviation of the blurred edge; a radius is the deviation.
      return shadow(
        color: layer.map { Color($0.color) } ?? .clear,
        radius: layer.map { CGFloat($0.blur) / 2 } ?? 0,
        x: layer.map { CGFloat($0.offsetX) } ?? 0, y: layer.map { CGFloat($0.offsetY) } ?? 0)
    }
  }
#endif
