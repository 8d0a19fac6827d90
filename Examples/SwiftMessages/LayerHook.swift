import UIKit

/// The layer of a message with a dim mode: a tap beside the message dismisses it, so the layer takes the tap.
final class DimmedLayer: PassthroughView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    tappedHander = {}
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }
}
