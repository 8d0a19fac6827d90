import Foundation
import RecordingStore
import Testing
import UIKit

@testable import TouchReplayTesting

/// A screen whose menu is closed by a second tap on its button, or only hidden once.
private final class MenuController: UIViewController {
  private let menu = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 200))
  private let closesAgain: Bool

  init(closesAgain: Bool) {
    self.closesAgain = closesAgain
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 350, height: 50))
    button.accessibilityIdentifier = "menu-button"
    button.addAction(
      UIAction { [unowned self] _ in menu.isHidden = closesAgain ? !menu.isHidden : false }, for: .touchUpInside)
    menu.accessibilityIdentifier = "menu"
    menu.isHidden = true
    view.addSubview(button)
    view.addSubview(menu)
  }
}

@MainActor
@Suite("A search for differences of two scenes in a test")
struct AssertNoDifferenceTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "no-difference-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appending(path: "Package.swift"))
  }

  private func search(_ closesAgain: [Bool], sessions: Int, to name: String? = nil) throws {
    let scenes = closesAgain.map { closesAgain in
      RecordedScene(
        scene: ReplayScene("menu") { MenuController(closesAgain: closesAgain) }, madeBy: "AssertNoDifferenceTests")
    }
    try SceneSearch(
      old: scenes[0], new: scenes[1], search: .sessions(sessions), name: name,
      folder: PackageFolder(of: folder.appending(path: "Tests/MenuTests.swift").path)
    ).run()
  }

  @Test("finds what only a second tap shows, and records it with the outcomes of the first scene")
  func difference() throws {
    let failure = #expect(throws: ReplayFailure.self) {
      try search([true, false], sessions: 2_000, to: "Recordings/menu.touchrec")
    }
    #expect(failure?.message.contains("a session of 4 events differs, seed 1") == true, "\(failure?.message ?? "")")
    #expect(failure?.report?.contains("menu isHidden") == true, "\(failure?.report ?? "")")
    let reader = try RecordingReader(path: folder.appending(path: "Recordings/menu.touchrec").path)
    #expect(reader.sessions.count == 1)
    // The recording is not replaced.
    let again = #expect(throws: ReplayFailure.self) {
      try search([true, false], sessions: 1, to: "Recordings/menu.touchrec")
    }
    #expect(again?.message.contains("exists already") == true)
  }

  @Test("two scenes of the same code do not differ")
  func same() throws { try search([true, true], sessions: 100) }
}
