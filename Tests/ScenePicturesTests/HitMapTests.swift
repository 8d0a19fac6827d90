import Foundation
import HitTestTerms
import PassThrough
import Pictures
import Playback
import ScenePictures
import Scenes
import SeededRandom
import SystemScenes
import TestSupport
import Testing
import UIKit

@Suite("A hit map has the exact region of every view")
@MainActor
struct HitMapTests {
  private func scene(_ views: String, strategy: String = "uikit") throws -> SceneInstance {
    let json =
      #"{"format":1,"scene":"s","screen":{"size":[200,400]},"windows":[{"id":"w","subviews":[\#(views)]}]}"#
    return try SceneInstance(
      SceneDescription.decode([UInt8](json.utf8)), strategy: Strategy(parsing: strategy))
  }

  private func map(_ views: String, strategy: String = "uikit") throws -> HitMap {
    let scene = try scene(views, strategy: strategy)
    return HitMap(of: scene)
  }

  private func area(of name: String, in map: HitMap) -> Double {
    map.receivers.firstIndex(of: .view(ViewID(named: name))).map { map.areas[$0] } ?? 0
  }

  @Test(arguments: [1e-3, 1e-5, 1e-7, 1e-9, 1e-12, 1e-100, 0])
  func `a view that is scaled to almost nothing is exact and hit nowhere that matters`(scale: Double) throws {
    let map = try map(
      #"{"id":"a","frame":[10,20,100,50],"transform":[\#(scale),0,0,\#(scale),0,0],"subviews":[{"id":"b","frame":[5,5,50,20]}]}"#
    )
    #expect(map.sampledArea == 0 && map.sampledViews.isEmpty)
    #expect(abs(area(of: "w", in: map) - 80_000 + 5_000 * scale * scale) < 1e-6)
  }

  @Test func `edges between points are kept, and an edge belongs to what it begins`() throws {
    let map = try map(#"{"id":"a","frame":[10.25,20.5,100,50.125]}"#)
    #expect(map.receivers == [.view("w"), .view("a")] && map.areas == [80_000 - 5_012.5, 5_012.5])
    #expect(map.receiver(at: CGPoint(x: 10.25, y: 20.5)) == .view("a"))
    #expect(map.receiver(at: CGPoint(x: 10.24, y: 20.5)) == .view("w"))
    #expect(map.receiver(at: CGPoint(x: 110.25, y: 30)) == .view("w"))
    #expect(map.receiver(at: CGPoint(x: 200, y: 30)) == nil)
    #expect(
      map.shape(of: 1).outlines == [
        [
          CGPoint(x: 10.25, y: 20.5), CGPoint(x: 110.25, y: 20.5), CGPoint(x: 110.25, y: 70.625),
          CGPoint(x: 10.25, y: 70.625),
        ]
      ])
  }

  @Test func `a view in another is a hole with its own border`() throws {
    let map = try map(#"{"id":"a","frame":[0,0,100,100],"subviews":[{"id":"b","frame":[40,40,20,20]}]}"#)
    let outlines = map.shape(of: try #require(map.receivers.firstIndex(of: .view("a")))).outlines
    #expect(outlines.count == 2)
    // Outlines of the view are clockwise, those of the hole counterclockwise. The sum of the signed areas is the area
    // without the hole.
    let signed = outlines.map { line in
      line.indices.reduce(0.0) { sum, index in
        let next = line[(index + 1) % line.count]
        return sum + (line[index].x * next.y - line[index].y * next.x) / 2
      }
    }
    #expect(signed.sorted() == [-400, 10_000])
  }

  @Test func `a rotated view has its exact area and outline`() throws {
    let map = try map(#"{"id":"a","frame":[50,150,100,100],"transform":[0.8,0.6,-0.6,0.8,0,0]}"#)
    #expect(abs(area(of: "a", in: map) - 10_000) < 1e-6 && map.sampledArea == 0)
    let outlines = map.shape(of: try #require(map.receivers.firstIndex(of: .view("a")))).outlines
    #expect(outlines.map(\.count) == [4])
    for (found, expected) in zip(outlines[0], [(90.0, 130.0), (170, 190), (110, 270), (30, 210)]) {
      #expect(abs(found.x - expected.0) + abs(found.y - expected.1) < 1e-6, "\(found)")
    }
    #expect(map.receiver(at: CGPoint(x: 100, y: 200)) == .view("a"))
    #expect(map.receiver(at: CGPoint(x: 52, y: 152)) == .view("w"))
  }

  @Test(arguments: ["uikit", "swizzle", "tag", "delegate", "flag"])
  func `every place has the receiver that a hit test there finds`(strategy: String) throws {
    var random = SplitMix(seed: 7)
    for _ in 0..<10 {
      let views = (0..<6).map { number in
        let frame = (0..<4).map { _ in Int(random.next() % 120) }
        let mark = number.isMultiple(of: 2) ? #","passThrough":true,"touchDelegate":"v1""# : ""
        return
          #"{"id":"v\#(number)","frame":[\#(frame[0]),\#(frame[1] * 2),\#(frame[2] + 9),\#(frame[3] + 9)]\#(mark)}"#
      }
      let scene = try scene(views.joined(separator: ","), strategy: strategy)
      let map = HitMap(of: scene)
      #expect(map.areas.reduce(0, +).rounded() == 80_000)
      for _ in 0..<200 {
        let point = CGPoint(x: Double(random.next() % 2_000) / 10, y: Double(random.next() % 4_000) / 10)
        #expect(map.receiver(at: point) == TouchReceiver(scene.hitTest(at: point)), "\(point) of \(views)")
      }
    }
  }

  @Test func `two maps differ where another has the touch`() throws {
    let views = #"{"id":"a","frame":[0,0,100,100]},{"id":"p","passThrough":true,"frame":[50.5,0,100,50]}"#
    let one = try map(views)
    let other = try map(views, strategy: "flag")
    let difference = other.comparison(with: one)
    #expect(difference.area == 5_000 && one.comparison(with: one).area == 0)
    #expect(difference.shape.outlines.count == 1)
  }

  @Test func `no view and an endless hit test have regions too`() throws {
    let loop =
      #"{"id":"o","touchDelegate":"i","frame":[0,0,100,100],"subviews":[{"id":"i","touchDelegate":"o","frame":[0,0,50,50]}]}"#
    #expect(try map(loop, strategy: "delegate").receivers.contains(.endless(["i", "o"])))
    let scene = try SceneInstance(
      SceneDescription.decode(
        [UInt8](#"{"format":1,"scene":"s","windows":[{"passThrough":true}]}"#.utf8)),
      strategy: Strategy(parsing: "flag"))
    #expect(HitMap(of: scene).receivers == [.noView])
  }

  @Test func `a name has the largest rectangle of each part`() throws {
    let map = try map(#"{"id":"bar","frame":[0,100,200,50]},{"id":"post","frame":[90,0,20,400]}"#)
    let bars = map.regions().filter { map.receivers[$0.receiver] == .view("bar") }
    #expect(
      bars.map(\.room) == [
        CGRect(x: 0, y: 100, width: 90, height: 50), CGRect(x: 110, y: 100, width: 90, height: 50),
      ])
    #expect(map.regions().count == 7)
  }
}
