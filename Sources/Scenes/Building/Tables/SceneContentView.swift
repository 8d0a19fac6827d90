import PassThrough
import UIKit

/// The view of a row's content configuration.
///
/// As in the code that the scene stands for, whom it asks is a part of the configuration: it is told of that when the
/// configuration is assigned, which making it does not do.
final class SceneContentView: UIView, OverridingView, UIContentView {
  var rewrites: [any HitTestRewrite] = []

  var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  /// The assignment that the view shows.
  private var shown: SceneContentConfiguration.Assignment?

  init(_ configuration: SceneContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    setUntransformedFrame(configuration.space)
    className = configuration.description.className
    var description = configuration.description
    description.touchDelegate = nil
    configuration.builder.fill(self, description)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    rewritten(super.hitTest(point, with: event), point, event)
  }

  private func show() {
    // What changes have made of the view since stays when its state changes.
    guard let configuration = configuration as? SceneContentConfiguration, shown !== configuration.assignment
    else { return }
    shown = configuration.assignment
    RowRenewal(builder: configuration.builder).renew(self, as: configuration.description)
    configuration.builder.finish()
  }
}
