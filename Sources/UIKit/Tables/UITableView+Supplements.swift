import Foundation

extension UITableView {
  /// Creates and places the headers and footers of the visible sections.
  final func tileSupplements(_ sections: Range<Int>) {
    removeSupplements { !sections.contains($0) }
    for section in sections {
      let place = geometry.sections[section]
      let supplements = visibleSupplements[section] ?? makeSupplements(section, place)
      visibleSupplements[section] = supplements
      move(supplements.header, to: headerTop(place), height: place.rowsTop - place.headerTop)
      move(supplements.footer, to: footerTop(place), height: place.bottom - place.footerTop)
    }
  }

  final func removeSupplements(where isGone: (Int) -> Bool = { _ in true }) {
    for (section, supplements) in visibleSupplements where isGone(section) {
      visibleSupplements[section] = nil
      for view in [supplements.header, supplements.footer] {
        guard let view else { continue }
        view.removeFromSuperview()
        reuse.put(view)
      }
    }
  }

  /// The top of a header: its own position, or in a plain table the top of the visible area, at most up to the footer.
  ///
  /// Source: Apple's page of UITableView.Style says that headers and footers of plain tables float [D].
  private final func headerTop(_ section: TableGeometry.Section) -> CGFloat {
    guard style == .plain else { return section.headerTop }
    let height = section.rowsTop - section.headerTop
    return max(section.headerTop, min(bounds.minY + topInset, section.footerTop - height))
  }

  /// The top of a footer: its own position, or in a plain table at the visible area's bottom, not above the rows.
  private final func footerTop(_ section: TableGeometry.Section) -> CGFloat {
    guard style == .plain else { return section.footerTop }
    let height = section.bottom - section.footerTop
    return min(section.footerTop, max(bounds.maxY - bottomInset - height, section.rowsTop))
  }

  private final func makeSupplements(_ section: Int, _ place: TableGeometry.Section) -> Supplements {
    var supplements = Supplements()
    if place.rowsTop > place.headerTop {
      supplements.header =
        delegate?.tableView(self, viewForHeaderInSection: section)
        ?? plainView(titled: dataSource?.tableView(self, titleForHeaderInSection: section))
    }
    if place.bottom > place.footerTop {
      supplements.footer =
        delegate?.tableView(self, viewForFooterInSection: section)
        ?? plainView(titled: dataSource?.tableView(self, titleForFooterInSection: section))
    }
    return supplements
  }

  private final func plainView(titled title: String?) -> UIView? {
    title == nil ? nil : UITableViewHeaderFooterView(reuseIdentifier: nil)
  }

  private final func move(_ view: UIView?, to y: CGFloat, height: CGFloat) {
    guard let view else { return }
    let frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    if view.frame != frame {
      view.frame = frame
      // The constraints of content with its own height hold from the start.
      (view as? UITableViewHeaderFooterView)?.contentView.frame = view.bounds
    }
    // In front of the cells, behind the app's own subviews of the table.
    if view.superview !== self { insertSubview(view, at: visibleRows.count + (backgroundView == nil ? 0 : 1)) }
  }
}
