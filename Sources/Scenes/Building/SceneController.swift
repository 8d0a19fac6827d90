import UIKit

/// A view controller whose view and children come from the scene's description.
final class SceneController: UIViewController {
  private let details: ControllerDescription
  private unowned let builder: SceneBuilder

  init(_ description: ControllerDescription, builder: SceneBuilder) {
    details = description
    self.builder = builder
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func loadView() {
    if let description = details.view {
      view = builder.make(description, in: UIScreen.main.sceneBounds, isMarkedLater: builder.marksView(of: self))
    } else {
      // A strategy may need an override in a view that a system will mark.
      view = builder.marksView(of: self) ? builder.makeMarkableView() : UIView()
      view.frame = UIScreen.main.sceneBounds
    }
    if details.view?.frame == nil { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    builder.controllers.addChildren(of: details, to: self)
    builder.didLoadView(of: self, details)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("viewDidAppear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("viewDidDisappear")
  }

  private func note(_ callback: String) {
    guard let id = details.id else { return }
    builder.reactions.note("\(callback) \(id)", viewIfLoaded)
  }
}
