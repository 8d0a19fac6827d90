import JSONText
import TestSupport
import Testing

@Suite("The classes that a translation registers")
struct ClassTests {
  @Test(
    "have the way in which a scene makes them",
    arguments: [
      ("class A: UIView {}", "A view frame"),
      ("class A: B {}\nclass B: UIButton {}", "A control frame|B control frame"),
      ("class A: UIView { init() { super.init(frame: .zero) } }", "A view empty"),
      ("class A: UIView { init(x: Int = 1) { super.init(frame: .zero) } }", "A view empty"),
      ("class A: UIView { init(x: Int) { super.init(frame: .zero) } }", "A view none"),
      ("class A: UIView { convenience init(x: Int) { self.init(frame: .zero) } }", "A view frame"),
      ("class A: UIView { override init(frame: CGRect = .zero) { super.init(frame: frame) } }", "A view frame"),
      ("class A: UIView { required init?(coder: NSCoder) { nil } }", "A view none"),
      ("class A: UIView { init(x: Int) { super.init(frame: .zero) } }\nextension A: SceneMade {}", "A view hook"),
      ("class A: UIPanGestureRecognizer {}", "A recognizer empty"),
      ("class A: UINavigationController {}", "A controller empty"),
      ("class A: UICollectionView {}", "A view frame"), ("class A: UIInputView {}", "A view frame"),
      (
        "class A: UICollectionView { override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) { super.init(frame: frame, collectionViewLayout: layout) } }",
        "A view frame"
      ),
      ("class A: UICollectionViewController {}", "A controller none"),
      ("class A: NSObject {}", "A other none"),
      ("class A<T>: UIView {}", "A view none"),
      ("enum E { private class A: UIView {} }", "E.A view frame"),
      ("class A: UITableViewCell {}", "A view frame"),
      ("typealias V = UIControl\nclass A: V {}", "A control frame"),
      ("func f() { class A: UIView {} }", "A view none"),
    ])
  func made(_ source: String, _ classes: String) throws {
    #expect(try Translated([source]).lines("classes", "name", "kind", "make").joined(separator: "|") == classes)
  }

  @Test("have their superclasses up to UIKit's root")
  func superclasses() throws {
    let translated = try Translated(["class A: Outer.B {}", "enum Outer { class B: UIScrollView {} }"])
    let chain = translated.report["classes"]?.array?.first?["superclasses"]?.array?.compactMap(\.string)
    #expect(chain == ["Outer.B", "UIScrollView", "UIView", "UIResponder", "NSObject"])
  }

  @Test("have the properties that a scene can set")
  func properties() throws {
    let source = """
      class A: UIView {
        var a = 1, b: Int?
        let c = 1
        static var d = 1
        var e: Int { 1 }
        var f: Int { get { 1 } set {} }
        private var g = 1 { didSet {} }
        lazy var h = 1
        override var alpha: CGFloat { didSet {} }
      }
      """
    let properties = try Translated([source]).report["classes"]?.array?.first?["properties"]?.array ?? []
    #expect(properties.compactMap { $0["name"]?.string } == ["a", "b", "f", "g"])
    #expect(properties.compactMap { $0["line"]?.integer } == [2, 2, 6, 7])
  }

  @Test(
    "have the reason why none is made",
    arguments: [
      ("class A: UIView { init(x: Int) {} }", "its initializers need arguments (init(x:)); conform it to SceneMade"),
      (
        "class A: UICollectionViewController {}",
        "its initializers need arguments (init(collectionViewLayout:)); conform it to SceneMade"
      ),
      ("class A<T>: UIView {}", "is generic"), ("func f() { class A: UIView {} }", "is declared inside a function"),
    ])
  func reasons(_ source: String, _ reason: String) throws {
    #expect(try Translated([source]).lines("classes", "reason") == [reason])
  }
}
