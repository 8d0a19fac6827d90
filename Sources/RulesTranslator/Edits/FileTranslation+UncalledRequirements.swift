import SwiftSyntax

extension FileTranslation {
  /// Makes the objects of a class of delegates report methods that UIKit calls and the engine does not.
  func reportUncalledRequirements(of declaration: ClassDeclaration) {
    guard conformsToDelegate(declaration) else { return }
    let type = declaration.syntax.name.text
    for (number, method) in (index.uncalledRequirements[declaration.name] ?? []).enumerated() {
      guard let requirement = UncalledRequirement.all[method.syntax.fullName] else { continue }
      let report = requirement.report(of: method.syntax, in: method.file, type: type)
      edits.insert(
        " private let __touchReplayUncalledRequirement\(number + 1) = TouchReplay._Note(TouchReplay.\(report)); ",
        at: declaration.syntax.memberBlock.leftBrace.bounds.upperBound)
    }
  }

  /// Whether a class or a superclass conforms to a delegate protocol. UIKit's controllers of tables and collections are delegates.
  private func conformsToDelegate(_ declaration: ClassDeclaration) -> Bool {
    let names = [declaration.name] + index.superclasses(of: declaration)
    return names.contains { name in
      index.delegateClasses.contains(name) || ["UITableViewController", "UICollectionViewController"].contains(name)
    }
  }
}

/// A method of UIKit's delegate protocols that UIKit calls in sessions and the engine does not, some of which the module UIKit
/// does not declare.
enum UncalledRequirement {
  /// UIKit calls it for swipes, long presses or drags on the delegate's table or collection view.
  case gestures
  /// UIKit calls it for taps on the delegate's table or collection view, or adds parts to it that take touches.
  case touches
  /// UIKit calls it for rows or items that will be shown when the content moves.
  case prefetching
  /// UIKit calls it without a touch on a view of the delegate.
  case presence

  /// The methods by their names in Swift. Source: Apple's page of each method [D]. That of `commit` states that a swipe across a
  /// row needs it; `canEditRowAt` alone is read only while a table is edited.
  static let all: [String: UncalledRequirement] = [
    "tableView(_:commit:forRowAt:)": .gestures,
    "tableView(_:leadingSwipeActionsConfigurationForRowAt:)": .gestures,
    "tableView(_:trailingSwipeActionsConfigurationForRowAt:)": .gestures,
    "tableView(_:editActionsForRowAt:)": .gestures,
    "tableView(_:contextMenuConfigurationForRowAt:point:)": .gestures,
    "tableView(_:shouldShowMenuForRowAt:)": .gestures,
    "tableView(_:shouldBeginMultipleSelectionInteractionAt:)": .gestures,
    "tableView(_:prefetchRowsAt:)": .prefetching,
    "collectionView(_:prefetchItemsAt:)": .prefetching,
    "collectionView(_:canMoveItemAt:)": .gestures,
    "collectionView(_:moveItemAt:to:)": .gestures,
    "collectionView(_:contextMenuConfigurationForItemAt:point:)": .gestures,
    "collectionView(_:contextMenuConfigurationForItemsAt:point:)": .gestures,
    "collectionView(_:shouldShowMenuForItemAt:)": .gestures,
    "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)": .gestures,

    "sectionIndexTitles(for:)": .touches,
    "indexTitles(for:)": .touches,

    "prepareForPopoverPresentation(_:)": .presence,
    "popoverPresentationControllerShouldDismissPopover(_:)": .presence,
    "popoverPresentationControllerDidDismissPopover(_:)": .presence,
    "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)": .presence,
    "presentationController(_:prepare:)": .presence,
    "navigationBar(_:shouldPush:)": .presence,
    "navigationBar(_:didPush:)": .presence,
    "splitViewController(_:willChangeTo:)": .presence,
  ]

  /// The call of TouchReplay's function that reports a method of a class.
  func report(of method: FunctionDeclSyntax, in file: SourceFile, type: String) -> String {
    let title = "`\(type).\(method.fullName)` (\(file.path):\(file.line(of: method.name)))"
    func requirement(_ occasion: String) -> String {
      "_uncalledRequirement(\(StringLiteral.text(title)), of: \(type).self, for: .\(occasion))"
    }
    return switch self {
    case .gestures: requirement("gesture")
    case .touches: requirement("touch")
    case .prefetching: requirement("prefetching")
    case .presence:
      "_uncalledOverride(\(StringLiteral.text(title + " is not called, and UIKit calls it")), in: \(type).self)"
    }
  }
}
