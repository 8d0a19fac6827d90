import TouchReplay
import UIKit

/// A row of five stars.
final class Host: LibraryHost, SceneMade {
  static func make(in scene: any SceneContext) -> Host { Host().use(scene) }

  private let stars: CosmosView = {
    var settings = CosmosSettings()
    settings.starSize = 40
    settings.starMargin = 10
    return CosmosView(settings: settings)
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    stars.rating = 2
    stars.accessibilityIdentifier = "stars"
    stars.frame.origin = CGPoint(x: 20, y: 200)
    stars.didTouchCosmos = { [weak self] in self?.note("didTouchCosmos \($0)") }
    stars.didFinishTouchingCosmos = { [weak self] in self?.note("didFinishTouchingCosmos \($0)") }
    view.addSubview(stars)
  }
}
