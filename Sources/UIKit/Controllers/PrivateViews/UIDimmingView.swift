public import Foundation

/// The private view that darkens what is behind a sheet. It covers its container and takes the touches that land there.
@preconcurrency @MainActor
open class UIDimmingView: UIView {
  /// What a tap does.
  final var whenTapped: (() -> Void)?

  /// Makes a dimming view, with its tap recognizer.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    let tap = UITapGestureRecognizer()
    tap.isInternal = true
    tap.addHandler { [weak self] _ in self?.whenTapped?() }
    addGestureRecognizer(tap)
  }

  /// Views are made by code here.
  public required init?(coder: NSCoder) {
    return nil
  }
}
