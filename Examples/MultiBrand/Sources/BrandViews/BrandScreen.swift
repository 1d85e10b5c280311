#if canImport(SwiftUI)
  import Brands
  import SwiftUI
  import TokenValues

  /// A screen on which the user picks a brand. Light, dark and increased contrast follow the system.
  public struct BrandScreen: View {
    @State private var brand: Theme.Brand

    /// Creates the screen with a brand that is picked first.
    public init(brand: Theme.Brand = .acme) { _brand = State(initialValue: brand) }

    /// The screen in the picked brand.
    public var body: some View {
      BrandChoice(brand: brand) { brand = $0 }
        .theme(brand: brand)
    }
  }

  private struct BrandChoice: View {
    let brand: Theme.Brand
    let pick: @MainActor (Theme.Brand) -> Void

    var body: some View {
      VStack(spacing: 12) {
        Text("Pick a brand").foregroundStyle(.theme.colors.text.body)
        ForEach(Theme.Brand.allCases, id: \.self) { choice in
          Button(choice.rawValue) { pick(choice) }
            .buttonStyle(BrandButtonStyle(state: choice == brand ? .selected : .other))
            .accessibilityAddTraits(choice == brand ? .isSelected : [])
        }
      }
      .padding(24)
      .background(.theme.colors.surface.page, in: Rectangle())
    }
  }

  private struct BrandButtonStyle: ButtonStyle {
    let state: BrandButtonState
    @Environment(\.theme) private var theme

    func makeBody(configuration: Configuration) -> some View {
      let shape = RoundedRectangle(cornerRadius: theme.corner.button)
      configuration.label
        .foregroundStyle(.theme.button[state].label)
        .padding(12)
        .frame(maxWidth: .infinity)
        .background(.theme.button[state].bg, in: shape)
        .overlay {
          shape.strokeBorder(.theme.button[state].outline, lineWidth: theme.line.button)
        }
        .compositingGroup()
        .opacity(configuration.isPressed ? 0.8 : 1)
    }
  }
#endif
