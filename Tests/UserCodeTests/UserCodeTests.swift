import Testing
import UIKit
import UIKitTesting

/// Typical code for UIKit compiles without changes in language mode 5 and has the expected behaviour.
@Suite("Code that is written for UIKit")
@MainActor
struct UserCodeTests {
  init() { TestClock.restart() }

  @Test("has a plain deinit in a subclass of any class")
  func deinits() {
    let freed = FreeCount()
    do {
      let controller = SheetController(freed: freed)
      _ = controller.view
      let knob = Knob()
      knob.onFree = { freed.names.append("control") }
      let pager = Pager()
      pager.onFree = { freed.names.append("scroll view") }
      let tap = OneTap()
      tap.onFree = { freed.names.append("recognizer") }
      let glow = Glow()
      glow.onFree = { freed.names.append("layer") }
    }
    #expect(Set(freed.names) == ["controller", "view", "control", "scroll view", "recognizer", "layer"])
  }

  @Test("releases the last reference to a view on another thread")
  func freeingElsewhere() async {
    final class Box: @unchecked Sendable { var view: UIView? }
    let child = UIView()
    let box = Box()
    box.view = UIView()
    box.view?.addSubview(child)
    await Task.detached { box.view = nil }.value
    // The child's superview is cleared on the main actor by a task that was started before this one resumes.
    await Task.yield()
    #expect(child.superview == nil)
  }

  @Test("uses views from functions and timers that are not isolated")
  func nonisolated() {
    // Other tests can run between the initializer and this line.
    TestClock.restart()
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    parent.addSubview(view)
    setShown(view, false)
    #expect(view.isHidden && view.alpha == 0)
    Placement(inset: 10).apply(to: view)
    #expect(view.frame == CGRect(x: 10, y: 10, width: 80, height: 80))
    let timer = HideTimer()
    timer.start(hiding: view, after: 60)
    timer.fireNow()
    #expect(view.superview == nil)
    #expect(mediaTime() == 0)
  }

  @Test("inherits and overrides initializers")
  func initializers() {
    #expect(PassthroughButton().tag == 7)
    #expect(PassthroughButton(type: .system).tag == 7)
    #expect(Slot().tag == 8)
    #expect(Slot(frame: .zero, primaryAction: nil).tag == 8)
    #expect(Titled(title: "a").bounds.width == 10)
    #expect(Page().number == 3)
    #expect(Overlay(frame: .zero).windowLevel == .alert)
    #expect(Card(style: .default, reuseIdentifier: nil).tag == 9)
    #expect(ImmediatePan().maximumNumberOfTouches == 1)
    #expect(Recorder().count == 1)
    #expect(Delegate().isReady)
  }

  @Test("has layers with their own initializers, which a view and a presentation layer call")
  func layers() throws {
    let view = RingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let ring = try #require(view.layer as? Ring)
    #expect(ring.progress == 0.25)
    ring.progress = 0.75
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    #expect(ring.presentation()?.progress == 0.75)
  }

  @Test("observes and replaces geometry and the view tree")
  func overrides() {
    let bubble = Bubble()
    bubble.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let child = UIView()
    bubble.addSubview(child)
    #expect(bubble.frames.count == 1 && bubble.added == [child])

    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    bubble.autoresizingMask = .flexibleWidth
    parent.addSubview(bubble)
    parent.frame.size.width = 150
    #expect(bubble.frames.last?.width == 60)

    let pinned = Pinned()
    pinned.center = CGPoint(x: 20, y: 20)
    pinned.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(pinned.center == CGPoint(x: 20, y: 50) && pinned.turns == 1)

    let feed = Feed(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    feed.contentSize = CGSize(width: 10, height: 100)
    feed.contentOffset.y = 30
    #expect(feed.origins.last == 30)

    let owner = UINavigationController()
    let embedded = Embedded()
    embedded.owner = owner
    #expect(embedded.navigationController === owner)

    let touch: UITouch = FakeTouch(view: child)
    #expect(touch.view === child && touch.tapCount == 2 && touch.phase == .began)
  }

  @Test("is hit where the layer is, for any override of the bounds")
  func lyingGeometry() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let liar = Liar()
    liar.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    window.isHidden = false
    window.addSubview(liar)
    #expect(window.hitTest(CGPoint(x: 15, y: 15), with: nil) === liar)
    #expect(window.hitTest(CGPoint(x: 80, y: 80), with: nil) === window)
  }

  @Test("extends UIColor and compares colors by value")
  func colors() {
    #expect(UIColor.brand == .systemRed)
    #expect(UIColor(hex: 0xFFFFFF).isLight && !UIColor.black.isLight)
    #expect(Set([UIColor(white: 0, alpha: 1), .black]).count == 1)
    #expect(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
    let view = UIView()
    view.backgroundColor = .brand
    #expect(view.backgroundColor == UIColor(hex: 0xFF3B30))
  }

  @Test("calls optional delegate methods")
  func delegates() {
    let log = ScrollLog()
    let proxy = ScrollProxy()
    proxy.target = log
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scrollView.contentSize = CGSize(width: 10, height: 100)
    scrollView.delegate = proxy
    scrollView.contentOffset.y = 5
    proxy.scrollViewDidEndDragging(scrollView, willDecelerate: true)
    #expect(log.calls == ["scroll", "end true"])

    let list = ListController()
    let inner = ListController()
    list.forward = inner
    list.loadViewIfNeeded()
    list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 2, section: 0))
    list.refresh()
    #expect(inner.selected == [2] && list.selected == [2] && list.tableView.tag == 5)
    #expect(list.tableView(list.tableView, heightForRowAt: IndexPath(row: 0, section: 0)) == 30)

    let gestures = GestureProxy()
    let refusal = Refusal()
    #expect(gestures.gestureRecognizerShouldBegin(UITapGestureRecognizer()))
    gestures.target = refusal
    #expect(!gestures.gestureRecognizerShouldBegin(UITapGestureRecognizer()))
  }

  @Test("uses NSObject")
  func objects() {
    let view = UIView()
    let twin = UIView()
    #expect(view.isEqual(view) && !view.isEqual(twin) && view != twin)
    #expect(Set([view, twin, view]).count == 2)
    let objects: [NSObject] = [
      view, UITapGestureRecognizer(), CALayer(), UIScreen.main, UIColor.red, UIViewController(),
    ]
    #expect(objects.contains(view) && !objects.contains(twin))
    #expect(UIButton().isKind(of: UIControl.self) && !UIButton().isMember(of: UIControl.self))
    #expect(UIScreen.main == UIScreen.main)
  }

  @Test("sets a root controller before its window has a size")
  func rootController() {
    let window = UIWindow(frame: .zero)
    window.rootViewController = SheetController(freed: FreeCount())
    window.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    #expect(window.rootViewController?.view.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
  }

  @Test("advances time from a test")
  func time() {
    TestClock.restart()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    let view = UIView()
    window.addSubview(view)
    var isDone = false
    UIView.animate(withDuration: 0.5, animations: { view.alpha = 0 }, completion: { _ in isDone = true })
    TestClock.advance(by: 0.25)
    #expect(!isDone)
    TestClock.advance(by: 0.5)
    #expect(isDone && TestClock.now == 0.75 && CACurrentMediaTime() == 0.75)
    TestClock.restart()
    #expect(TestClock.now == 0)
  }

  @Test("overrides the methods of a table")
  func tables() {
    let counting = CountingTable(frame: CGRect(x: 0, y: 0, width: 100, height: 400), style: .plain)
    let numbers = Numbers()
    let table: UITableView = counting
    table.register(UITableViewCell.self, forCellReuseIdentifier: "number")
    table.dataSource = numbers
    counting.calls = []
    #expect(table.numberOfSections == 1 && table.indexPathForSelectedRow == IndexPath(row: 9, section: 9))
    table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    table.beginUpdates()
    table.insertSections([], with: .fade)
    table.endUpdates()
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: true, scrollPosition: .none)
    table.scrollToRow(at: IndexPath(row: 2, section: 0), at: .top, animated: true)
    #expect(
      counting.calls == [
        "numberOfSections", "reloadRows", "insertSections", "endUpdates", "selectRow", "scrollToRow",
      ])
    #expect(table.visibleCells.map(\.tag) == [0, 1, 2])
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minX == 1)
  }
}
