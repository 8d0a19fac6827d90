public import Foundation
public import UIKit

/// The content of a row: a button at its leading edge. Touches elsewhere go to the touch delegate, as with
/// ``PassTableView``.
///
/// The initializer assigns the configuration before it calls super, where property observers do not run. The title and
/// the touch delegate are applied only when the cell assigns the configuration again, at its first update. Until then
/// the row passes no touch on. Source: Stack Overflow 77545362, `ButtonCellView` [S].
open class ButtonCellView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration {
    didSet { configure(configuration) }
  }

  /// The touch delegate: a sibling or a sibling's descendant behind the table.
  open weak var touchDelegate: UIView?

  public private(set) var button = UIButton()

  /// Creates a view for a configuration, which is applied when it is assigned again.
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

  /// Decoding is not supported; always returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  private func configure(_ configuration: any UIContentConfiguration) {
    guard let configuration = configuration as? ButtonCellConfiguration else { return }
    touchDelegate = configuration.touchDelegate
    button.configuration?.title = configuration.title
  }

  /// Places the button as the original's margins do: 16 points from the edge, 35 points high, vertically centered.
  open override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = CGRect(x: 16, y: (bounds.height - 35) / 2, width: 100, height: 35)
  }

  /// UIKit's result, or the touch delegate's result unless that is the touch delegate itself.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    guard found === self, let touchDelegate else { return found }
    return TouchDelegateHitTest(of: self, to: touchDelegate, at: point).result(with: event)
  }
}

extension ButtonCellView: HitTestComposing {
  package static var hitTestOwner: UIView.Type { ButtonCellView.self }
}
