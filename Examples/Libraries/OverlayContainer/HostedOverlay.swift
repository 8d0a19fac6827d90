import TouchReplay
import UIKit

/// A container of the library with the values that a scene of `Recordings/overlay-container` gives its own container.
///
/// The class and its delegate are part of the library's module, so that one file serves both releases.
class HostedOverlay: OverlayContainerViewController {
  /// The values of the scene as `key=value`, separated by spaces. The elements of a list are separated by commas.
  var settings = "" {
    didSet {
      values = Dictionary(
        settings.split(separator: " ").compactMap { pair in
          let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
          return parts.count == 2 ? (parts[0], parts[1]) : nil
        }, uniquingKeysWith: { $1 })
      disabledNotches = Set(list("disabledNotches").compactMap(Int.init))
      viewControllers = list("viewControllers").compactMap { scene?.controller($0) }
      overlayDelegate.container = self
      delegate = overlayDelegate
      presentAsSheet()
    }
  }

  private var values: [String: String] = [:]
  private var scene: (any SceneContext)?
  private(set) var disabledNotches: Set<Int> = []
  /// The library holds its delegate weakly.
  private let overlayDelegate = HostedOverlayDelegate()

  func use(_ scene: any SceneContext) -> Self {
    self.scene = scene
    scene.whenBuilt { [weak self] in self?.connectButtons() }
    return self
  }

  func value(_ key: String) -> String? { values[key] }

  func list(_ key: String) -> [String] { values[key]?.split(separator: ",").map(String.init) ?? [] }

  /// The view that a setting names.
  func view(of key: String) -> UIView? { values[key].flatMap { scene?.view($0) } }

  /// Adds an outcome that is about the overlay, as the scene's own container does.
  func note(_ what: String) { scene?.note(what, of: topViewController?.viewIfLoaded) }

  var notchCount: Int { list("notches").count }

  /// The height of a notch: points, or a fraction of the height of the container.
  func height(ofNotchAt index: Int, in space: CGFloat) -> CGFloat {
    let parts = list("notches")[index].split(separator: "/").compactMap { Double($0) }
    return parts.count == 2 ? space * parts[0] / parts[1] : parts[0]
  }

  static func text(_ number: CGFloat) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
  }

  // MARK: The controller

  override func viewDidLoad() {
    super.viewDidLoad()
    if let notch = value("notch").flatMap(Int.init) { moveOverlay(toNotchAt: notch, animated: false) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    scene?.note("viewDidAppear \(values["id"] ?? "")", of: viewIfLoaded)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    scene?.note("viewDidDisappear \(values["id"] ?? "")", of: viewIfLoaded)
  }

  /// Makes the changes that the scene describes for its actions: `harbour.notch=1`, `lock.disabled=1`.
  private func connectButtons() {
    for (key, value) in values {
      let parts = key.split(separator: ".").map(String.init)
      guard parts.count == 2, let view = scene?.view(parts[0]) else { continue }
      let change = { [weak self] in self?.change(parts[1], value) }
      if let button = view as? UIControl {
        button.addAction(UIAction { _ in change() }, for: .touchUpInside)
      } else if let tap = view.gestureRecognizers?.first as? UITapGestureRecognizer {
        tap.addTarget(self, action: #selector(collapse))
      }
    }
  }

  @objc private func collapse() {
    guard let notch = values.first(where: { $0.key.hasSuffix(".notch") }) else { return }
    change("notch", notch.value)
  }

  private func change(_ what: String, _ value: String) {
    if what == "notch", let index = Int(value) {
      note("moveToNotch \(index)")
      moveOverlay(toNotchAt: index, animated: true)
    } else {
      disabledNotches = Set(value.split(separator: ",").compactMap { Int($0) })
      note("disabledNotches \(disabledNotches.isEmpty ? "none" : value)")
    }
  }
}

/// A container of the library's default style.
final class HostedDefaultOverlay: HostedOverlay, SceneMade {
  static func make(in scene: any SceneContext) -> HostedDefaultOverlay { HostedDefaultOverlay().use(scene) }
}

/// A container whose content has the height of its highest notch.
final class HostedRigidOverlay: HostedOverlay, SceneMade {
  static func make(in scene: any SceneContext) -> HostedRigidOverlay { HostedRigidOverlay(style: .rigid).use(scene) }
}
