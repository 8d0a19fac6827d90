import UIKit

/// Forwards a scroll view's calls, as many libraries do.
class ScrollProxy: NSObject, UIScrollViewDelegate {
  weak var target: UIScrollViewDelegate?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    target?.scrollViewDidScroll?(scrollView)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    target?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    target?.scrollViewWillEndDragging?(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    return target?.viewForZooming?(in: scrollView) ?? scrollView.subviews.first
  }
}

class ScrollLog: NSObject, UIScrollViewDelegate {
  var calls: [String] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("end \(decelerate)")
  }
}

/// The delegate and the data source of its own table. Its property has the same name as the parameter of their methods.
class ListController: UIViewController, UITableViewDelegate, UITableViewDataSource, UINavigationControllerDelegate {
  let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
  weak var forward: UITableViewDelegate?
  var selected: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.delegate = self
    tableView.dataSource = self
    view.addSubview(tableView)
    if navigationController == nil { tableView.tag = 5 }
    navigationController?.delegate = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    return forward?.tableView?(tableView, heightForRowAt: indexPath) ?? 30
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    forward?.tableView?(tableView, didSelectRowAt: indexPath)
    selected.append(indexPath.row)
  }

  func refresh() {
    guard let table = tableView as UITableView? else { return }
    table.reloadData()
    tableView.reloadData()
  }
}

class GestureProxy: NSObject, UIGestureRecognizerDelegate {
  weak var target: UIGestureRecognizerDelegate?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    return target?.gestureRecognizerShouldBegin?(gestureRecognizer) ?? true
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    return target?.gestureRecognizer?(gestureRecognizer, shouldReceive: touch) ?? true
  }
}

class Refusal: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
