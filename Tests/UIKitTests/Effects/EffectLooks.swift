import Foundation
import TestSupport
import Testing

@testable import UIKit

private final class Items: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  var texts = ["a", "b", "c", "d"]
  var header = "4 items"

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { header }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = texts[indexPath.row]
    content.secondaryText = "\(indexPath.row)"
    content.image = UIImage(systemName: "star")
    cell.contentConfiguration = content
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { texts.count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

extension EngineTests {
  @Suite("Changes of looks that a person sees have their effects")
  @MainActor
  struct EffectLooks {
    private func stage(_ body: (EffectStage) -> Void) { withEngine { body(EffectStage()) } }

    private func rows(_ stage: EffectStage, _ items: Items) -> UITableView {
      let table = stage.add(UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400)), "table")
      table.rowHeight = 50
      table.sectionHeaderHeight = 30
      table.dataSource = items
      return table
    }

    @Test("what the configuration of a row's content says, and the title above the rows")
    func lists() {
      stage { stage in
        let items = Items()
        let table = rows(stage, items)
        stage.begin()
        stage.check(["table row [0, 1] [\"1\", \"b\", \"star\"] [\"1\", \"B\", \"star\"]"]) {
          items.texts[1] = "B"
          table.reloadData()
        }
        // The views above rows that are made again are layout.
        stage.check(["table header 0 [\"4 items\"] [\"Four\"]"]) {
          items.header = "Four"
          table.reloadData()
        }
        let content = table.visibleCells[0].contentView
        content.nameInResults = "content"
        stage.check(["content content [\"a\", \"0\", \"star\"] [\"A\"]"]) {
          var configuration = UIListContentConfiguration.cell()
          configuration.text = "A"
          table.visibleCells[0].contentConfiguration = configuration
        }
      }
    }

    @Test("how many items are in a line, and not how far they are apart")
    func layouts() {
      func flow(_ width: CGFloat, _ spacing: CGFloat) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        (layout.itemSize, layout.minimumInteritemSpacing) = (CGSize(width: width, height: 50), spacing)
        return layout
      }
      stage { stage in
        let items = Items()
        let list = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: flow(180, 5))
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = items
        stage.add(list, "list")
        stage.begin()
        stage.check(["list items in a line 1.0 2.0"]) { list.collectionViewLayout = flow(90, 5) }
        stage.check([]) { list.collectionViewLayout = flow(85, 9) }
      }
    }

    @Test("images while highlighted, wheels, and what a button's configuration shows")
    func images() {
      stage { stage in
        let image = stage.add(
          UIImageView(image: UIImage(systemName: "star"), highlightedImage: UIImage(systemName: "star.fill")), "image")
        let wheel = stage.add(UIActivityIndicatorView(style: .medium), "wheel")
        let hiding = stage.add(UIActivityIndicatorView(style: .medium), "hiding")
        wheel.hidesWhenStopped = false
        wheel.isHidden = false
        let button = stage.add(UIButton(configuration: .plain()), "button")
        stage.begin()
        stage.check(["image image star star.fill"]) { image.isHighlighted = true }
        stage.check(["wheel isAnimating false true"]) { wheel.startAnimating() }
        stage.check(["hiding isHidden true false"]) { hiding.startAnimating() }
        stage.check(["button image - plus"]) { button.configuration?.image = UIImage(systemName: "plus") }
        stage.check(["button subtitle - now"]) { button.configuration?.subtitle = "now" }
        stage.check(["button showsActivityIndicator false true"]) {
          button.configuration?.showsActivityIndicator = true
        }
        stage.check(["button menu - [\"A, on\", \"B, isEnabled false\"]"]) {
          button.menu = UIMenu(children: [
            UIAction(title: "A", state: .on) { _ in },
            UIMenu(options: .displayInline, children: [UIAction(title: "B", attributes: .disabled) { _ in }]),
          ])
        }
      }
    }

    @Test("masks, and clipping of what is larger than the view")
    func masks() {
      stage { stage in
        let view = stage.add(UIView(), "view")
        let small = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), "small", in: view)
        stage.begin()
        stage.check([]) { view.clipsToBounds = true }
        view.clipsToBounds = false
        stage.check(["small grew - [100.0, 0.0]"]) { small.frame.size.width = 150 }
        stage.check(["view clipsToBounds false true"]) { view.layer.masksToBounds = true }
        stage.check(["view mask - [0.0, 0.0, 9.0, 9.0]"]) {
          view.mask = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        }
        stage.check(["small mask - [0.0, 0.0, 5.0, 7.0]"]) {
          let mask = CAShapeLayer()
          mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 7)).cgPath
          small.layer.mask = mask
        }
      }
    }

    @Test("the outline and the stroke of shapes, and not what a layout draws")
    func shapes() {
      final class Bubble: UIView {
        let shape = CAShapeLayer()
        override func layoutSubviews() {
          super.layoutSubviews()
          if shape.superlayer == nil { layer.addSublayer(shape) }
          shape.path = UIBezierPath(rect: bounds).cgPath
        }
      }
      stage { stage in
        let bubble = stage.add(Bubble(), "bubble")
        stage.begin()
        stage.check(["bubble grew - [20.0, 0.0]"]) { bubble.frame.size.width += 20 }
        stage.check(["bubble sublayer stroke [0.0, 1.0] [0.0, 0.5]"]) { bubble.shape.strokeEnd = 0.5 }
        stage.check(["bubble sublayer path [0.0, 0.0, 120.0, 50.0] [0.0, 0.0, 5.0, 5.0]"]) {
          bubble.shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).cgPath
        }
      }
    }

    @Test("the size of content that code sets, and not one that layout finds")
    func contentSizes() {
      final class Fitting: UIScrollView {
        override func layoutSubviews() {
          super.layoutSubviews()
          contentSize = CGSize(width: bounds.width, height: 2 * bounds.width)
        }
      }
      stage { stage in
        let scroll = stage.add(UIScrollView(), "scroll")
        let fitting = stage.add(Fitting(), "fitting")
        stage.begin()
        stage.check(["scroll contentSize [0.0, 0.0] [100.0, 900.0]"]) {
          scroll.contentSize = CGSize(width: 100, height: 900)
        }
        stage.check(["fitting grew - [10.0, 0.0]"]) { fitting.frame.size.width += 10 }
      }
    }

    @Test("where a view enters; one outside of the window is not seen")
    func entrances() {
      stage { stage in
        stage.begin()
        let toast = UILabel(frame: CGRect(x: 20, y: 2_000, width: 100, height: 40))
        (toast.text, toast.nameInResults) = ("Saved", "toast")
        stage.check(["toast entered - shows [\"Saved\"]", "toast placed - [70.0, 720.0]"]) {
          stage.root.view.addSubview(toast)
          UIView.animate(withDuration: 0.2) { toast.frame.origin.y = 700 }
        }
        stage.check(["toast left - -"]) { toast.removeFromSuperview() }
        stage.check(["toast entered - outside true"]) {
          toast.frame.origin.y = 2_000
          stage.root.view.addSubview(toast)
        }
        let (other, banner) = (UIWindow(frame: UIScreen.main.bounds), UILabel(frame: toast.frame))
        (other.nameInResults, banner.text) = ("other", "New")
        other.addSubview(banner)
        stage.check(["other appeared - -"]) { other.isHidden = false }
        // What can be scrolled into sight is there.
        let scroll = UIScrollView(frame: other.bounds)
        stage.check(["other disappeared - -"]) { other.isHidden = true }
        stage.check(["other appeared - shows [\"New\"]"]) {
          other.addSubview(scroll)
          scroll.addSubview(banner)
          other.isHidden = false
        }
      }
    }

    @Test("whether a sheet has a grabber and lets touches through")
    func sheets() {
      stage { stage in
        stage.begin()
        let sheet = UIViewController()
        sheet.sheetPresentationController?.detents = [.medium()]
        sheet.sheetPresentationController?.prefersGrabberVisible = true
        sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        let shown = stage.effects { stage.root.present(sheet, animated: false) }
        #expect(shown.count == 1 && shown[0].contains("grabber true; undimmed true"), "\(shown)")
      }
    }

    @Test("a session of the vocabulary before has none of them")
    func older() {
      stage { stage in
        stage.extent = .parts
        let items = Items()
        let table = rows(stage, items)
        let scroll = stage.add(UIScrollView(), "scroll")
        let button = stage.add(UIButton(configuration: .plain()), "button")
        stage.begin()
        // The views above rows that are made again had effects.
        let header = "table/UITableViewHeaderFooterView[0]"
        stage.check(["\(header) entered - -", "\(header) left - -"]) {
          items.texts[1] = "B"
          table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        }
        stage.check([]) {
          scroll.contentSize.height = 900
          button.configuration?.image = UIImage(systemName: "plus")
          button.configuration?.subtitle = "now"
        }
        stage.check(["below entered - -"]) {
          let view = UIView(frame: CGRect(x: 0, y: 2_000, width: 10, height: 10))
          view.nameInResults = "below"
          stage.root.view.addSubview(view)
        }
      }
    }
  }
}
