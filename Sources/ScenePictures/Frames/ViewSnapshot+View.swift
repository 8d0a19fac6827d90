import Foundation
import HitTestTerms
import Pictures
import Scenes
import UIKit

extension ViewSnapshot {
  @MainActor
  init(
    _ view: UIView, id: Int, parent: Int?, index: Int, path: ViewPath, className: String, isInteractive: Bool,
    isWithinMarked: Bool, screen: CGSize, marks: SceneInstance.Marks?
  ) {
    let shown = view.shownState
    let map = shown.transform
    let (kind, state) = Self.kind(of: view)
    let isIdentified = view.accessibilityIdentifier != nil
    let color = shown.backgroundColor == nil ? marks?.backgroundColor.flatMap(SceneColor.init(parsing:)) : nil
    let surface =
      if let opacity = (shown.backgroundColor?.alpha).map(Double.init) ?? color?.opacity {
        opacity >= SceneColor.leastOpacity ? Surface.opaque : .clear
      } else {
        Self.surface(
          of: kind, shown.bounds.size, on: screen, isIdentified: isIdentified, isInteractive: isInteractive,
          isMarked: marks?.letsThrough ?? false, isWithinMarked: isWithinMarked)
      }
    let text = Self.text(of: view) ?? marks?.text
    self.init(
      id: id, parent: parent, index: index, view: view.viewID(at: path), name: path.name, className: className,
      kind: kind,
      size: CGSize(width: Self.rounded(shown.bounds.width), height: Self.rounded(shown.bounds.height)),
      matrix: Matrix(
        a: Self.finelyRounded(map.a), b: Self.finelyRounded(map.b), c: Self.finelyRounded(map.c),
        d: Self.finelyRounded(map.d), tx: Self.rounded(map.tx), ty: Self.rounded(map.ty)),
      origin: CGPoint(x: Self.rounded(shown.bounds.minX), y: Self.rounded(shown.bounds.minY)),
      alpha: Self.rounded(shown.opacity), isHidden: view.isHidden, clips: view.clipsToBounds,
      background: shown.backgroundColor.map(Self.hexadecimal) ?? color?.text,
      cornerRadius: Self.rounded(view.layer.cornerRadius),
      text: text, isNameShown: isIdentified && (text ?? "").isEmpty && kind.showsText,
      isInteractive: isInteractive, isMarked: marks?.letsThrough ?? false, isIdentified: isIdentified,
      touchDelegate: marks?.touchDelegate, surface: surface, state: state)
  }

  /// What a view without a color is drawn as.
  private static func surface(
    of kind: Kind, _ size: CGSize, on screen: CGSize, isIdentified: Bool, isInteractive: Bool, isMarked: Bool,
    isWithinMarked: Bool
  ) -> Surface {
    if isMarked { return .clear }
    switch kind {
    case .image, .textField, .header, .navigationBar, .tabBar: return .opaque
    // The rows of a list that lets touches through are drawn transparent, so that the receivers can be seen.
    case .cell: return isWithinMarked ? .clear : .opaque
    case .view, .table:
      let isSmall = size.width < screen.width || size.height < screen.height
      return isSmall && isIdentified && isInteractive ? .card : .clear
    case .window, .dimming, .label, .button, .switch, .slider, .stepper, .segmented, .pageControl, .control, .scroll:
      return .clear
    }
  }

  @MainActor
  private static func text(of view: UIView) -> String? {
    switch view {
    case let button as UIButton: button.currentTitle
    case let label as UILabel: label.text
    case let field as UITextField: field.text
    case let view as UITableViewHeaderFooterView: title(of: view)
    default: nil
    }
  }

  /// The title that a table's data source returns for the section of a header or footer view.
  @MainActor
  private static func title(of view: UITableViewHeaderFooterView) -> String? {
    guard let table = view.superview as? UITableView else { return nil }
    for section in 0..<table.numberOfSections {
      if table.headerView(forSection: section) === view {
        return table.dataSource?.tableView(table, titleForHeaderInSection: section)
      }
      if table.footerView(forSection: section) === view {
        return table.dataSource?.tableView(table, titleForFooterInSection: section)
      }
    }
    return nil
  }

  @MainActor
  private static func kind(of view: UIView) -> (Kind, State) {
    switch view {
    case let control as UIControl: return kind(ofControl: control)
    case let scroll as UIScrollView:
      return (
        scroll is UITableView || scroll is UICollectionView ? .table : .scroll,
        .scroll(contentSize: scroll.contentSize, isDragging: scroll.isDragging)
      )
    case let cell as UITableViewCell:
      return (.cell, .cell(isHighlighted: cell.isHighlighted, isSelected: cell.isSelected))
    case let cell as UICollectionViewCell:
      return (.cell, .cell(isHighlighted: cell.isHighlighted, isSelected: cell.isSelected))
    case let bar as UINavigationBar: return (.navigationBar, .bar(title: bar.topItem?.title))
    case is UITabBar:
      let controller = view.superview?.next as? UITabBarController
      return (
        .tabBar,
        .tabs(
          titles: (controller?.viewControllers ?? []).enumerated().map { $1.title ?? "\($0 + 1)" },
          selected: controller?.selectedIndex ?? -1)
      )
    case is UITableViewHeaderFooterView: return (.header, .none)
    case is UIWindow: return (.window, .none)
    case is UILabel: return (.label, .none)
    case is UIImageView: return (.image, .none)
    case is UIDimmingView: return (.dimming, .none)
    default: return (.view, .none)
    }
  }

  @MainActor
  private static func kind(ofControl control: UIControl) -> (Kind, State) {
    let pressing = Pressing(
      isEnabled: control.isEnabled, isHighlighted: control.isHighlighted, isSelected: control.isSelected)
    switch control {
    case is UIButton: return (.button, .control(pressing))
    case let toggle as UISwitch: return (.switch, .toggle(pressing, isOn: toggle.isOn))
    case let slider as UISlider:
      let range = Double(slider.maximumValue) - Double(slider.minimumValue)
      let part = range > 0 ? (Double(slider.value) - Double(slider.minimumValue)) / range : 0
      return (.slider, .slider(pressing, part: rounded(part)))
    case let stepper as UIStepper: return (.stepper, .stepper(pressing, value: rounded(stepper.value)))
    case let segmented as UISegmentedControl:
      let titles = (0..<segmented.numberOfSegments).map { segmented.titleForSegment(at: $0) ?? "" }
      return (.segmented, .segments(pressing, titles: titles, selected: segmented.selectedSegmentIndex))
    case let pages as UIPageControl:
      return (.pageControl, .pages(pressing, count: pages.numberOfPages, current: pages.currentPage))
    case let field as UITextField:
      return (.textField, .field(pressing, placeholder: field.placeholder, isEditing: field.isEditing))
    default: return (.control, .control(pressing))
    }
  }

  /// Rounds to thousandths, which is finer than a screen shows. NaN and infinity become 0.
  private static func rounded(_ number: Double) -> Double {
    guard number.isFinite else { return 0 }
    let rounded = (number * 1_000).rounded() / 1_000
    return rounded == 0 ? 0 : min(max(rounded, -1e9), 1e9)
  }

  /// Rounds to millionths, for factors of coordinates.
  private static func finelyRounded(_ number: Double) -> Double {
    guard number.isFinite else { return 0 }
    let rounded = (number * 1_000_000).rounded() / 1_000_000
    return rounded == 0 ? 0 : min(max(rounded, -1e9), 1e9)
  }

  private static func hexadecimal(_ color: UIColor) -> String {
    let digits: StaticString = "0123456789abcdef"
    return String(unsafeUninitializedCapacity: 9) { text in
      text[0] = UInt8(ascii: "#")
      var place = 1
      for part in [color.red, color.green, color.blue, color.alpha] {
        let byte = Int((min(max(part.isFinite ? part : 0, 0), 1) * 255).rounded())
        text[place] = digits.utf8Start[byte >> 4]
        text[place + 1] = digits.utf8Start[byte & 15]
        place += 2
      }
      return place
    }
  }
}
