import SwiftSyntax

extension FileTranslation {
  /// Makes the objects of a class of delegates report methods that UIKit calls and the engine does not.
  func reportUncalledRequirements(of declaration: ClassDeclaration) {
    guard conformsToDelegate(declaration) else { return }
    let type = declaration.syntax.name.text
    for (number, method) in (index.uncalledRequirements[declaration.name] ?? []).enumerated() {
      guard let consequence = UncalledRequirement.all[method.syntax.fullName] else { continue }
      let title =
        "`\(type).\(method.syntax.fullName)` (\(method.file.path):\(method.file.line(of: method.syntax.name)))"
      let report =
        switch consequence {
        case .touches: "_uncalledRequirement(\(StringLiteral.text(title)), of: \(type).self)"
        case .presence:
          "_uncalledOverride(\(StringLiteral.text(title + " is not called, and UIKit calls it")), in: \(type).self)"
        }
      edits.insert(
        " private let __touchReplayUncalledRequirement\(number + 1): Void = TouchReplay.\(report); ",
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
  /// UIKit calls it for gestures on the delegate's table or collection view.
  case touches
  /// UIKit calls it without a touch on a view of the delegate.
  case presence

  /// The methods by their names in Swift. Source: Apple's page of each method [D]. That of `commit` states that a swipe across a
  /// row needs it; `canEditRowAt` alone is read only while a table is edited.
  static let all: [String: UncalledRequirement] = [
    "tableView(_:commit:forRowAt:)": .touches,
    "tableView(_:leadingSwipeActionsConfigurationForRowAt:)": .touches,
    "tableView(_:trailingSwipeActionsConfigurationForRowAt:)": .touches,
    "tableView(_:editActionsForRowAt:)": .touches,
    "tableView(_:contextMenuConfigurationForRowAt:point:)": .touches,
    "tableView(_:shouldShowMenuForRowAt:)": .touches,
    "tableView(_:shouldBeginMultipleSelectionInteractionAt:)": .touches,
    "collectionView(_:canMoveItemAt:)": .touches,
    "collectionView(_:contextMenuConfigurationForItemAt:point:)": .touches,
    "collectionView(_:contextMenuConfigurationForItemsAt:point:)": .touches,
    "collectionView(_:shouldShowMenuForItemAt:)": .touches,
    "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)": .touches,

    "prepareForPopoverPresentation(_:)": .presence,
    "popoverPresentationControllerShouldDismissPopover(_:)": .presence,
    "popoverPresentationControllerDidDismissPopover(_:)": .presence,
    "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)": .presence,
    "presentationController(_:prepare:)": .presence,
    "navigationBar(_:shouldPush:)": .presence,
    "navigationBar(_:didPush:)": .presence,
    "splitViewController(_:willChangeTo:)": .presence,
  ]
}
