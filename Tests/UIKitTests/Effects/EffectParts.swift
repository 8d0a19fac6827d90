import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("Changes of the parts of views have their effects")
  @MainActor
  struct EffectParts {
    private func stage(_ body: (EffectStage) -> Void) { withEngine { body(EffectStage()) } }

    @Test("the layer of a view moves the view")
    func layers() {
      stage { stage in
        let view = stage.add(UIView(), "view")
        stage.begin()
        stage.check(["view moved - [5.0, 0.0]"]) { view.layer.position.x += 5 }
        stage.check(["view moved - [0.0, 7.0]"]) { view.layer.frame.origin.y += 7 }
        stage.check(["view grew - [10.0, 0.0]", "view moved - [-5.0, 0.0]"]) { view.layer.bounds.size.width += 10 }
        stage.check(["view moved - [3.0, 0.0]"]) { view.layer.transform = CATransform3DMakeTranslation(3, 0, 0) }
        stage.check(["view zPosition 0.0 2.0"]) { view.layer.zPosition = 2 }
        stage.check(["view isHidden false true"]) { view.layer.isHidden = true }
        stage.check([]) { view.layer.cornerRadius = 5 }
      }
    }

    @Test("layers without a view are added, removed, hidden and moved; one that is added brings its values")
    func sublayers() {
      stage { stage in
        let view = stage.add(UIView(), "view")
        let (layer, text) = (CALayer(), CATextLayer())
        stage.begin()
        stage.check(["view sublayers count 0.0; shows [] count 1.0; shows []"]) {
          view.layer.addSublayer(layer)
          layer.frame = CGRect(x: 0, y: 0, width: 9, height: 9)
          layer.isHidden = true
        }
        stage.check(["view sublayer isHidden true false"]) { layer.isHidden = false }
        stage.check(["view sublayer alpha 1.0 0.0"]) { layer.opacity = 0 }
        stage.check(["view sublayer moved - [4.0, 0.0]"]) { layer.position.x += 4 }
        stage.check(["view sublayers count 1.0; shows [] count 2.0; shows [\"a\"]"]) {
          text.string = "a"
          layer.addSublayer(text)
          view.layer.addSublayer(text)
        }
        stage.check(["view sublayer text a b"]) { text.string = "b" }
        // A layer that is made again each time.
        stage.check([]) {
          layer.removeFromSuperlayer()
          view.layer.insertSublayer(CALayer(), at: 0)
        }
        stage.check([]) { layer.isHidden = true }
      }
    }

    @Test("what a layout does with layers is none")
    func layout() {
      final class Gradient: UIView {
        let gradient = CALayer()
        override func layoutSubviews() {
          super.layoutSubviews()
          if gradient.superlayer == nil { layer.addSublayer(gradient) }
          gradient.frame = bounds
        }
      }
      stage { stage in
        let view = stage.add(Gradient(), "view")
        stage.begin()
        stage.check(["view grew - [20.0, 0.0]"]) { view.frame.size.width += 20 }
      }
    }

    @Test("the items of bars, their titles above and badges")
    func bars() {
      stage { stage in
        let content = UIViewController()
        let navigation = UINavigationController(rootViewController: content)
        stage.window.rootViewController = navigation
        navigation.navigationBar.nameInResults = "bar"
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 390, height: 44))
        toolbar.nameInResults = "toolbar"
        content.view.addSubview(toolbar)
        stage.begin()
        let cancel = UIBarButtonItem(title: "Cancel", style: .plain, target: nil, action: nil)
        stage.check(["bar items left []; right [] left [\"Cancel\"]; right []"]) {
          content.navigationItem.leftBarButtonItems = [cancel, .flexibleSpace()]
        }
        stage.check(["bar item isHidden false true"]) { cancel.isHidden = true }
        stage.check(["bar items left []; right [] left []; right [\"trash\"]"]) {
          content.navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .trash, target: nil, action: nil)
        }
        stage.check(["bar prompt - Sent"]) { content.navigationItem.prompt = "Sent" }
        stage.check(["bar titleView - [\"Two\"]"]) {
          let label = UILabel()
          label.text = "Two"
          content.navigationItem.titleView = label
        }
        stage.check(["toolbar items [] [\"Done\"]"]) {
          toolbar.setItems(
            [.flexibleSpace(), UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)], animated: false
          )
        }
      }
      stage { stage in
        let tabs = UITabBarController()
        let (one, two) = (UIViewController(), UIViewController())
        one.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
        two.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 1)
        tabs.viewControllers = [one, two]
        stage.window.rootViewController = tabs
        tabs.tabBar.nameInResults = "tabs"
        stage.begin()
        stage.check(["tabs item badgeValue - 3"]) { two.tabBarItem.badgeValue = "3" }
        let removed = stage.effects { tabs.viewControllers = [one] }
        #expect(removed.contains("tabs items [\"One\", \"Two\"] [\"One\"]"), "\(removed)")
      }
    }

    @Test("segments, texts and states of controls")
    func controls() {
      stage { stage in
        let segments = stage.add(UISegmentedControl(items: ["a", "b"]), "segments")
        let text = stage.add(UITextView(), "text")
        let field = stage.add(UITextField(), "field")
        let scroll = stage.add(UIScrollView(), "scroll")
        let refresh = UIRefreshControl()
        scroll.refreshControl = refresh
        let slider = stage.add(UISlider(), "slider")
        let pages = stage.add(UIPageControl(), "pages")
        let date = stage.add(UIDatePicker(), "date")
        let picker = stage.add(UIPickerView(), "picker")
        let search = stage.add(UISearchBar(), "search")
        stage.begin()
        stage.check(["segments segments [\"a\", \"b\"] [\"z\", \"b\"]"]) { segments.setTitle("z", forSegmentAt: 0) }
        stage.check(["segments segments [\"z\", \"b\"] [\"z\", \"b, isEnabled false\"]"]) {
          segments.setEnabled(false, forSegmentAt: 1)
        }
        stage.check(["segments segments [\"z\", \"b, isEnabled false\"] [\"z\"]"]) {
          segments.removeSegment(at: 1, animated: false)
        }
        stage.check(["text text  more"]) { text.textStorage.append(NSAttributedString(string: "more")) }
        stage.check([]) { _ = text.textStorage.length }
        stage.check(["text isEditable true false"]) { text.isEditable = false }
        stage.check(["field isSecureTextEntry false true"]) { field.isSecureTextEntry = true }
        stage.check(["scroll contentInset [0.0, 0.0, 0.0, 0.0] [0.0, 0.0, 50.0, 0.0]"]) {
          scroll.contentInset.bottom = 50
        }
        stage.check(["scroll isRefreshing false true"]) { refresh.beginRefreshing() }
        stage.check(["slider range [0.0, 1.0] [0.0, 10.0]"]) { slider.maximumValue = 10 }
        stage.check(["pages numberOfPages 0.0 6.0"]) { pages.numberOfPages = 6 }
        stage.check(["date datePickerMode dateAndTime time"]) { date.datePickerMode = .time }
        stage.check(["picker selected rows [] [\"[0, 2]\"]"]) {
          picker.selectRow(2, inComponent: 0, animated: false)
        }
        stage.check(["search buttons [] [\"cancel\"]"]) { search.setShowsCancelButton(true, animated: false) }
      }
    }

    @Test("a sheet and an alert that change while they are shown")
    func presentations() {
      stage { stage in
        let sheet = UIViewController()
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        stage.root.present(sheet, animated: false)
        endTurn()
        stage.begin()
        let raised = stage.effects {
          sheet.sheetPresentationController?.animateChanges {
            sheet.sheetPresentationController?.selectedDetentIdentifier = .large
          }
        }
        #expect(raised.count == 1 && raised.first?.hasPrefix("UIViewController height ") == true, "\(raised)")
        stage.check(["UIViewController isModalInPresentation false true"]) { sheet.isModalInPresentation = true }
      }
      stage { stage in
        let alert = UIAlertController(title: "T", message: "M", preferredStyle: .alert)
        let ok = UIAlertAction(title: "OK", style: .default)
        alert.addAction(ok)
        stage.root.present(alert, animated: false)
        endTurn()
        stage.begin()
        let disabled = stage.effects { ok.isEnabled = false }
        #expect(disabled.count == 1 && disabled[0].hasSuffix("disabled buttons - [\"OK\"]"), "\(disabled)")
        let message = stage.effects { alert.message = "N" }
        #expect(message.count == 1 && message[0].hasSuffix("message M N"), "\(message)")
        let added = stage.effects { alert.addAction(UIAlertAction(title: "No", style: .cancel)) }
        #expect(added.count == 1 && added[0].hasSuffix("buttons [\"OK\"] [\"OK\", \"No\"]"), "\(added)")
      }
    }

    @Test("a view with another superview moved, if it is elsewhere in the window")
    func superviews() {
      stage { stage in
        let (one, two) = (stage.add(UIView(), "one"), stage.add(UIView(), "two"))
        two.frame.origin.y = 300
        let view = stage.add(UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10)), "view", in: one)
        stage.begin()
        stage.check(["view moved - [0.0, 300.0]"]) { two.addSubview(view) }
        stage.check([]) {
          one.addSubview(view)
          view.frame = one.convert(CGRect(x: 5, y: 305, width: 10, height: 10), from: stage.root.view)
        }
      }
    }

    @Test("the order and the arrangement of a stack view, and not what it moves")
    func stacks() {
      stage { stage in
        let stack = stage.add(UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 300)), "stack")
        (stack.axis, stack.distribution) = (.vertical, .fillEqually)
        let (one, two, three) = (UIView(), UIView(), UIView())
        for (view, name) in [(one, "one"), (two, "two"), (three, "three")] { view.nameInResults = name }
        stack.addArrangedSubview(one)
        stack.addArrangedSubview(two)
        stage.begin()
        stage.check(["two arranged 1.0 0.0"]) { stack.insertArrangedSubview(two, at: 0) }
        stage.check(["three arranged - 1.0", "three entered - -"]) { stack.insertArrangedSubview(three, at: 1) }
        stage.check(["one isHidden false true"]) { one.isHidden = true }
        stage.check(["stack spacing 0.0 8.0"]) { stack.spacing = 8 }
        stage.check(["stack axis vertical horizontal"]) { stack.axis = .horizontal }
        stage.check(["three left - -"]) { three.removeFromSuperview() }
        stage.check(["inner entered - -", "inner placed - [0.0, 0.0]"]) {
          let inner = UIStackView()
          inner.nameInResults = "inner"
          inner.addArrangedSubview(UIView())
          stage.root.view.addSubview(inner)
          inner.addArrangedSubview(UIView())
        }
      }
    }

    @Test("rows after the first changed one, where the number of rows changes too")
    func rows() {
      final class Rows: NSObject, UITableViewDataSource {
        var texts = ["a", "b", "c", "d", "e"]
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          cell.textLabel?.text = texts[indexPath.row]
          return cell
        }
      }
      stage { stage in
        let table = stage.add(UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 500)), "table")
        table.rowHeight = 50
        let rows = Rows()
        table.dataSource = rows
        stage.begin()
        let removed = stage.effects {
          rows.texts = ["b", "c", "X", "e"]
          table.reloadData()
        }
        #expect(removed.contains("table row [0, 0] [\"a\"] [\"b\"]"), "\(removed)")
        #expect(removed.contains("table row [0, 3] [\"d\"] -"), "\(removed)")
        #expect(removed.contains("table row [0, 2] - [\"X\"]"), "\(removed)")
      }
    }

    @Test("a session of an older vocabulary has none of them")
    func older() {
      stage { stage in
        let view = stage.add(UIView(), "view")
        let text = stage.add(UITextView(), "text")
        let other = stage.add(UIView(), "other")
        stage.extent = .properties
        stage.begin()
        stage.check([]) {
          view.layer.position.x += 5
          view.layer.addSublayer(CALayer())
          text.textStorage.append(NSAttributedString(string: "more"))
        }
        stage.check([]) { other.addSubview(view) }
        stage.check(["view isHidden false true"]) { view.isHidden = true }
      }
    }
  }
}
