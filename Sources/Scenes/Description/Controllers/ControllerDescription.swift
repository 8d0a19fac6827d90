public import Foundation

/// The description of a view controller in a scene file. `nil` means UIKit's default.
public struct ControllerDescription: Sendable {
  public enum PresentationStyle: String, Sendable, CaseIterable {
    case automatic, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext,
      popover
  }

  /// The line of the file at which the controller starts.
  public internal(set) var line: Int

  /// The column at which the controller starts.
  public internal(set) var column: Int

  /// The controller's name in results and changes, unique among the controllers of the scene.
  public internal(set) var id: String?

  /// The class name in the scene. Default: `UIViewController`.
  public internal(set) var className: String

  /// The superclass name in the scene.
  public internal(set) var superclassName: String?

  /// ``className`` if the registry has it, else the nearest known superclass.
  public internal(set) var knownClassName: String

  public internal(set) var title: String?

  @Boxed public internal(set) var view: ViewDescription?

  /// For a child: the id of the view of the parent to which the child's view is added. `nil` for the parent's own view.
  public internal(set) var superview: String?

  /// The embedded child controllers.
  public internal(set) var children: [ControllerDescription] = []

  /// The stack of a navigation controller, the root and cards of a card stack, or the tabs of a tab bar controller.
  public internal(set) var viewControllers: [ControllerDescription] = []

  /// The index of the selected tab.
  public internal(set) var selectedIndex: Int?

  public internal(set) var isNavigationBarHidden: Bool?

  /// The configuration of the interactive pop recognizer.
  @Boxed public internal(set) var interactivePopGestureRecognizer: GestureRecognizerDescription?

  public internal(set) var modalPresentationStyle: PresentationStyle?

  /// Whether the user cannot dismiss the controller.
  public internal(set) var isModalInPresentation: Bool?

  /// Whether presentations in the current context cover this controller.
  public internal(set) var definesPresentationContext: Bool?

  public internal(set) var preferredContentSize: CGSize?

  /// The sheet of the controller's presentation.
  @Boxed public internal(set) var sheet: SheetDescription?

  /// The controller that this one presents.
  @Boxed public internal(set) var presented: ControllerDescription?

  /// Whether the back button is hidden while the controller is on top of a navigation controller.
  public internal(set) var hidesBackButton: Bool?

  /// The data that systems have decoded.
  var parts: [any ControllerPart] = []

  init(line: Int, column: Int, id: String?, className: String, superclassName: String?, knownClassName: String) {
    self.line = line
    self.column = column
    self.id = id
    self.className = className
    self.superclassName = superclassName
    self.knownClassName = knownClassName
  }
}
