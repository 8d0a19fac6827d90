import Foundation

extension UITableView {
  /// Creates and places the headers and footers of the visible sections.
  final func tileSupplements(_ sections: Range<Int>) {
    removeSupplements { !sections.contains($0) }
    let version = dataVersion
    for section in sections {
      let place = geometry.sections[section]
      let known = visibleSupplements[section]
      let supplements = known ?? makeSupplements(section, place)
      visibleSupplements[section] = supplements
      setFrame(of: supplements.header, y: headerTop(place), height: place.rowsTop - place.headerTop)
      setFrame(of: supplements.footer, y: footerTop(place), height: place.bottom - place.footerTop)
      if known == nil {
        if let header = supplements.header {
          delegate?.tableView(self, willDisplayHeaderView: header, forSection: section)
        }
        if let footer = supplements.footer {
          delegate?.tableView(self, willDisplayFooterView: footer, forSection: section)
        }
        // A delegate that reloaded the table has removed the views.
        guard version == dataVersion else { return }
      }
      show(supplements.header)
      show(supplements.footer)
    }
  }

  final func removeSupplements(where isGone: (Int) -> Bool = { _ in true }) {
    for section in visibleSupplements.keys.filter(isGone).sorted() {
      guard let supplements = visibleSupplements.removeValue(forKey: section) else { continue }
      if let header = supplements.header {
        recycle(header)
        delegate?.tableView(self, didEndDisplayingHeaderView: header, forSection: section)
      }
      if let footer = supplements.footer {
        recycle(footer)
        delegate?.tableView(self, didEndDisplayingFooterView: footer, forSection: section)
      }
    }
  }

  private final func recycle(_ view: UIView) {
    view.removeFromSuperview()
    reuse.put(view)
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
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.title = title
    return view
  }

  private final func setFrame(of view: UIView?, y: CGFloat, height: CGFloat) {
    guard let view else { return }
    let frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    if view.frame != frame {
      view.frame = frame
      // The constraints of content with its own height hold from the start.
      (view as? UITableViewHeaderFooterView)?.contentView.frame = view.bounds
    }
  }

  /// Inserts a header or footer in front of the cells and behind the app's own subviews of the table.
  private final func show(_ view: UIView?) {
    guard let view, view.superview !== self else { return }
    insertSubview(view, at: visibleRows.count + (backgroundView == nil ? 0 : 1))
  }
}
