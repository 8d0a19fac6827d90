package import Foundation

/// The private view that dims the views behind a sheet. It covers its container and receives the touches outside the
/// sheet.
@preconcurrency @MainActor
package class UIDimmingView: UIView {
  /// Called on a tap.
  final var whenTapped: (() -> Void)?

  /// Creates a dimming view with its tap recognizer.
  package override init(frame: CGRect) {
    super.init(frame: frame)
    let tap = UITapGestureRecognizer()
    tap.isInternal = true
    tap.addHandler { [weak self] _ in self?.whenTapped?() }
    addGestureRecognizer(tap)
  }

  /// Decoding is not supported; always returns `nil`.
  package required init?(coder: NSCoder) {
    return nil
  }
}
