import CommandSupport
import JSONText
import TestSupport
import Testing

@Suite("What rules use of UIKit that is declared and not modelled is unknown in every command")
struct UnmodelledTests {
  private static let scene = """
    {"format": 1, "scene": "s", "windows": [{"id": "w", "subviews": [{"id": "overlay", "class": "PassthroughView"}]}]}
    """

  private static let sentence = "a layer has a transform that is not one of the plane, and these are not modelled"

  private static func rules(_ statements: String) -> String {
    """
    import UIKit
    class PassthroughView: UIView {
      let image = UIImageView(image: UIImage(named: "hand"))
      override func layoutSubviews() {
        super.layoutSubviews()
        \(statements)
      }
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if point.x > 300 { layer.transform = CATransform3DMakeRotation(0.1, 1, 0, 0) }
        return super.hitTest(point, with: event)
      }
    }

    """
  }

  @Test("run, diff, hit and explain have exit code 2 with the reason")
  func transform() throws {
    let statement = "layer.transform = CATransform3DMakeRotation(0.1, 1, 0, 0)"
    let shop = try Workshop(["s.scene.json": Self.scene, "P.swift": Self.rules(statement)])
    #expect(try shop.recorder("capture --scene s.scene.json --tap 50,50 --rules P.swift -o s.touchrec").code == 0)
    for words in ["run s.touchrec", "diff s.touchrec", "explain s.touchrec --event 0"] {
      let run = try shop.replayer("\(words) --rules P.swift")
      #expect(run.code == 2 && run.output.contains(Self.sentence), "\(words): \(run.output)\(run.error)")
    }
    let hit = try shop.replayer("hit --scene s.scene.json --at 50,50 --rules P.swift")
    #expect(
      hit.code == 2 && hit.lines == ["!unknown"] && hit.error.contains("unknown: \(Self.sentence)"), "\(hit.error)")
    let json = try shop.replayer("hit --scene s.scene.json --at 50,50 --rules P.swift --json").document()
    #expect(json["view"]?.isNull == true && json["unknown"]?.string == Self.sentence)
    let explain = try shop.replayer("explain --scene s.scene.json --at 50,50 --rules P.swift --json").document()
    #expect(explain["unknown"]?.array?.map(\.string) == [Self.sentence])
  }

  @Test(
    "an override that UIKit calls and nothing calls here makes the outcomes of its objects unknown, with its name and place"
  )
  func uncalled() throws {
    let source = """
      import UIKit
      class PassthroughView: UIView {
        override func updateConstraints() {
          super.updateConstraints()
          isUserInteractionEnabled = false
        }
      }
      class MarkedView: PassthroughView {
        override func didMoveToWindow() { setNeedsUpdateConstraints() }
      }

      """
    let shop = try Workshop([
      "s.scene.json": Self.scene, "P.swift": source,
      "marked.scene.json": Self.scene.replacing("PassthroughView", with: "MarkedView"),
    ])
    let sentence = "`PassthroughView.updateConstraints` (P.swift:3) is not called, and UIKit calls it"
    let hit = try shop.replayer("hit --scene s.scene.json --at 50,50 --rules P.swift")
    #expect(hit.code == 2 && hit.lines == ["!unknown"] && hit.error.contains("warning: \(sentence); "), "\(hit.error)")
    #expect(try shop.recorder("capture --scene s.scene.json --tap 50,50 --rules P.swift -o s.touchrec").code == 0)
    let diff = try shop.replayer("diff s.touchrec --rules P.swift")
    #expect(diff.code == 2 && diff.output.contains(sentence), "\(diff.output)\(diff.error)")
    let marked = try shop.replayer("hit --scene marked.scene.json --at 50,50 --rules P.swift")
    #expect(marked.code == 0 && marked.lines == ["w"], "\(marked.lines) \(marked.error)")
  }

  @Test(
    "an override in an extension of a class of UIKit makes the outcomes unknown where an object of the class appears")
  func extensions() throws {
    let source = """
      import UIKit
      extension UILabel {
        open override func didMoveToSuperview() { superview?.isUserInteractionEnabled = false }
      }
      class PassthroughView: UIView {
        override func didMoveToWindow() { addSubview(UILabel()) }
      }
      class PlainView: UIView {
        override func didMoveToWindow() { addSubview(UIView()) }
      }
      extension UIButton {
        open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          bounds.insetBy(dx: -20, dy: -20).contains(point) || super.point(inside: point, with: event)
        }
      }
      final class Start: UIViewController {
        let open = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(open)
          open.addAction(UIAction { _ in Banner.show() }, for: .touchUpInside)
        }
      }
      enum Banner {
        static var window: UIWindow?
        static func show() {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.isHidden = false
        }
      }
      final class AppScene: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let window = UIWindow(windowScene: scene as! UIWindowScene)
          window.rootViewController = Start()
          window.makeKeyAndVisible()
          self.window = window
        }
      }

      """
    let shop = try Workshop([
      "s.scene.json": Self.scene, "P.swift": source,
      "plain.scene.json": Self.scene.replacing("PassthroughView", with: "PlainView"),
      "start.scene.json": #"{"format": 1, "scene": "start", "delegates": ["AppScene"]}"#,
      "other.scene.json": #"{"format": 1, "scene": "start", "delegates": ["NoScene"]}"#,
    ])
    let hit = try shop.replayer("hit --scene s.scene.json --at 50,50 --rules P.swift")
    let sentence = "`UILabel.didMoveToSuperview` (P.swift:3) is in an extension and is not called, and UIKit calls it"
    #expect(hit.code == 2 && hit.lines == ["!unknown"] && hit.error.contains(sentence), "\(hit.error)")
    let other = try shop.replayer("hit --scene plain.scene.json --at 50,50 --rules P.swift")
    #expect(other.code == 0 && other.lines != ["!unknown"], "\(other.lines) \(other.error)")
    // The override of the hit test is called, and the delegate of the scene makes the window. One without a scene is not shown.
    let taps = "capture --scene start.scene.json --tap 90,150 --tap 75,150 --rules P.swift -o start.touchrec"
    #expect(try shop.recorder(taps).code == 0)
    let run = try shop.replayer("run start.touchrec --rules P.swift")
    let hits = run.lines.filter { $0.contains(" hit ") }.map { $0.split(separator: " ").last ?? "" }
    #expect(run.code == 0 && hits == ["Start.open", "Start.view"], "\(run.output)")
    #expect(run.output.contains("touchUpInside") && !run.output.contains("appeared"), "\(run.output)")
    let missing = try shop.replayer("hit --scene other.scene.json --at 50,50 --rules P.swift")
    #expect(missing.code == 65 && missing.error.contains("no delegate 'NoScene'"), "\(missing.error)")
    #expect(missing.error.contains("the rules have 'AppScene'"), "\(missing.error)")
  }

  @Test(
    "a delegate's method for a gesture that is not modelled makes drags and presses on its table unknown, and no others"
  )
  func requirements() throws {
    let source = """
      import UIKit
      class Feed: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          UITableViewCell()
        }
      METHOD
      }
      class PassthroughView: UIView {
        let feed = Feed()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
        override func didMoveToWindow() {
          table.dataSource = feed
          table.rowHeight = 44
          addSubview(table)
        }
      }

      """
    let method = """
        func tableView(
          _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {}
      """
    let index = "  func sectionIndexTitles(for tableView: UITableView) -> [String]? { [] }\n"
    let swipe = """
        func tableView(
          _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { UIPrintInteractionController.shared.actions }
      """
    let prefetching =
      source.replacing("METHOD", with: "").replacing(
        "addSubview(table)", with: "addSubview(table); table.prefetchDataSource = rows"
      )
      .replacing("let feed = Feed()", with: "let feed = Feed(), rows = Rows()").replacing("{ 3 }", with: "{ 30 }") + """
        class Rows: NSObject, UITableViewDataSourcePrefetching {
          func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
        }

        """
    // A controller of tables overrides the method.
    let controller = """
      class Feeds: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(
          _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
          UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
              self?.tableView.reloadData()
              done(true)
            }
          ])
        }
      }
      class PassthroughView: UIView {
        let feeds = Feeds(style: .plain)
        override func didMoveToWindow() {
          addSubview(feeds.view)
          feeds.tableView.rowHeight = 44
          feeds.view.frame = CGRect(x: 0, y: 0, width: 100, height: 300)
        }
      }

      """
    // Each file has classes of its own, so that all but the last are compiled together.
    var files = ["P": source.replacing("METHOD", with: method), "Q": source.replacing("METHOD", with: "")]
    files.merge([
      "I": source.replacing("METHOD", with: index), "F": prefetching, "C": "import UIKit\n" + controller,
      "S": source.replacing("METHOD", with: swipe),
    ]) { $1 }
    let shop = try Workshop()
    for (name, text) in files {
      let own = text.replacing("Feed", with: "Feed\(name)").replacing("PassthroughView", with: "View\(name)")
      try shop.write(own, to: "\(name).swift")
      try shop.write(Self.scene.replacing("PassthroughView", with: "View\(name)"), to: "\(name).scene.json")
    }
    let together = ["P", "Q", "I", "F", "C"].map { "--rules \($0).swift" }.joined(separator: " ")
    func run(_ name: String, _ gestures: String, _ rules: String? = nil) throws -> Finished {
      let rules = rules ?? together
      let capture = try shop.recorder(
        "capture --scene \(name).scene.json \(gestures) \(rules) --force -o \(name).touchrec")
      #expect(capture.code == 0, "\(capture.error)")
      return try shop.replayer("run \(name).touchrec \(rules)")
    }
    let (taps, swipes) = ("--tap 50,20 --tap 200,500", "--drag 90,20,10,20,0.1")
    let scrolls = "--drag 50,250,50,150,0.3"
    let tap = try run("P", taps)
    #expect(tap.code == 0, "\(tap.output)\(tap.error)")
    let sentence = "the gestures for which UIKit calls `FeedP.tableView(_:commit:forRowAt:)` (P.swift:7)"
    let across = try run("P", "--drag 90,20,60,20,0.1")
    #expect(
      across.code == 2 && across.lines.count { $0.contains(sentence) } == 1, "\(across.output)\(across.error)")
    // A swipe over most of the row may perform the action, which changes all that follows.
    let whole = try run("P", swipes)
    #expect(whole.code == 2 && whole.lines.count { $0.contains(sentence) } == 2, "\(whole.output)\(whole.error)")
    // A finger that moves up or down, or rests, is no swipe along a row.
    for gesture in [scrolls, "--drag 50,20,50,20,0.6"] {
      let run = try run("P", gesture)
      #expect(run.code == 0, "\(run.output)\(run.error)")
    }
    // The next touch closes the row. One that is on the row may be on a button, and what follows is unknown.
    let closing = try run("P", "--drag 90,20,60,20,0.1 --tap 50,200 --tap 50,200")
    #expect(
      closing.code == 2 && closing.lines.count { $0.contains(sentence) } == 2, "\(closing.output)\(closing.error)")
    for gesture in [swipes, "--drag 50,20,50,20,0.6", scrolls] {
      let run = try run("Q", gesture)
      #expect(run.code == 0, "\(run.output)\(run.error)")
    }
    let titles = try run("I", taps)
    #expect(
      titles.code == 2 && titles.output.contains("`FeedI.sectionIndexTitles(for:)` (I.swift:7)"), "\(titles.output)")
    let swiped = try run("C", swipes)
    #expect(
      swiped.code == 2 && swiped.output.contains("trailingSwipeActionsConfigurationForRowAt:)` (C.swift:4)"),
      "\(swiped.output)\(swiped.error)")
    #expect(try run("C", taps).code == 0)
    let prefetched = try run("F", scrolls)
    #expect(
      prefetched.code == 2 && prefetched.output.contains("UIKit calls `Rows.tableView(_:prefetchRowsAt:)` (F.swift:"),
      "\(prefetched.output)\(prefetched.error)")
    #expect(try run("F", taps).code == 0)
    // The method is cut, because a type in it does not exist here.
    let cut = try run("S", swipes, "--rules S.swift --cut-missing")
    #expect(
      cut.code == 2 && cut.output.contains("trailingSwipeActionsConfigurationForRowAt:)` (S.swift:7)"), "\(cut.output)")
    #expect(try run("S", taps, "--rules S.swift --cut-missing").code == 0)
  }

  /// Views of several tests, which are compiled together.
  private static let views = """
    import UIKit
    class FadingView: UIView {
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        UIView.beginAnimations("fade", context: nil)
        UIView.setAnimationDuration(0.3)
        UIView.setAnimationDelegate(self)
        UIView.setAnimationDidStop(#selector(animationDidStop(_:finished:context:)))
        center.x += 50
        UIView.commitAnimations()
      }
      @objc func animationDidStop(_ id: String?, finished: NSNumber, context: UnsafeMutableRawPointer?) {
        if id == "fade" && finished.boolValue && context == nil { removeFromSuperview() }
      }
    }
    class SearchView: UIView {
      let search = UISearchBar(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      override func didMoveToWindow() { addSubview(search) }
    }
    class BarView: UIView {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      override func didMoveToWindow() {
        let item = UINavigationItem(title: "")
        item.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in })
        bar.items = [item]
        addSubview(bar)
      }
    }
    class LooseView: UIView {
      let bar = UIView()
      override init(frame: CGRect) {
        super.init(frame: frame)
        bar.accessibilityIdentifier = "bar"
        bar.translatesAutoresizingMaskIntoConstraints = false
        addSubview(bar)
        NSLayoutConstraint.activate([
          bar.leadingAnchor.constraint(equalTo: leadingAnchor), bar.bottomAnchor.constraint(equalTo: bottomAnchor),
          bar.heightAnchor.constraint(equalToConstant: 80), bar.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
        ])
      }
      required init?(coder: NSCoder) { nil }
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
      }
    }
    class FirmView: LooseView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        bar.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
      }
      required init?(coder: NSCoder) { nil }
    }
    class ImageView: UIView {
      let image = UIImageView(image: UIImage(named: "hand"))
      override func layoutSubviews() {
        super.layoutSubviews()
        image.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        addSubview(image)
      }
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if point.x > 300 { layer.transform = CATransform3DMakeRotation(0.1, 1, 0, 0) }
        return super.hitTest(point, with: event)
      }
    }

    """

  /// A folder with these views, and a scene with one of them.
  private static func workshop(_ view: String) throws -> Workshop {
    try Workshop(["s.scene.json": scene.replacing("PassthroughView", with: view), "Views.swift": views])
  }

  @Test(
    "a touch during animations of beginAnimations is unknown, and the delegate's method with three arguments is called")
  func begunAnimations() throws {
    let shop = try Self.workshop("FadingView")
    try shop.write(
      """
      {"format": 1, "scene": "s", "windows": [{"id": "w", "subviews": [
        {"id": "view", "class": "FadingView", "frame": [0, 0, 100, 100]}]}]}
      """, to: "s.scene.json")
    let times = [0, 0.15, 0.5]
    let touches = times.enumerated().map { index, time in
      """
      {"t": \(time), "touch": \(index), "phase": "began", "x": 80, "y": 50}
      {"t": \(time + 0.05), "touch": \(index), "phase": "ended", "x": 80, "y": 50}
      """
    }
    try shop.write(touches.joined(separator: "\n") + "\n", to: "t.touches")
    let capture = try shop.recorder(
      "capture --scene s.scene.json --touches t.touches --rules Views.swift -o s.touchrec")
    #expect(capture.code == 0, "\(capture.error)")
    let run = try shop.replayer("run s.touchrec --rules Views.swift")
    #expect(run.code == 2)
    let hits = run.lines.filter { $0.contains("  hit  ") }.compactMap { $0.split(separator: "→ ").last }
    #expect(hits == ["view", "view", "w"], "\(run.output)")
    let unknown = run.lines.filter { $0.contains("unknown: UIView.beginAnimations(_:context:) animates the view") }
    #expect(unknown.count == 1 && unknown[0].hasPrefix("0.150 s"), "\(run.output)")
  }

  @Test("a hit on parts of UIKit that are not modelled is unknown, and one beside them is not")
  func parts() throws {
    let shop = try Self.workshop("SearchView")
    let hit = try shop.replayer(
      "hit --scene s.scene.json --points - --rules Views.swift", input: "20,20\n60,60\n20,20\n")
    #expect(hit.code == 2 && hit.lines == ["!unknown", "overlay", "!unknown"], "\(hit.lines) \(hit.error)")
    #expect(
      hit.error.contains("not modelled: the touches of UISearchBar 'overlay.search'"), "\(hit.error)")
    let explain = try shop.replayer("explain --scene s.scene.json --at 20,20 --rules Views.swift")
    #expect(explain.code == 2 && explain.output.contains("UISearchBar 'overlay.search'"), "\(explain.output)")
    #expect(try shop.replayer("explain --scene s.scene.json --at 60,60 --rules Views.swift").code == 0)
  }

  @Test("a hit close to an item of a bar is unknown, one on it is its button, and one in the middle is the bar")
  func bars() throws {
    let hit = try Self.workshop("BarView").replayer(
      "hit --scene s.scene.json --points - --rules Views.swift", input: "70,20\n10,20\n97,20\n")
    #expect(hit.code == 2 && hit.lines.dropFirst(2) == ["!unknown"], "\(hit.lines) \(hit.error)")
    #expect(hit.lines[0].contains("_UIButtonBarButton") && hit.lines[1] == "overlay.bar", "\(hit.lines)")
    #expect(hit.error.contains("how far the items of a navigation bar reach is not known"), "\(hit.error)")
  }

  @Test("a picture has exit code 2 with the reason on standard error, and is written")
  func picture() throws {
    let statement = "layer.transform = CATransform3DMakeRotation(0.1, 1, 0, 0)"
    let shop = try Workshop([
      "s.scene.json": Self.scene, "P.swift": Self.rules(statement), "Q.swift": Self.rules("Missing.call()"),
      "R.swift": "import UIKit\nclass PassthroughView: UIView {}\n",
    ])
    #expect(try shop.recorder("capture --scene s.scene.json --tap 50,50 --rules P.swift -o s.touchrec").code == 0)
    let pictures = [
      "picture s.touchrec --event 0", "picture --scene s.scene.json --at 50,50", "picture --scene s.scene.json --map",
    ]
    for (number, words) in pictures.enumerated() {
      let words = "\(words) --strategy uikit,flag -o \(number)"
      let known = try shop.replayer("\(words)-known.svg --rules R.swift")
      #expect(known.code == 0 && !known.error.contains("unknown"), "\(words): \(known.error)")
      let unknown = try shop.replayer("\(words)-unmodelled.svg --rules P.swift")
      #expect(unknown.code == 2, "\(words)")
      #expect(
        unknown.errorLines.filter { $0.contains("unknown") } == ["replayer: unknown: \(Self.sentence)"], "\(words)")
      let cut = try shop.replayer("\(words)-cut.svg --rules Q.swift --cut-missing")
      #expect(
        cut.code == 2 && cut.error.contains("`layoutSubviews` was cut: it needs `Missing`"), "\(words): \(cut.error)")
      for name in ["known", "unmodelled", "cut"] {
        #expect(try shop.text("\(number)-\(name).svg").contains("</svg>"), "\(words)")
      }
    }
    let json = try shop.replayer("\(pictures[2]) --strategy uikit --json --rules P.swift").document()
    #expect(json["panels"]?.array?.first?["unknown"]?.array?.map(\.string) == [Self.sentence])
  }

  @Test("rules place views by constraints, and those that do not decide a place are unknown")
  func constraints() throws {
    let shop = try Self.workshop("FirmView")
    let points = "50,50\n50,763\n50,764\n389,843\n"
    let hit = try shop.replayer("hit --scene s.scene.json --points - --rules Views.swift", input: points)
    #expect(hit.code == 0 && hit.lines == ["w", "w", "bar", "bar"], "\(hit.lines) \(hit.error)")
    #expect(try shop.recorder("capture --scene s.scene.json --tap 50,800 --rules Views.swift -o s.touchrec").code == 0)
    #expect(try shop.replayer("diff s.touchrec --rules Views.swift").code == 0)
    let loose = try Self.workshop("LooseView")
    let capture = try loose.recorder("capture --scene s.scene.json --tap 50,800 --rules Views.swift -o s.touchrec")
    let ambiguous = try loose.replayer("diff s.touchrec --rules Views.swift")
    #expect(
      ambiguous.code == 2 && ambiguous.output.contains("a frame that constraints leave open (of 'bar')"),
      "\(capture.error)\(ambiguous.output)")
  }

  @Test("points before the first that reaches it are known, and an image view with a frame of its own is, too")
  func points() throws {
    let shop = try Self.workshop("ImageView")
    let hit = try shop.replayer(
      "hit --scene s.scene.json --points - --rules Views.swift", input: "50,50\n20,20\n350,50\n50,50\n")
    #expect(hit.code == 2 && hit.lines == ["overlay", "overlay", "!unknown", "!unknown"], "\(hit.lines)")
    let known = try shop.replayer("hit --scene s.scene.json --at 50,50 --rules Views.swift")
    #expect(known.code == 0 && known.lines == ["overlay"], "\(known.error)")
  }
}
