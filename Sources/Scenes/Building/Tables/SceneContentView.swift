import PassThrough
import UIKit

/// The view of a row's content configuration.
///
/// Its touch delegate is part of the configuration, so it is set when the configuration is assigned and not in the
/// initializer. The code that the scene represents does the same.
final class SceneContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  /// The assignment that is currently shown.
  private var shown: SceneContentConfiguration.Assignment?

  init(_ configuration: SceneContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addHitTestRewriting()
    setUntransformedFrame(configuration.space)
    className = configuration.description.className
    var description = configuration.description
    description.touchDelegate = nil
    configuration.builder.fill(self, description)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  private func show() {
    // A state update keeps the changes that were made to the view since the assignment.
    guard let configuration = configuration as? SceneContentConfiguration, shown !== configuration.assignment
    else { return }
    shown = configuration.assignment
    RowRenewal(builder: configuration.builder).renew(self, as: configuration.description)
    configuration.builder.finish()
  }
}
