import HierarchyInput
import Testing

@Suite("The output of recursiveDescription is read as it is pasted")
struct LLDBTests {
  private func read(_ text: String) throws -> ImportedHierarchy { try LLDBImporter.read(Array(text.utf8)) }

  private func view(_ attributes: String, name: String = "UIView") throws -> ImportedView {
    try #require(try read("<\(name): 0x7f01; frame = (1 2; 30 40)\(attributes)>").windows.first)
  }

  static let attributes: [(String, @Sendable (ImportedView) -> Bool)] = [
    ("", { $0.isHidden == false && $0.alpha == 1 && $0.isUserInteractionEnabled == true && $0.clipsToBounds == false }),
    ("; hidden = YES; alpha = 0.5", { $0.isHidden == true && $0.alpha == 0.5 }),
    ("; userInteractionEnabled = NO", { $0.isUserInteractionEnabled == false }),
    ("; text = 'Don't; <go> = 1'; tag = 7", { $0.text == "Don't; <go> = 1" && $0.tag == 7 }),
    ("; animations = { a=<CABasicAnimation: 0x1>; b=<C: 0x2>; }; tag = 7", { $0.tag == 7 }),
    ("; layer = <CALayer: 0x2; x = <Y: 0x3; z = 1>>; tag = 7", { $0.tag == 7 }),
    (
      "; layer = <CALayer: 0x2>; contentOffset: {3, 4}; contentSize: {5, 6}; adjustedContentInset: {1, 2, 3, 4}",
      { $0.boundsOrigin == [3, 4] && $0.contentSize?.height == 6 && $0.adjustedContentInset == [1, 2, 3, 4] }
    ),
    ("; baseClass = UIControl", { $0.baseClassName == "UIControl" }),
    ("; anchorPoint = (0, 0)", { $0.anchorPoint == [0, 0] && $0.frame.x == 1 }),
    ("; transform = [2, 0, 0, 2, 0, 0]", { $0.frame.width == 15 && $0.frame.x == 8.5 && !$0.isInexact }),
    ("; transform = [0, 1, -1, 0, 0, 0]", { $0.frame.width == 40 && $0.frame.height == 30 && !$0.isInexact }),
    (
      "; transform = [0.7071, 0.7071, -0.7071, 0.7071, 0, 0]",
      { $0.frame.width == 30 && $0.transform == nil && $0.isInexact }
    ),
  ]

  @Test("a value that is absent is the default; brackets and quotes are kept together", arguments: attributes.indices)
  func values(index: Int) throws {
    let (text, isRight) = Self.attributes[index]
    let view = try view(text)
    #expect(isRight(view), "\(text): \(view)")
  }

  static let noise: [(String, Int)] = [
    ("(lldb) po [window recursiveDescription]\n<UIWindow: 0x1; frame = (0 0; 9 9)>\n)\n(lldb) q\n", 3),
    ("// <UIWindow: 0x1; frame = (0 0; 9 9)>\n//    | <UIView: 0x2; frame = (0 0; 1 1)> axis=vert layout=0x1", 0),
    ("| <UIWindow: 0x1; frame = (0 0; 9 9)>\n|    | <UIView: 0x2; frame = (0 0; 1 1)>\n.....\n", 0),
    ("<<_UITextContainerView: 0x1; frame = (0 0; 9 9)> minSize = {0, 0}; x = 1>\n", 0),
    (
      "\u{FEFF}<UIWindow: 0x1; frame = (0 0; 9 9)>\r\n   | <A.B<C.D>: 0x2; frame = (0 0; 1 1); text = 'two\nlines'>\r\n",
      0
    ),
    ("<UIWindow: 0x1; frame = (0 0; 9 9)>\nwarning: <UIView: 0x2; frame = (0 0; 1 1)> is odd\n<NSArray 0x1>(", 2),
  ]

  @Test("lines around the views are counted and left out", arguments: noise)
  func around(text: String, count: Int) throws {
    let hierarchy = try read(text)
    #expect(hierarchy.windows.count == 1 && hierarchy.windows[0].frame.width == 9)
    #expect(hierarchy.notes.filter { $0.kind == .noise }.reduce(0) { $0 + $1.count } == count)
  }

  static let errors: [(String, String)] = [
    ("", "line 1: no line describes a view"), ("{}", "--from sentry"), ("<?xml?><a/>", "--from detox"),
    ("<UIWindow: 0x1; frame = (0 0; 9 9)>\n   | <UIView: 0x2; layer = <CALayer: 0x1>>", "line 2: UIView has no frame"),
    ("<UIWindow: 0x1; frame = (0 0; 9)>", "line 1: the frame of UIWindow is '(0 0; 9)'"),
  ]

  @Test("an error has the line and what to do", arguments: errors)
  func refusals(text: String, message: String) {
    #expect { try read(text) } throws: { "\($0)".contains(message) }
  }

  @Test("views with one address are noted, and an address names none of them")
  func repeated() throws {
    let line = "<UIWindow: 0x1; frame = (0 0; 9 9)>"
    let hierarchy = try read("\(line)\n   | <UIView: 0x2; frame = (0 0; 1 1)>\n\(line)")
    #expect(hierarchy.notes.map(\.kind) == [.repeated] && hierarchy.notes[0].line == 3)
    let scene = try SceneMaker.scene(of: hierarchy, named: "s", known: .ofTests)
    #expect(scene.count(ofAddress: "0X1") == 2 && scene.count(ofAddress: "0x2") == 1)
  }

  @Test("a private class that lets touches through is known")
  func passthrough() throws {
    let text = "<UIWindow: 0x1; frame = (0 0; 9 9)>\n   | <_UITouchPassthroughView: 0x2; frame = (0 0; 9 9)>"
    let scene = try SceneMaker.scene(of: read(text), named: "s", known: .ofTests)
    #expect(scene.classesWithRules == [])
  }

  @Test("a paste from a chat or a console loses nothing, and a view after an unknown beginning makes it partial")
  func pastes() throws {
    let lines = [
      "<UIWindow: 0x1; frame = (0 0; 100 100)>", "   | <UIView: 0x2; frame = (0 0; 50 50)>",
      "   |    | <UILabel: 0x3; frame = (0 0; 20 20); text = 'a b'>",
    ]
    let plain = try read(lines.joined(separator: "\n"))
    #expect(plain.windows[0].subviews[0].subviews.count == 1 && plain.fidelity != .partial)
    for space in ["\u{a0}", "\u{202f}"] {
      let text = lines.joined(separator: "\n").replacing("'a b'", with: "'a_b'").replacing(" ", with: space)
      let pasted = try read(text.replacing("'a_b'", with: "'a b'"))
      #expect(pasted.windows == plain.windows && pasted.notes == plain.notes, "\(pasted.notes)")
    }
    for stamp in ["2026-11-28 12:00:00.123456+0100 Shop[123:456] ", "2026-11-28T12:00:00Z "] {
      let logged = try read(([stamp + lines[0]] + lines.dropFirst()).joined(separator: "\n"))
      #expect(logged.windows == plain.windows, "\(stamp)")
    }
    let lost = try read(lines[0] + "\n???  | <UIView: 0x2; frame = (0 0; 50 50)>\n" + lines[1])
    #expect(lost.fidelity == .partial)
  }

  @Test("a view below a missing line is not exact")
  func missingLine() throws {
    let text = "<UIWindow: 0x1; frame = (0 0; 9 9)>\n   |    | <UIView: 0x2; frame = (0 0; 1 1)>"
    let hierarchy = try read(text)
    #expect(hierarchy.fidelity == .partial && hierarchy.lacks.contains(.views))
    #expect(hierarchy.windows[0].subviews[0].isInexact)
  }
}
