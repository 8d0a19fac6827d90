import Foundation
import HitTestTerms
import ObjectiveCRuntime
import PassThrough
import Pictures
import Playback
import ScenePictures
import Scenes
import SystemScenes
import TestSupport
import Testing
@_spi(Instrumentation) import UIKit

@Suite("A hit map samples where code decides that may use its point in any way")
@MainActor
struct HitMapSamplingTests {
  private func scene(_ views: String = "", strategy: String = "uikit") throws -> SceneInstance {
    let json = #"{"format":1,"scene":"s","screen":{"size":[200,400]},"windows":[{"id":"w","subviews":[\#(views)]}]}"#
    return try SceneInstance(SceneDescription.decode([UInt8](json.utf8)), strategy: Strategy(parsing: strategy))
  }

  private func map(_ scene: SceneInstance, adding view: UIView? = nil) -> HitMap {
    scene.engine.run {
      guard let view else { return }
      view.accessibilityIdentifier = "own"
      view.nameInResults = "own"
      scene.windows[0].addSubview(view)
    }
    return HitMap(of: scene)
  }

  private func share(_ name: String, in map: HitMap) -> (area: Double, sampled: Double) {
    guard let index = map.receivers.firstIndex(of: .view(ViewID(named: name))) else { return (0, 0) }
    return (map.areas[index], map.sampledAreas[index])
  }

  @Test func `an override of point(inside:) is sampled to a point, only where it is asked`() throws {
    let scene = try scene(#"{"id":"a","frame":[0,0,200,100]}"#)
    let disc = scene.engine.run { Disc(frame: CGRect(x: 60, y: 160, width: 80, height: 80)) }
    let map = map(scene, adding: disc)
    let own = share("own", in: map)
    #expect(map.sampledViews == ["own"])
    #expect(abs(own.area - .pi * 1_600) < 0.02 * .pi * 1_600 && own.sampled == own.area)
    // The override is in front of the other view, and is asked there as well.
    #expect(share("a", in: map).area == 20_000)
    for x in stride(from: 0.5, to: 200, by: 7.3) {
      for y in stride(from: 0.5, to: 400, by: 7.3) {
        let point = CGPoint(x: x, y: y)
        let distance = abs(hypot(x - 100, y - 200) - 40)
        if distance > 1.5 { #expect(map.receiver(at: point) == TouchReceiver(scene.hitTest(at: point)), "\(point)") }
      }
    }
  }

  @Test func `a view in front of an override is exact`() throws {
    let scene = try scene()
    _ = map(scene, adding: scene.engine.run { Disc(frame: CGRect(x: 60, y: 160, width: 80, height: 80)) })
    scene.engine.run {
      let front = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 180.125))
      front.nameInResults = "front"
      scene.windows[0].addSubview(front)
    }
    let map = HitMap(of: scene)
    let front = share("front", in: map)
    #expect(front.area == 200 * 180.125 && front.sampled == 0)
    #expect(map.sampledArea == 80_000 - 200 * 180.125)
  }

  @Test func `borders that are sides of views are exact in a sampled area`() throws {
    let scene = try scene(#"{"id":"a","frame":[10.125,20.25,100,50.5]}"#)
    let map = map(scene, adding: scene.engine.run { LetsThrough(frame: CGRect(x: 0, y: 0, width: 50, height: 400)) })
    #expect(map.sampledArea == 80_000 && share("a", in: map).area == 5_050 && share("own", in: map).area == 0)
  }

  @Test func `a rule of an override that declares nothing is sampled, one that declares is exact`() throws {
    for isComposing in [false, true] {
      let scene = try scene(#"{"id":"a","passThrough":true,"frame":[10,20,100,50]}"#, strategy: "flag")
      let rewriting = try #require(scene.view(named: "a")?.hitTestRewriting)
      rewriting.rewrites = [Rule(isComposing: isComposing)]
      let map = HitMap(of: scene)
      #expect(share("a", in: map).area == 0 && (map.sampledArea > 0) == !isComposing)
    }
  }

  @Test func `a replaced method that declares nothing is sampled everywhere`() throws {
    let scene = try scene(#"{"id":"a","frame":[10,20,100,50]}"#, strategy: "tag")
    scene.engine.run {
      let table = MethodTable(transitionViewOverridesHitTest: true)
      let method = table.instanceMethod(of: table.registerClass("UIView"), .hitTest)!
      let original = method.implementation
      table.setImplementation(of: method) { view, point, event in original(view, point, event) }
      table.install()
    }
    let map = HitMap(of: scene)
    let own = share("a", in: map)
    #expect(map.sampledArea == 80_000 && own.area == 5_000 && own.sampled == 5_000)
  }

  @Test func `a subclass that overrides the method of a known class again is sampled`() throws {
    let scene = try scene()
    let map = map(scene, adding: scene.engine.run { OwnHosting(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) })
    #expect(map.sampledViews == ["own"] && map.receivers == [.view("w")])
  }
}

private struct Rule: HitTestRewrite {
  let isComposing: Bool

  func rewrite(_ found: UIView?, of view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    found === view ? nil : found
  }
}

private final class Disc: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    hypot(point.x - bounds.midX, point.y - bounds.midY) < bounds.width / 2
  }
}

private final class LetsThrough: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self ? nil : found
  }
}

private final class OwnHosting: HostingView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
