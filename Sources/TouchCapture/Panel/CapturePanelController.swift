import Foundation
import UIKit

/// The controls of the panel and what they do.
final class CapturePanelController: UIViewController {
  private static let size = CGSize(width: 260, height: 44)
  /// The distance of the panel from the top of the safe area, in points. The keyboard covers the bottom.
  private static let distance: CGFloat = 8

  private var options: CaptureOptions
  private(set) var lastLog: URL?
  private let field = UITextField(frame: .zero)
  private let toggle = UIButton(type: .system)
  private let share = UIButton(type: .system)
  private let panel = UIView(frame: .zero)

  init(_ options: CaptureOptions) {
    self.options = options
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    panel.backgroundColor = .systemBackground
    field.placeholder = options.name
    field.accessibilityIdentifier = "TouchCapture.name"
    toggle.accessibilityIdentifier = "TouchCapture.toggle"
    share.accessibilityIdentifier = "TouchCapture.share"
    toggle.addAction(UIAction { [weak self] _ in self?.startOrStop() }, for: .touchUpInside)
    share.setTitle("Share", for: .normal)
    share.addAction(UIAction { [weak self] _ in self?.shareLog() }, for: .touchUpInside)
    view.addSubview(panel)
    for subview in [field, toggle, share] as [UIView] { panel.addSubview(subview) }
    update()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    panel.frame = CGRect(
      x: (view.bounds.width - Self.size.width) / 2, y: view.safeAreaInsets.top + Self.distance, width: Self.size.width,
      height: Self.size.height)
    field.frame = CGRect(x: 8, y: 0, width: 112, height: Self.size.height)
    toggle.frame = CGRect(x: 124, y: 0, width: 64, height: Self.size.height)
    share.frame = CGRect(x: 192, y: 0, width: 64, height: Self.size.height)
  }

  private func startOrStop() {
    field.resignFirstResponder()
    do {
      if TouchCapture.isRunning {
        try TouchCapture.stop()
      } else {
        var options = options
        if let name = field.text, !name.isEmpty { options.name = name }
        lastLog = try TouchCapture.start(options)
      }
    } catch {
      toggle.setTitle("Failed", for: .normal)
      NSLog("%@", "TouchCapture: \(error)")
      return
    }
    update()
  }

  private func update() {
    toggle.setTitle(TouchCapture.isRunning ? "Stop" : "Start", for: .normal)
    share.isEnabled = lastLog != nil && !TouchCapture.isRunning
  }

  private func shareLog() {
    guard let lastLog else { return }
    let sheet = UIActivityViewController(activityItems: [lastLog], applicationActivities: nil)
    // On an iPad the sheet is a popover, which needs its source.
    sheet.popoverPresentationController?.sourceView = share
    sheet.popoverPresentationController?.sourceRect = share.bounds
    present(sheet, animated: true)
  }
}
