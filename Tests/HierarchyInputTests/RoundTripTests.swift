import Findings
import Foundation
import HierarchyInput
import HitTestTerms
import JSONText
import PassThrough
import Playback
import Scenes
import SeededRandom
import SystemScenes
import TestSupport
import Testing
import UIKit

@Suite("A scene that is described by recursiveDescription imports to the same hits") @MainActor
struct RoundTripTests {
  private func instance(_ text: String) throws -> SceneInstance {
    try SceneInstance(try SceneDescription.decode(Array(text.utf8)), strategy: .uikit)
  }

  /// A random scene without ids, of what the format carries.
  private static func scene(seed: UInt64, transforms: Bool, isForSentry: Bool) -> String {
    var random = SplitMix(seed: seed)
    func view(_ depth: Int) -> String {
      let classes =
        isForSentry
        ? ["UIView", "UIButton", "UIControl"] : ["UIView", "UIButton", "UILabel", "UIScrollView", "UIImageView"]
      let name = classes[random.below(classes.count)]
      var line =
        #"{"class":"\#(name)","frame":[\#(random.below(300) - 20),\#(random.below(600) - 20),\#(10 + random.below(300)),\#(Double(random.below(1_200)) / 4)]"#
      if random.once(in: 6) { line += #","isHidden":true"# }
      if random.once(in: 6) { line += #","alpha":\#(["0.005", "0.5", "0"][random.below(3)])"# }
      if !isForSentry {
        if random.once(in: 4) { line += #","isUserInteractionEnabled":\#(random.once(in: 2))"# }
        if name == "UIScrollView" {
          line += #","contentSize":[500,900],"contentOffset":[\#(random.below(100)),\#(random.below(100))]"#
        }
        if transforms, random.once(in: 3) {
          line += #","anchorPoint":[0,1],"transform":[\#(["2,0,0,0.5,5,-3", "0,1,-1,0,0,0"][random.below(2)])]"#
        }
      }
      if depth < 4 {
        line += #","subviews":["# + (0..<random.below(4)).map { _ in view(depth + 1) }.joined(separator: ",") + "]"
      }
      return line + "}"
    }
    let views = (0..<6).map { _ in view(0) }.joined(separator: ",")
    return #"{"format":1,"scene":"s","windows":[{"frame":[0,0,390,844],"subviews":[\#(views)]}]}"#
  }

  private func expectSameHits(_ scene: SceneInstance, _ other: SceneInstance, _ seed: UInt64) {
    for x in stride(from: 3.5, to: 390, by: 13) {
      for y in stride(from: 3.5, to: 844, by: 29) {
        let point = CGPoint(x: x, y: y)
        guard case .view(let one) = scene.hitTest(at: point), case .view(let two) = other.hitTest(at: point) else {
          Issue.record("recursion")
          return
        }
        guard one?.name == two?.name else {
          Issue.record("seed \(seed) at \(point): \(one?.name ?? "-"), imported \(two?.name ?? "-")")
          return
        }
      }
    }
  }

  @Test("from LLDB", arguments: 0..<40)
  func lldb(seed: Int) throws {
    let scene = try instance(Self.scene(seed: UInt64(seed), transforms: true, isForSentry: false))
    let text = scene.windows[0].recursiveDescription
    let imported = try SceneMaker.scene(of: LLDBImporter.read(Array(text.utf8)), named: "s", known: .ofTests)
    #expect(imported.fidelity == .exact)
    expectSameHits(scene, try instance(SceneFileWriter.text(of: imported, known: .ofTests)), UInt64(seed))
  }

  @Test("from an attachment of Sentry's form", arguments: 0..<20)
  func sentry(seed: Int) throws {
    let scene = try instance(Self.scene(seed: UInt64(seed), transforms: false, isForSentry: true))
    func node(_ view: UIView) -> String {
      let frame = view.frame
      return
        #"{"type":"\#(view.className)","x":\#(frame.minX),"y":\#(frame.minY),"width":\#(frame.width),"height":\#(frame.height),"#
        + #""alpha":\#(view.alpha),"visible":\#(!view.isHidden),"children":[\#(view.subviews.map(node).joined(separator: ","))]}"#
    }
    let text = #"{"rendering_system":"UIKIT","windows":[\#(node(scene.windows[0]))]}"#
    let imported = try SceneMaker.scene(of: SentryImporter.read(Array(text.utf8)), named: "s", known: .ofTests)
    expectSameHits(scene, try instance(SceneFileWriter.text(of: imported, known: .ofTests)), UInt64(seed))
  }
}

@Suite("A view describes its hierarchy as UIKit's private method does") @MainActor
struct RecursiveDescriptionTests {
  @Test("with the depth as bars, and only what differs from the default")
  func text() throws {
    let text = """
      {"format":1,"scene":"s","windows":[{"subviews":[
        {"class":"Toast","superclass":"UIControl","frame":[10,20.5,100,50],"alpha":0.5,"isHidden":true,"subviews":[
          {"class":"UILabel","frame":[0,0,10,10],"text":"x"}]}]}]}
      """
    let scene = try SceneInstance(try SceneDescription.decode(Array(text.utf8)), strategy: .uikit)
    let lines = scene.windows[0].recursiveDescription(countingFrom: 1).split(separator: "\n")
    #expect(lines.count == 3 && lines[0].hasPrefix("<UIWindow: 0x600000001000; frame = (0 0; 390 844);"))
    #expect(lines[1].hasPrefix("   | <Toast: 0x600000002000; baseClass = UIControl; frame = (10 20.5; 100 50);"))
    #expect(
      lines[1].contains("; hidden = YES; alpha = 0.5;") && lines[1].hasSuffix("layer = <CALayer: 0x600000002100>>"))
    #expect(lines[2].hasPrefix("   |    | <UILabel: ") && lines[2].contains("userInteractionEnabled = NO"))
    scene.engine.run {
      #expect(
        scene.windows[0].value(forKey: "recursiveDescription") as? String == scene.windows[0].recursiveDescription)
    }
  }
}
