import Foundation
import Scenes
import SystemScenes
import Testing
import UIKit

@Suite("The code examples of the pages")
struct SnippetTests {
  @Test("show valid scenes of at most twelve lines")
  func scene() throws {
    let blocks = try Page(path: "Documentation/Tour.md").blocks("json")
    #expect(blocks.count == 3)
    for block in blocks {
      #expect(block.split(separator: "\n").count <= 12)
      #expect(try SceneDescription.decode(Array(block.utf8)).windows.isEmpty == false)
    }
  }

  @Test("show the view that is compiled here")
  func view() throws {
    let file = try Page(path: "Tests/DocumentationTests/Snippets/OverlayWindow.swift").text()
    #expect(try Page.readme.blocks("swift").contains(file))
  }

  @Test("show a view that lets touches through and keeps its subviews live")
  @MainActor
  func behaviour() {
    let view = OverlayWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.isHidden = false
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.addSubview(button)
    #expect(view.hitTest(CGPoint(x: 75, y: 75), with: nil) == nil)
    #expect(view.hitTest(CGPoint(x: 25, y: 25), with: nil) === button)
  }

  @Test("show a product of the package")
  func product() throws {
    let manifest = try Page(path: "Package.swift").text()
    #expect(manifest.contains(#".library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"])"#))
    #expect(try Page(path: "Documentation/SwiftTests.md").text().contains(#".product(name: "UIKit""#))
  }
}
