import CommandSupport
import JSONText
import TestSupport
import Testing

@Suite("A pasted hierarchy becomes a scene and a recording in one command")
struct HierarchyCommandTests {
  /// A toast over a page: the button `Undo` of the toast is in front of the tab bar's `Home`.
  static let dump = """
    (lldb) po [[UIWindow keyWindow] recursiveDescription]
    <UIWindow: 0x7f0000001; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x600001>>
       | <UIView: 0x7f0000002; frame = (0 0; 390 844); autoresize = W+H; layer = <CALayer: 0x600002>>
       |    | <App.TabButton: 0x7f0000003; baseClass = UIControl; frame = (0 761; 390 83); layer = <CALayer: 0x600003>>
       |    |    | <UILabel: 0x7f0000004; frame = (10 10; 60 20); text = 'Home'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x600004>>
       | <App.Toast: 0x7f0000005; baseClass = UIView; frame = (0 700; 390 50); layer = <CALayer: 0x600005>>
    """

  private func shop() throws -> Workshop { try Workshop(["dump.txt": Self.dump]) }

  @Test("as a scene, without texts, with a report")
  func scene() throws {
    let shop = try shop()
    let result = try shop.recorder("scene --from lldb dump.txt -o toast.scene.json")
    #expect(result.code == 0 && result.output == "toast.scene.json: 5 views in 1 window, from lldb, exact\n")
    #expect(result.error.contains("1 text left out; --keep-text keeps them"))
    #expect(
      result.error.contains("2 views of classes that UIKit does not declare: TabButton (UIControl), Toast (UIView)"))
    let text = try shop.text("toast.scene.json")
    #expect(!text.contains("Home") && !text.contains("0x7f"))
    #expect(
      try shop.replayer("hit --scene toast.scene.json --at 195,800").output == "UIWindow[0]/UIView[0]/TabButton[0]\n")
    #expect(try shop.recorder("scene --from lldb dump.txt -o toast.scene.json").code == 73)
    #expect(try shop.recorder("lint toast.scene.json").code == 0)
    let json = try shop.recorder("scene --from lldb dump.txt -o b.scene.json --json").document()
    #expect(json["views"]?.integer == 5 && json["fidelity"]?.string == "exact")
  }

  @Test("from standard input, to standard output")
  func pipes() throws {
    let shop = try shop()
    let result = try shop.recorder("scene --from lldb - -o -", input: Self.dump)
    #expect(result.code == 0 && result.output.hasPrefix("{\n  \"format\": 1,"))
    let empty = try shop.recorder("scene --from lldb - -o -", input: "\n")
    #expect(empty.code == 65 && empty.error.contains("standard input is empty"))
  }

  @Test("as a recording whose expected view is found by its text, class, path or address")
  func new() throws {
    let shop = try shop()
    let result = try shop.recorder("new --from lldb dump.txt --tap 195,800 --expect home --about x -o a.touchrec")
    #expect(result.code == 0, "\(result.error)")
    let hits = try shop.replayer("run --json a.touchrec").objects().filter { $0["kind"]?.string == "hit" }
    #expect(hits.compactMap { $0["view"]?.string } == ["home"])
    #expect(try shop.replayer("diff a.touchrec").code == 0)
    #expect(try shop.recorder("lint a.touchrec").output == "1 file checked, 0 findings\n")
    for words in [
      "--expect TabButton", "--expect UIWindow[0]/UIView[0]/TabButton[0]", "--expect tab --id tab=0x7F0000003",
    ] {
      #expect(
        try shop.recorder("new --from lldb dump.txt --tap 195,800 \(words) -o b.touchrec --force").code == 0, "\(words)"
      )
    }
  }

  @Test("with exit code 1, the view and the next command if another view is hit; nothing is written")
  func otherHit() throws {
    let shop = try shop()
    let result = try shop.recorder("new --from lldb dump.txt --tap 195,720 --expect home -o a.touchrec")
    #expect(result.code == 1 && result.error.contains("--tap 195,720 hits UIWindow[0]/Toast[0] (Toast), not home"))
    #expect(result.error.contains("replayer explain --scene app.scene.json --at 195,720"))
    #expect(throws: (any Error).self) { try shop.text("a.touchrec") }
    let unknown = try shop.recorder("new --from lldb dump.txt --tap 195,720 --expect hme -o a.touchrec")
    #expect(unknown.code == 65 && unknown.error.contains("--id hme=0xADDRESS"))
    #expect(try shop.recorder("new --from lldb dump.txt --tap 1,1 --expect a --expect b -o a.touchrec").code == 64)
    #expect(try shop.recorder("new --from lldb dump.txt -o a.touchrec").code == 64)
  }

  @Test("with a note in every verdict if the source is approximate")
  func notes() throws {
    let xml = """
      <AppiumAUT><XCUIElementTypeApplication x="0" y="0" width="390" height="844"><XCUIElementTypeWindow x="0" y="0" \
      width="390" height="844"><XCUIElementTypeButton name="home" label="Home" x="0" y="761" width="390" height="83"/>\
      </XCUIElementTypeWindow></XCUIElementTypeApplication></AppiumAUT>
      """
    let shop = try Workshop(["page.xml": xml])
    let note = "scene 'a' is approximate, imported from appium: it lacks class"
    #expect(try shop.recorder("new --from appium page.xml --tap 195,800 --expect home -o a.touchrec").code == 0)
    #expect(try shop.recorder("scene --from appium page.xml -o a.scene.json").code == 0)
    #expect(try shop.replayer("run a.touchrec").output.hasPrefix("note: \(note)"))
    #expect(
      try shop.replayer("run a.touchrec --json").objects().allSatisfy {
        $0["sourceNote"]?.string?.hasPrefix(note) == true
      })
    let diff = try shop.replayer("diff a.touchrec --reporter html=r.html")
    #expect(diff.code == 0 && diff.output.contains("note: \(note)"))
    #expect(try shop.text("r.html").contains("Imported scenes"))
    let comparison = try shop.replayer("diff a.touchrec --json").document()["comparisons"]?.array?.first
    #expect(comparison?["sourceNote"]?.string?.hasPrefix(note) == true)
    let hit = try shop.replayer("hit --scene a.scene.json --at 195,800")
    #expect(hit.code == 0 && hit.output == "home\n" && hit.error.contains("note: \(note)"))
    #expect(try shop.replayer("explain --scene a.scene.json --at 195,800").output.contains("note: \(note)"))
  }

  @Test("and a table of classes states what a source does not; its errors have the line")
  func classes() throws {
    let sentry =
      #"{"windows":[{"type":"UIWindow","x":0,"y":0,"width":9,"height":9,"children":[{"type":"Toast","x":0,"y":0,"width":9,"height":9}]}]}"#
    let shop = try Workshop([
      "v.json": sentry,
      "c.json": #"{"format":1,"classes":{"Toast":{"isUserInteractionEnabled":false,"overridesHitTest":true}}}"#,
      "bad.json": "{\"format\":1,\n\"classes\":{\"Toast\":{\"overrideHitTest\":true}}}",
    ])
    #expect(try shop.recorder("scene --from sentry v.json -o a.scene.json").code == 0)
    #expect(try shop.replayer("hit --scene a.scene.json --at 5,5").output == "UIWindow[0]/Toast[0]\n")
    let filled = try shop.recorder("scene --from sentry v.json --classes c.json -o b.scene.json")
    #expect(filled.code == 0 && filled.error.contains("hit tests of Toast: replay with --rules"))
    let hit = try shop.replayer("hit --scene b.scene.json --at 5,5")
    #expect(hit.output == "UIWindow[0]\n" && hit.error.contains("the hit tests of Toast are not loaded"))
    let bad = try shop.recorder("scene --from sentry v.json --classes bad.json -o c.scene.json")
    #expect(
      bad.code == 65 && bad.error.contains("bad.json: line 2:")
        && bad.error.contains("did you mean 'overridesHitTest'?"))
  }

  @Test("lint names the file, the view and the key, and not the text")
  func lint() throws {
    let shop = try shop()
    #expect(try shop.recorder("scene --from lldb dump.txt --keep-text -o a.scene.json").code == 0)
    try shop.write(
      #"{"format":1,"scene":"s","about":"see /Users/ann/a.txt","windows":[{"id":"w0x7f893fc0ebd0"}]}"#,
      to: "b.scene.json")
    let result = try shop.recorder("lint .")
    #expect(
      result.code == 1 && !result.output.contains("Home") && result.output.hasSuffix("2 files checked, 3 findings\n"))
    #expect(
      result.output.contains("a.scene.json: view 'windows[0].subviews[0].subviews[0].subviews[0]', \"text\": a text"))
    #expect(result.output.contains("\"about\": an absolute path") && result.output.contains("\"id\": an address"))
    let json = try shop.recorder("lint --json .").document()
    #expect(json["findings"]?.array?.count == 3 && json["checked"]?.integer == 2)
    #expect(try shop.recorder("new --from lldb dump.txt --keep-text --tap 1,1 -o c.touchrec").code == 0)
    #expect(try shop.recorder("lint c.touchrec").output.contains("c.touchrec: scene 'c', view"))
    #expect(try shop.recorder("lint missing.touchrec").code == 66)
    try shop.write(
      #"{"format":1,"scene":"s","windows":[{"subviews":[{"class":"Mine","id":"cell-600003d2c1e0"},{"id":"row-3F2504E0-4F89-11D3-9A0C-1a2b3c4d5e6f"},{"id":"build-7f8a01c0b2"},{"id":"order-20261125"}]}]}"#,
      to: "rules.scene.json")
    let rules = try shop.recorder("lint rules.scene.json")
    #expect(rules.code == 1 && rules.output.contains("view 'cell-600003d2c1e0', \"id\": an address"), "\(rules)")
    #expect(rules.output.hasSuffix("1 file checked, 1 finding\n"))
    #expect(try shop.recorder("lint").code == 64)
  }

  @Test("a scene is printed as recursiveDescription prints it, and imports again")
  func back() throws {
    let shop = try shop()
    #expect(try shop.recorder("scene --from lldb dump.txt -o a.scene.json").code == 0)
    let text = try shop.recorder("scene --to lldb a.scene.json").output
    #expect(
      text.hasPrefix("<UIWindow: 0x600000001000; frame = (0 0; 390 844);") && text.contains("   |    | <TabButton: "))
    #expect(try shop.recorder("scene --from lldb - -o b.scene.json --name a", input: text).code == 0)
    #expect(try shop.text("a.scene.json") == shop.text("b.scene.json"))
    let wrong = try shop.recorder("scene --to lldb dump.txt")
    #expect(wrong.code == 65 && wrong.error.contains("what LLDB printed is read with '--from lldb'"), "\(wrong.error)")
  }

  @Test("an address of two views names none of them")
  func repeatedAddress() throws {
    let line = "<UIWindow: 0x1; frame = (0 0; 9 9)>\n"
    let shop = try Workshop(["twice.txt": line + line])
    let result = try shop.recorder("scene --from lldb twice.txt --id a=0x1 -o a.scene.json")
    #expect(result.code == 65 && result.error.contains("2 views have the address 0x1; give one dump at a time"))
    let noted = try shop.recorder("scene --from lldb twice.txt -o a.scene.json")
    #expect(noted.code == 0 && noted.error.contains("1 view with the address of another one"), "\(noted.error)")
  }

  @Test("a bundle of Xcode is refused with the command that exports its text")
  func bundle() throws {
    let shop = try Workshop()
    try shop.makeFolder("a.xcresult")
    let result = try shop.recorder("scene --from xcresult a.xcresult -o a.scene.json")
    #expect(result.code == 65 && result.error.contains("xcrun xcresulttool export attachments"))
  }
}
