import Foundation
import TestSupport
import Testing

@testable import UIKit

private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
  var texts = ["one", "two", "three"]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "cell") ?? UITableViewCell(style: .default, reuseIdentifier: "cell")
    cell.textLabel?.text = texts[indexPath.row]
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { texts.count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

extension EngineTests {
  @Suite("Each property that a person notices has its effect")
  @MainActor
  struct EffectKinds {
    private func stage(_ body: (EffectStage) -> Void) { withEngine { body(EffectStage()) } }

    @Test("values of controls and texts")
    func values() {
      stage { stage in
        let slider = stage.add(UISlider(), "slider")
        let stepper = stage.add(UIStepper(), "stepper")
        let bar = stage.add(UIProgressView(), "bar")
        let segments = stage.add(UISegmentedControl(items: ["a", "b"]), "segments")
        let pages = stage.add(UIPageControl(), "pages")
        let field = stage.add(UITextField(), "field")
        let text = stage.add(UITextView(), "text")
        let image = stage.add(UIImageView(), "image")
        let button = stage.add(UIButton(type: .system), "button")
        pages.numberOfPages = 3
        stage.begin()
        stage.check(["slider value 0.0 0.5"]) { slider.value = 0.5 }
        stage.check(["stepper value 0.0 2.0"]) { stepper.value = 2 }
        stage.check(["bar value 0.0 0.25"]) { bar.setProgress(0.25, animated: true) }
        stage.check(["segments selectedSegmentIndex -1.0 1.0"]) { segments.selectedSegmentIndex = 1 }
        stage.check(["pages currentPage 0.0 2.0"]) { pages.currentPage = 2 }
        stage.check(["field text  new"]) { field.text = "new" }
        stage.check(["field placeholder - name"]) { field.placeholder = "name" }
        stage.check(["text text  long"]) { text.text = "long" }
        stage.check(["image image - star"]) { image.image = UIImage(systemName: "star") }
        stage.check(["image image star logo"]) { image.image = UIImage(named: "logo") }
        stage.check([]) { button.configuration = .plain() }
        stage.check(["button title - Go"]) { button.configuration?.title = "Go" }
        stage.check(["button image - plus"]) { button.setImage(UIImage(systemName: "plus"), for: .normal) }
        stage.check([]) { field.attributedText = NSAttributedString(string: "new") }
      }
    }

    @Test("recognizers, order, offsets, constraints and transforms")
    func places() {
      stage { stage in
        let back = stage.add(UIView(), "back")
        let front = stage.add(UIView(), "front")
        let scroll = stage.add(UIScrollView(), "scroll")
        scroll.contentSize = CGSize(width: 100, height: 500)
        let fixed = stage.add(UIView(), "fixed")
        let follower = stage.add(UIView(), "follower")
        for view in [fixed, follower] { view.translatesAutoresizingMaskIntoConstraints = false }
        let top = fixed.topAnchor.constraint(equalTo: stage.root.view.topAnchor, constant: 600)
        NSLayoutConstraint.activate([
          top, fixed.leadingAnchor.constraint(equalTo: stage.root.view.leadingAnchor),
          fixed.widthAnchor.constraint(equalToConstant: 40), fixed.heightAnchor.constraint(equalToConstant: 40),
          follower.topAnchor.constraint(equalTo: fixed.bottomAnchor),
          follower.leadingAnchor.constraint(equalTo: fixed.leadingAnchor),
          follower.widthAnchor.constraint(equalToConstant: 40), follower.heightAnchor.constraint(equalToConstant: 40),
        ])
        stage.begin()
        let tap = UITapGestureRecognizer()
        stage.check(["back gestureRecognizers [] [\"UITapGestureRecognizer\"]"]) { back.addGestureRecognizer(tap) }
        stage.check(["back UITapGestureRecognizer isEnabled true false"]) { tap.isEnabled = false }
        stage.check(["back order 2.0 0.0"]) { stage.root.view.bringSubviewToFront(back) }
        stage.check(["front order 2.0 1.0"]) { stage.root.view.insertSubview(front, at: 2) }
        stage.check(["scroll contentOffset [0.0, 0.0] [0.0, 40.0]"]) { scroll.contentOffset.y = 40 }
        stage.check(["back moved - [5.0, 0.0]"]) { back.transform = CGAffineTransform(translationX: 5, y: 0) }
        // The view that follows is moved by layout only.
        stage.check(["fixed moved - [0.0, 40.0]"]) { top.constant = 640 }
        stage.check(["scroll scrolls - [0.0, 90.0]"]) { scroll.setContentOffset(CGPoint(x: 0, y: 90), animated: true) }
      }
    }

    @Test("windows, root controllers, the key window and the first responder")
    func windows() {
      stage { stage in
        let field = stage.add(UITextField(), "field")
        stage.begin()
        let other = UIWindow(frame: UIScreen.main.bounds)
        other.nameInResults = "other"
        let toast = stage.add(UILabel(), "toast", in: other)
        toast.text = "Saved"
        stage.check(["other appeared - shows [\"Saved\"]"]) { other.isHidden = false }
        let hidden = UIWindow(frame: UIScreen.main.bounds)
        stage.check([]) { hidden.windowLevel = .alert }
        stage.check(["other windowLevel 0.0 2000.0"]) { other.windowLevel = .alert }
        stage.check(["other isKeyWindow false true"]) { other.makeKey() }
        // In either order, a window that disappears leaves with its views, and brings those that were added.
        stage.check(["other disappeared - -", "toast left - -"]) {
          other.isHidden = true
          toast.removeFromSuperview()
        }
        stage.check(["other appeared - shows [\"Saved\"]"]) {
          other.addSubview(toast)
          other.isHidden = false
        }
        stage.check(["other disappeared - -", "toast left - -"]) {
          toast.removeFromSuperview()
          other.isHidden = true
        }
        stage.check(["other appeared - shows [\"Saved\"]"]) {
          other.isHidden = false
          other.addSubview(toast)
        }
        stage.check(["other disappeared - -"]) { other.isHidden = true }
        let focused = stage.effects { _ = field.becomeFirstResponder() }
        #expect(focused.contains("field isFirstResponder false true"))
        let unfocused = stage.effects { _ = field.resignFirstResponder() }
        #expect(unfocused.contains("field isFirstResponder true false"))
        let next = UITableViewController()
        stage.check(["window rootViewController UIViewController controller UITableViewController"]) {
          stage.window.rootViewController = next
        }
      }
    }

    @Test("controllers that are presented, pushed, popped and selected")
    func controllers() {
      stage { stage in
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.window.rootViewController = navigation
        stage.begin()
        let detail = UIViewController()
        detail.title = "Detail"
        stage.check(["UIViewController pushed - title Detail; shows []"]) {
          navigation.pushViewController(detail, animated: false)
        }
        let popped = stage.effects { _ = navigation.popViewController(animated: false) }
        #expect(popped.first == "UIViewController popped - to UIViewController")
        let alert = UIAlertController(title: "Delete?", message: "For good", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        stage.check([
          "UIAlertController presented - style overFullScreen; title Delete?; message For good; buttons [\"Delete\"]"
        ]) { navigation.present(alert, animated: true) }
        VirtualClock.current.advance(to: VirtualClock.current.now + 2_000_000_000)
        _ = stage.collector.take()
        stage.check(["UIAlertController dismissed - -"]) { navigation.dismiss(animated: true) }
      }
      stage { stage in
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        stage.window.rootViewController = tabs
        stage.begin()
        stage.check(["UITabBarController selectedIndex 0.0 1.0"]) { tabs.selectedIndex = 1 }
      }
    }

    @Test("rows: their number, contents and selection; scrolling is none")
    func rows() {
      stage { stage in
        let rows = Rows()
        let table = stage.add(UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300)), "table")
        table.rowHeight = 44
        table.dataSource = rows
        table.delegate = rows
        stage.begin()
        stage.check(["table row [0, 1] [\"two\"] [\"zwei\"]"]) {
          rows.texts[1] = "zwei"
          table.reloadData()
        }
        stage.check(["table row [0, 0] [\"one\"] [\"zwei\"]", "table rows [3.0] [2.0]"]) {
          rows.texts.remove(at: 0)
          table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
        stage.check(["table selected rows [] [\"[0, 1]\"]"]) {
          table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        }
        stage.check(["table selected rows [\"[0, 1]\"] []"]) {
          table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
        }
        rows.texts = (0..<40).map { "row \($0)" }
        _ = stage.effects { table.reloadData() }
        stage.check(["table contentOffset [0.0, 0.0] [0.0, 700.0]"]) { table.contentOffset.y = 700 }
      }
    }

    @Test(
      "what a finger scrolls is none; a new root of the same class, items of bars and changed mutable texts are effects"
    )
    func others() {
      stage { stage in
        let scroll = stage.add(UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300)), "scroll")
        scroll.contentSize = CGSize(width: 200, height: 2_000)
        let label = stage.add(UILabel(), "label")
        let text = NSMutableAttributedString(string: "one")
        label.attributedText = text
        stage.begin()
        Hand().follow("down 50,250; move 50,200; move 50,150; move 50,100; up")
        VirtualClock.current.advance(to: VirtualClock.current.now + 5_000_000_000)
        #expect(scroll.contentOffset.y > 50 && stage.collector.take() == [])
        stage.check(["label text one one, two"]) {
          text.append(NSAttributedString(string: ", two"))
          label.attributedText = text
        }
        stage.check(["scroll isScrollEnabled true false"]) { scroll.isScrollEnabled = false }
        stage.check(["window rootViewController UIViewController controller UIViewController"]) {
          stage.window.rootViewController = UIViewController()
        }
      }
      stage { stage in
        let content = UIViewController()
        let save = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
        content.navigationItem.rightBarButtonItem = save
        stage.window.rootViewController = UINavigationController(rootViewController: content)
        stage.begin()
        let disabled = stage.effects { save.isEnabled = false }
        #expect(disabled.count == 1 && disabled.first?.hasSuffix("item isEnabled true false") == true)
        let titled = stage.effects { content.navigationItem.title = "3 selected" }
        #expect(titled.contains { $0.contains("item title") && $0.hasSuffix("3 selected") })
      }
    }

    @Test("a row of a diffable data source")
    func diffable() {
      stage { stage in
        let table = stage.add(UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300)), "table")
        table.rowHeight = 44
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, _, text in
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          cell.textLabel?.text = text
          return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["one", "two"])
        source.apply(snapshot, animatingDifferences: false)
        stage.begin()
        snapshot.deleteItems(["one"])
        stage.check(["table row [0, 0] [\"one\"] [\"two\"]", "table rows [2.0] [1.0]"]) {
          source.apply(snapshot, animatingDifferences: false)
        }
        table.dataSource = nil
      }
    }

    @Test("what only the system changes, and the parts of its controls and bars, are none")
    func system() {
      stage { stage in
        let parent = stage.add(UIView(), "parent")
        let child = stage.add(UIView(), "child", in: parent)
        child.autoresizingMask = .flexibleWidth
        let button = stage.add(UIButton(type: .system), "button")
        button.setTitle("Go", for: .normal)
        _ = button.titleLabel
        stage.begin()
        stage.check(["parent grew - [200.0, 0.0]"]) { parent.frame.size.width = 300 }
        stage.check(["button title Go On"]) { button.setTitle("On", for: .normal) }
        stage.check([]) { button.isHighlighted = true }
        stage.check([]) { button.backgroundColor = .red }
        let paused = stage.effects { Engine.current.effects.pause { parent.isHidden = true } }
        #expect(paused == [])
        Hand().tap(500, 500)
        #expect(stage.collector.take() == [])
      }
    }

    @Test("nothing is kept alive")
    func lifetimes() {
      stage { stage in
        stage.begin()
        weak var gone: UIView?
        let lines = stage.effects {
          let view = stage.add(UIView(), "short")
          gone = view
          view.removeFromSuperview()
        }
        #expect(gone == nil && lines == [])
      }
    }
  }

  @Suite("Effects are reported at rest")
  @MainActor
  struct EffectsAtRest {
    private final class Dragger: UIView {
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        frame.origin.y += touches.first!.location(in: nil).y - touches.first!.previousLocation(in: nil).y
      }
    }

    private func stage(_ body: (EffectStage) -> Void) { withEngine { body(EffectStage()) } }

    @Test("a drag is one effect, with the whole distance, at the lift")
    func drag() {
      stage { stage in
        stage.add(Dragger(), "dragger")
        stage.begin()
        let hand = Hand()
        hand.follow("down 10,10; move 10,20; move 10,35; move 10,60")
        #expect(stage.collector.take() == [])
        hand.follow("up")
        #expect(stage.collector.take() == ["dragger moved - [0.0, 50.0]"])
        Hand().follow("down 10,70; move 10,80; move 10,70; up")
        #expect(stage.collector.take() == [], "back where it was")
      }
    }

    @Test("a value that a turn leaves alone is reported while the finger is down")
    func leftAlone() {
      stage { stage in
        let label = stage.add(UILabel(), "label")
        let view = stage.add(Dragger(), "dragger")
        stage.begin()
        let hand = Hand()
        hand.follow("down 10,10; move 10,20")
        label.text = "on"
        hand.follow("move 10,40")
        #expect(stage.collector.take() == [])
        view.isUserInteractionEnabled = true
        hand.follow("move 10,41")
        #expect(stage.collector.take() == ["label text - on"])
        hand.follow("up")
      }
    }

    @Test("timers: up to three changes are effects of their own, more are one", arguments: [1, 3, 4, 9])
    func timers(count: Int) {
      stage { stage in
        let label = stage.add(UILabel(), "label")
        label.text = "0"
        stage.begin()
        let clock = VirtualClock.current
        for number in 1...count {
          clock.schedule(afterNanoseconds: Int64(number) * 1_000_000_000) { label.text = "\(number)" }
        }
        clock.advance(to: clock.now + 20_000_000_000)
        Engine.current.effects.endTime(isTouchDown: false)
        let lines = stage.collector.take()
        if count <= 3 {
          #expect(lines == (1...count).map { "label text \($0 - 1) \($0)" })
        } else {
          #expect(lines == ["label text 0 \(count)"])
        }
      }
    }

    @Test("a value that came to rest has its last value, also while another timer goes on")
    func rest() {
      stage { stage in
        let view = stage.add(UIView(), "view")
        let label = stage.add(UILabel(), "clock")
        stage.begin()
        let clock = VirtualClock.current
        for number in 1...10 {
          clock.schedule(afterNanoseconds: Int64(number) * 16_000_000) { view.frame.origin.y += 4 }
        }
        @MainActor func tick(_ count: Int) {
          label.text = "\(count)"
          clock.schedule(afterNanoseconds: 1_000_000_000) { tick(count + 1) }
        }
        tick(0)
        clock.advance(to: clock.now + 8_500_000_000)
        Engine.current.effects.endTime(isTouchDown: false)
        #expect(stage.collector.take() == ["clock text - keeps changing", "view moved - [0.0, 40.0]"])
      }
    }

    @Test("two views that enter in consecutive turns of a drag are two effects")
    func happenings() {
      stage { stage in
        stage.begin()
        let hand = Hand()
        hand.follow("down 10,10")
        for number in 0..<2 {
          let view = UIView(frame: CGRect(x: 0, y: 300, width: 10, height: 10))
          view.nameInResults = "dot"
          stage.root.view.addSubview(view)
          hand.follow("move 10,\(20 + number * 20)")
          view.removeFromSuperview()
        }
        hand.follow("up")
        #expect(stage.collector.take().count { $0.hasPrefix("dot entered") } == 2)
      }
    }

    @Test("the distances of a timer's steps are added")
    func distances() {
      stage { stage in
        let view = stage.add(UIView(), "view")
        stage.begin()
        let clock = VirtualClock.current
        for number in 1...10 {
          clock.schedule(afterNanoseconds: Int64(number) * 1_000_000) { view.frame.origin.y += 4 }
        }
        clock.advance(to: clock.now + 1_000_000_000)
        Engine.current.effects.endTime(isTouchDown: false)
        #expect(stage.collector.take() == ["view moved - [0.0, 40.0]"])
      }
    }

    @Test("a timer that does not end keeps changing its value")
    func endless() {
      stage { stage in
        let label = stage.add(UILabel(), "clock")
        label.text = "0"
        stage.begin()
        let clock = VirtualClock.current
        var count = 0
        @MainActor func tick() {
          count += 1
          label.text = "\(count)"
          clock.schedule(afterNanoseconds: 1_000_000_000) { tick() }
        }
        clock.schedule(afterNanoseconds: 1_000_000_000) { tick() }
        clock.advance(to: clock.now + 8_500_000_000)
        Engine.current.effects.endTime(isTouchDown: false)
        #expect(stage.collector.take() == ["clock text 0 keeps changing"])
      }
    }
  }
}
