public import Foundation

/// What a scene file says about one view controller; nil means that UIKit's default holds.
public struct ControllerDescription: Sendable {
  /// The ways in which a controller is presented.
  public enum PresentationStyle: String, Sendable, CaseIterable {
    case automatic, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext,
      popover
  }

  /// The line of the file on which the controller starts.
  public internal(set) var line: Int

  /// The column in which it starts.
  public internal(set) var column: Int

  /// The controller's name in results and changes, unique among the controllers of the scene.
  public internal(set) var id: String?

  /// The class name as the scene gives it, or `UIViewController`.
  public internal(set) var className: String

  /// The superclass as the scene gives it.
  public internal(set) var superclassName: String?

  /// ``className`` where the registry knows it, else the known class that the controller is made from.
  public internal(set) var knownClassName: String

  public internal(set) var title: String?

  @Boxed public internal(set) var view: ViewDescription?

  /// The id of the view of the parent in which a child's view stands; nil for the parent's own view.
  public internal(set) var superview: String?

  /// The children that the controller embeds.
  public internal(set) var children: [ControllerDescription] = []

  /// The stack of a navigation controller or the root and the cards of a card stack, or the tabs of a tab bar controller.
  public internal(set) var viewControllers: [ControllerDescription] = []

  /// The tab that is shown.
  public internal(set) var selectedIndex: Int?

  /// Whether the navigation bar is hidden.
  public internal(set) var isNavigationBarHidden: Bool?

  /// What is said of the pan that goes back.
  @Boxed public internal(set) var interactivePopGestureRecognizer: GestureRecognizerDescription?

  /// How the controller is presented.
  public internal(set) var modalPresentationStyle: PresentationStyle?

  /// Whether the user cannot dismiss it.
  public internal(set) var isModalInPresentation: Bool?

  /// Whether presentations in the current context cover it.
  public internal(set) var definesPresentationContext: Bool?

  /// The size that it would like to have.
  public internal(set) var preferredContentSize: CGSize?

  /// The sheet that it is presented in.
  @Boxed public internal(set) var sheet: SheetDescription?

  /// The controller that this one presents.
  @Boxed public internal(set) var presented: ControllerDescription?

  /// Whether the way back is hidden while it is on top of a navigation controller.
  public internal(set) var hidesBackButton: Bool?

  /// What systems have read.
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
