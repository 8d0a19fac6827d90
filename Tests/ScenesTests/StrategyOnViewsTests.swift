import CommandLineSupport
import Commands
import PassThrough
import SystemScenes
import Testing
import UIKit

@testable import Scenes

@Suite("A strategy that needs an override", .serialized)
@MainActor
struct StrategyOnViewsTests {
  /// UIKit's classes and one class that cannot be overridden.
  private static let registry = ClassRegistry.uikit.adding([
    ViewClass("FinalView", of: "UIView", withoutOverride: "is final", make: { _ in UIView(frame: .zero) })
  ])

  private func instance(_ views: String, under strategy: String, more: String = "") throws -> SceneInstance {
    let text = #"{"format": 1, "scene": "s", "windows": [{"subviews": [\#(views)]}]\#(more)}"#
    return try SceneInstance(
      SceneDescription.decode(Array(text.utf8), registry: Self.registry), strategy: try Strategy(parsing: strategy))
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let strategy: String
    let view: String
    /// The key that cannot be applied; `nil` when the scene can be built.
    let key: String?
    var testDescription: String { "\(strategy): \(view)" }
  }

  @Test(
    "is refused for a view whose class cannot have one",
    arguments: [
      Row(strategy: "flag", view: #""class": "FinalView", "passThrough": true"#, key: "passThrough"),
      Row(strategy: "swizzle+flag", view: #""class": "FinalView", "passThrough": true"#, key: "passThrough"),
      Row(
        strategy: "flag", view: #""class": "Own", "superclass": "FinalView", "passThrough": true"#, key: "passThrough"),
      Row(strategy: "delegate", view: #""class": "FinalView", "touchDelegate": "other""#, key: "touchDelegate"),
      Row(strategy: "delegate", view: #""class": "FinalView", "touchDelegate": false"#, key: nil),
      Row(strategy: "delegate", view: #""class": "FinalView", "passThrough": true"#, key: nil),
      Row(strategy: "flag", view: #""class": "FinalView", "touchDelegate": "other""#, key: nil),
      Row(strategy: "flag", view: #""class": "UIView", "passThrough": true"#, key: nil),
      Row(strategy: "uikit", view: #""class": "FinalView", "passThrough": true"#, key: nil),
      Row(strategy: "swizzle+tag", view: #""class": "FinalView", "passThrough": true"#, key: nil),
    ])
  func refused(row: Row) throws {
    let views = #"{"id": "other"}, {"id": "v", \#(row.view)}"#
    guard let key = row.key else {
      _ = try instance(views, under: row.strategy)
      return
    }
    let error = #expect(throws: SceneError.self) { try instance(views, under: row.strategy) }
    #expect(error?.problem == .strategyNotApplicable)
    #expect((error?.view, error?.key, error?.line) == ("v", key, 1))
    let mechanism = row.strategy.split(separator: "+").last ?? ""
    #expect(
      error?.message
        == "strategy '\(mechanism)' needs an override of hitTest(_:with:) for '\(key)', and its class FinalView is final"
    )
    #expect(error?.remedy?.contains("remove '\(key)'") == true)
    #expect(error.flatMap { Failures.commandFailure(for: $0) }?.exitCode.rawValue == 65)
  }

  @Test("makes the outcome of a touch unknown on a view that is added later and whose class cannot have one")
  func addedLater() throws {
    let scene = try instance(
      #"{"id": "go", "class": "UIButton", "actions": {"touchUpInside": "go"}}, {"id": "box"}"#, under: "flag",
      more: """
        , "on": {"go": [{"add": {"id": "late", "class": "FinalView", "passThrough": true}, "to": "box"},
          {"add": {"id": "fine", "class": "UIView", "passThrough": true}, "to": "box"}]}
        """)
    try #require(scene.view(named: "go") as? UIButton).sendActions(for: .touchUpInside)
    let late = try #require(scene.view(named: "late"))
    #expect(scene.unmodelledReason(forTouchOn: late)?.contains("FinalView is final") == true)
    #expect(scene.unmodelledReason(forTouchOn: try #require(scene.view(named: "fine"))) == nil)
    #expect(scene.unmodelledReason(forTouchOn: try #require(scene.view(named: "box"))) == nil)
  }

  @Test("gets one for the cells of a data source, as for all views of a scene")
  func cells() throws {
    let table = """
      {"id": "list", "class": "UITableView", "frame": [0, 0, 300, 300], "sections": [
        {"rows": 2, "row": {"id": "cell{row}", "passThrough": true}}, {"rows": [{"id": "plain"}]}]}
      """
    let scene = try instance(table, under: "flag")
    for name in ["cell0", "cell1"] { #expect(scene.view(named: name)?.hitTestRewriting != nil, "\(name)") }
    #expect(try #require(scene.view(named: "plain")).hitTestRewriting == nil)
    #expect((scene.view(named: "cell0") as? UITableViewCell)?.reuseIdentifier == "section 0")
  }

  @Test("has no effect on a view that UIKit creates, as in an app")
  func viewOfUIKit() throws {
    let text = """
      {"format": 1, "scene": "s", "windows": [{"rootViewController": {"overlayViewControllers": [
        {"class": "UINavigationController", "viewControllers": [{}]}]}}]}
      """
    _ = try SceneInstance(SceneDescription.decode(Array(text.utf8)), strategy: try Strategy(parsing: "flag"))
  }
}
