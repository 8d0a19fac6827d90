import Foundation
import UIKit

/// A table with a data source of its own.
class ListViewController: UIViewController, UITableViewDataSource {
  class BuyCell: UITableViewCell {
    let buy = UIButton()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      addSubview(buy)
    }

    required init?(coder: NSCoder) { nil }
  }

  let table = UITableView(frame: .zero, style: .plain)

  override func viewDidLoad() {
    super.viewDidLoad()
    table.rowHeight = 40
    table.dataSource = self
    table.register(BuyCell.self, forCellReuseIdentifier: "buy")
    table.frame = view.bounds
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "buy", for: indexPath)
  }
}
