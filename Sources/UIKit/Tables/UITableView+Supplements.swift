import Foundation

extension UITableView {
  /// Creates and places the headers and footers of the visible sections.
  ///
  /// Each call of the data source or the delegate can reload the table or change heights, which ends this: the other views are placed in
  /// the next layout.
  final func tileSupplements(_ sections: Range<Int>) {
    let version = dataVersion
    removeSupplements { !sections.contains($0) }
    for section in sections {
      guard version == dataVersion else { return }
      let place = geometry.sections[section]
      let supplements = visibleSupplements[section] ?? makeSupplements(section, place)
      guard version == dataVersion else { return }
      visibleSupplements[section] = supplements
      setFrame(of: supplements.header, y: headerTop(place), height: place.rowsTop - place.headerTop)
      setFrame(of: supplements.footer, y: footerTop(place), height: place.bottom - place.footerTop)
      showSupplement(supplements.header, \.header, of: section) {
        delegate?.tableView(self, willDisplayHeaderView: $0, forSection: section)
      }
      showSupplement(supplements.footer, \.footer, of: section) {
        delegate?.tableView(self, willDisplayFooterView: $0, forSection: section)
      }
    }
  }

  /// Inserts a header or footer in front of the cells and behind the app's own subviews of the table, after the delegate got it.
  private final func showSupplement(
    _ view: UIView?, _ part: KeyPath<Supplements, UIView?>, of section: Int, _ willDisplay: (UIView) -> Void
  ) {
    // A delegate that reloads the table removes the views, also those that it did not get yet.
    guard let view, view.superview !== self, visibleSupplements[section]?[keyPath: part] === view else { return }
    willDisplay(view)
    guard visibleSupplements[section]?[keyPath: part] === view else { return }
    engine.effects.tile { insertSubview(view, at: visibleRows.count + backgroundCount) }
  }

  /// Removes the headers and footers of sections. The delegate gets those that were shown.
  final func removeSupplements(where isGone: (Int) -> Bool = { _ in true }) {
    let gone = visibleSupplements.keys.filter(isGone).sorted().map { ($0, visibleSupplements.removeValue(forKey: $0)!) }
    for (section, supplements) in gone {
      if let header = supplements.header {
        if remove(header) { delegate?.tableView(self, didEndDisplayingHeaderView: header, forSection: section) }
        reuse.put(header)
      }
      if let footer = supplements.footer {
        if remove(footer) { delegate?.tableView(self, didEndDisplayingFooterView: footer, forSection: section) }
        reuse.put(footer)
      }
    }
  }

  /// Removes a header or footer, and returns whether it was shown.
  private final func remove(_ view: UIView) -> Bool {
    guard view.superview === self else { return false }
    engine.effects.tile { view.removeFromSuperview() }
    return true
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
      view.systemFrame = frame
      // The constraints of content with its own height hold from the start.
      (view as? UITableViewHeaderFooterView)?.contentView.systemFrame = view.bounds
    }
  }
}
