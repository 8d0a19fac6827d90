import Foundation
import PassThrough
import Playback
import Reporting
import ScenePictures
import Scenes
import SystemScenes
import Testing

@Suite("Labels in a picture are readable and are at the view that they name")
@MainActor
struct EventPictureLabelTests {
  /// The texts in the picture of a tap under the strategy `uikit`, with their origins in points of the screen.
  private func texts(_ views: String, tap: CGPoint) throws -> [(text: String, place: CGPoint)] {
    let json = #"{"format":1,"scene":"s","screen":{"size":[300,600]},"windows":[{"id":"w","subviews":[\#(views)]}]}"#
    let picture = try SceneDescription.decode([UInt8](json.utf8)).picture(
      ofTapAt: tap, under: Strategy.list(parsing: "uikit"), mapping: false, source: "s")
    return EventPictureSVG(picture).text()
      .matches(of: /<text class="[^"]*"[^>]*? x="([0-9.]+)" y="([0-9.]+)"[^>]*>([^<]+)<\/text>/)
      .compactMap { match in
        guard let x = Double(match.1), let y = Double(match.2) else { return nil }
        return (String(match.3), CGPoint(x: x, y: y))
      }
  }

  @Test func `a text of which too little would be left is not written`() throws {
    let views = #"""
      {"id":"a","class":"UIButton","frame":[10,10,40,40],"title":"Collapse"},
      {"id":"b","class":"UIButton","frame":[10,90,40,40],"title":"OK"},
      {"id":"c","class":"UIButton","frame":[10,200,80,40],"title":"Continue reading"}
      """#
    let written = try texts(views, tap: CGPoint(x: 250, y: 500)).map(\.text)
    #expect(written.contains("OK") && !written.contains { $0.contains("…") && $0.count < 5 })
    #expect(written.contains { $0.hasPrefix("Con") && $0.contains("…") })
  }

  @Test func `the name of a low view never slips into the one below it`() throws {
    let rows = (0..<4).reversed().map { row in
      #"{"id":"row\#(row)","frame":[0,\#(row * 20),300,20],"subviews":[{"id":"cell\#(row)","frame":[2,2,60,16]}]}"#
    }
    let texts = try texts(rows.joined(separator: ","), tap: CGPoint(x: 290, y: 10))
    for row in 0..<4 {
      for (text, place) in texts where text == "cell\(row)" || text == "row\(row)" {
        #expect(place.y > Double(row) * 20 && place.y <= Double(row + 1) * 20, "\(text)")
      }
    }
    #expect(texts.contains { $0.text == "cell3" })
  }

  @Test func `a small view that a finger covers is named beside it`() throws {
    let views = #"{"id":"station","class":"UIButton","frame":[40,305,30,15],"actions":{"touchUpInside":"go"}}"#
    let place = try #require(try texts(views, tap: CGPoint(x: 55, y: 312)).first { $0.text == "station" }?.place)
    #expect(place.y < 305 || place.y > 320)
  }

  @Test func `the arrow stands beside who has the touch, however long the name`() throws {
    let view = #"{"class":"A\#(String(repeating: "VeryLongName", count: 9))View"}"#
    let texts = try texts(view, tap: CGPoint(x: 250, y: 500)).map(\.text)
    #expect(texts.contains { $0.hasPrefix("→ …/AVery") && $0.hasSuffix("View") })
    #expect(!texts.contains("→"))
  }
}
