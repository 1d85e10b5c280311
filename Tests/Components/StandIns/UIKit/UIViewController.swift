// Apple's declarations, documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@MainActor open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
  public required init?(coder: NSCoder) { nil }
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  private var loadedView: UIView?

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { loadedView = newValue }
  }

  open func loadViewIfNeeded() {
    if loadedView != nil { return }
    loadView()
    viewDidLoad()
  }

  open func loadView() { loadedView = UIView() }
  open func viewDidLoad() {}
}
