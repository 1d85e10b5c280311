#if canImport(SwiftUI)
  public import SwiftUI

  /// Lists tokens with their values in the theme of the view. The list can be searched.
  nonisolated public struct TokenCatalog<Theme: EnvironmentTheme>: View {
    @Environment(\.self) private var environment
    @State private var search = ""
    private let tokens: TokenList<Theme>

    /// Creates a view of some tokens.
    public init(_ tokens: TokenList<Theme>) {
      self.tokens = tokens
    }

    /// The list, with a section for each type of tokens.
    @MainActor public var body: some View {
      NavigationStack {
        List {
          section("Colors", of: TokenColor.self, text: \.description) { Color($0) }
          section("Paints", of: TokenPaint.self, text: { "\($0)" }) { paint in
            Rectangle().fill(AnyShapeStyle(paint))
          }
          section("Gradients", of: TokenGradient.self, text: gradientText) { LinearGradient($0) }
          section("Text styles", of: TokenTextStyle.self, text: styleText) { style in
            Text(verbatim: "Ag").textStyle(style)
          }
          section("Lengths and numbers", of: Double.self, text: \.description) { number in
            Rectangle().frame(width: min(max(0, number), 48), height: 4)
          }
          section("Lengths in rem", of: TokenLength.self, text: { "\($0.points) points" }) {
            length in
            Rectangle().frame(width: min(max(0, length.points), 48), height: 4)
          }
          section("Shadows", of: TokenShadow.self, text: { "\($0.layers.count) layers" }) {
            shadow in
            Rectangle().fill(.background).frame(width: 24, height: 24).tokenShadow(shadow)
          }
        }
        .searchable(text: $search)
      }
    }

    /// The tokens of a type whose names or values have the text that is searched.
    @MainActor @ViewBuilder private func section<Value>(
      _ title: String, of type: Value.Type, text: @escaping (Value) -> String,
      @ViewBuilder sample: @escaping (Value) -> some View
    ) -> some View {
      let theme = Theme.current(in: environment)
      let found = tokens[type].filter { entry in
        let words = "\(entry.name) \(text(theme[keyPath: entry.keyPath]))"
        return search.isEmpty || words.localizedCaseInsensitiveContains(search)
      }
      if !found.isEmpty {
        Section {
          ForEach(found) { entry in
            let value = theme[keyPath: entry.keyPath]
            HStack {
              VStack(alignment: .leading) {
                Text(verbatim: entry.name)
                Text(verbatim: text(value)).font(.caption).foregroundStyle(.secondary)
              }
              Spacer()
              sample(value).frame(width: 48, height: 32).accessibilityHidden(true)
            }
            .accessibilityElement(children: .combine)
          }
        } header: {
          Text(verbatim: title)
        }
      }
    }

    private func gradientText(_ gradient: TokenGradient) -> String {
      gradient.stops.map(\.color.description).joined(separator: ", ")
    }

    private func styleText(_ style: TokenTextStyle) -> String {
      let family = style.family.names.first ?? "system"
      return "\(family) \(style.weight.value), \(style.size.points) points, \(style.systemStyle)"
    }
  }
#endif
