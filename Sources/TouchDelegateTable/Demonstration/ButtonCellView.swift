public import Foundation
public import UIKit

/// The content of a row: a button at its leading edge, and the same question as ``PassTableView``'s for the rest.
///
/// The initializer assigns the configuration before it calls super, where no observer runs. Title and touch delegate arrive
/// only when the cell assigns the configuration once more, at its first update: until then the row lets nothing through.
/// Source: Stack Overflow 77545362, `ButtonCellView` [S].
open class ButtonCellView: UIView, UIContentView {
  /// What the row shows.
  open var configuration: any UIContentConfiguration {
    didSet { configure(configuration) }
  }

  /// The view that is asked: a sibling or a cousin of the table that lies behind.
  open weak var touchDelegate: UIView?

  /// The row's button.
  public private(set) var button = UIButton()

  /// Makes a view for a configuration, which it shows once it is assigned again.
  public init(configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    backgroundColor = .systemBackground.withAlphaComponent(0.5)
    button = UIButton(
      configuration: .borderedTinted(),
      primaryAction: UIAction { [unowned self] _ in
        (self.configuration as? ButtonCellConfiguration)?.tapped(button.configuration?.title ?? "?")
      })
    addSubview(button)
  }

  /// Made by code.
  public required init?(coder: NSCoder) {
    return nil
  }

  private func configure(_ configuration: any UIContentConfiguration) {
    guard let configuration = configuration as? ButtonCellConfiguration else { return }
    touchDelegate = configuration.touchDelegate
    button.configuration?.title = configuration.title
  }

  /// Puts the button where the margins put it: 16 points from the edge, 35 high, in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = CGRect(x: 16, y: (bounds.height - 35) / 2, width: 100, height: 35)
  }

  /// What UIKit answers, or the view that the touch delegate finds, where that is not the touch delegate itself.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    guard found === self, let touchDelegate else { return found }
    return TouchDelegateQuestion(of: self, to: touchDelegate, at: point).answer(with: event)
  }
}
