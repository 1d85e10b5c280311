#if canImport(SwiftUI)
  public import SwiftUI

  nonisolated extension View {
    /// Draws a token's shadows behind this view.
    ///
    /// SwiftUI's shadows have no spread and are never inside a view: the spread is ignored, and inset
    /// shadows are not drawn. Each layer is the shadow of the view and of the layers above it.
    public func tokenShadow(_ shadow: TokenShadow) -> some View {
      modifier(ShadowModifier(shadow: shadow))
    }

    /// Draws the shadows that a token has in the environment's appearance or theme behind this view.
    ///
    /// SwiftUI's shadows have no spread and are never inside a view: the spread is ignored, and inset
    /// shadows are not drawn. Each layer is the shadow of the view and of the layers above it.
    public func tokenShadow<Token: EnvironmentToken>(_ shadow: Token) -> some View
    where Token.Value == TokenShadow {
      modifier(ShadowReader(token: shadow))
    }
  }

  /// Draws the shadows that a token has in the environment.
  nonisolated private struct ShadowReader<Token: EnvironmentToken>: ViewModifier
  where Token.Value == TokenShadow {
    @Environment(\.self) private var environment
    let token: Token

    init(token: Token) {
      self.token = token
    }

    @MainActor func body(content: Content) -> some View {
      content.tokenShadow(token[in: environment])
    }
  }

  nonisolated private struct ShadowModifier: ViewModifier {
    let shadow: TokenShadow

    @MainActor func body(content: Content) -> some View {
      let layers = shadow.layers.filter { !$0.isInset }
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
        radius: layer.map { $0.blur.points / 2 } ?? 0,
        x: layer.map { $0.offsetX.points } ?? 0, y: layer.map { $0.offsetY.points } ?? 0)
    }
  }
#endif
