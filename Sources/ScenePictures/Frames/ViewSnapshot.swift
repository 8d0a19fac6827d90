package import Foundation
package import HitTestTerms

/// The appearance of one view at one time: its own properties, without those of its superview.
package struct ViewSnapshot: Hashable, Sendable {
  /// The kind of view, for drawing.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case window, view, dimming, label, image, button, `switch`, slider, stepper, segmented, pageControl, textField,
      control, scroll, table, cell, header, navigationBar, tabBar

    /// Whether a view of this kind shows a text, or its id where it has no text.
    package var showsText: Bool {
      switch self {
      case .label, .button, .control, .cell, .header: true
      default: false
      }
    }
  }

  /// The state of a control, a bar or a scroll view.
  package enum State: Hashable, Sendable {
    /// No state.
    case none
    /// A control without a value: a button or an unknown class of control.
    case control(Pressing)
    case toggle(Pressing, isOn: Bool)
    /// A slider. `part` is the position of its value in its range, 0 to 1.
    case slider(Pressing, part: Double)
    case stepper(Pressing, value: Double)
    /// A segmented control. `selected` is -1 if no segment is selected.
    case segments(Pressing, titles: [String], selected: Int)
    case pages(Pressing, count: Int, current: Int)
    case field(Pressing, placeholder: String?, isEditing: Bool)
    /// A scroll view with the size of its content in points.
    case scroll(contentSize: CGSize, isDragging: Bool)
    /// A row of a table.
    case cell(isHighlighted: Bool, isSelected: Bool)
    case bar(title: String?)
    case tabs(titles: [String], selected: Int)

    /// Whether it is not the state of a disabled control.
    package var isEnabled: Bool {
      switch self {
      case .control(let pressing), .toggle(let pressing, _), .slider(let pressing, _), .stepper(let pressing, _),
        .segments(let pressing, _, _), .pages(let pressing, _, _), .field(let pressing, _, _):
        pressing.isEnabled
      case .none, .scroll, .cell, .bar, .tabs: true
      }
    }
  }

  /// The state that all controls have.
  package struct Pressing: Hashable, Sendable {
    package var isEnabled: Bool
    package var isHighlighted: Bool
    package var isSelected: Bool
  }

  /// An affine transform: maps `x y` to `a·x + c·y + tx`, `b·x + d·y + ty`.
  package struct Matrix: Hashable, Sendable {
    package var a: Double
    package var b: Double
    package var c: Double
    package var d: Double
    package var tx: Double
    package var ty: Double
  }

  /// A number that does not change during the view's lifetime.
  package var id: Int
  /// The number of the superview. `nil` for a window.
  package var parent: Int?
  /// The index among its siblings, back to front, from 0; for a window, among the windows.
  package var index: Int
  package var view: ViewID
  /// The name of ``view``.
  package var name: String
  package var className: String
  package var kind: Kind
  /// The size in points.
  package var size: CGSize
  /// The transform from the view's rectangle, with its origin at the top left corner, to the superview's coordinates.
  package var matrix: Matrix
  /// The origin of the bounds: the scroll offset of the content, in points.
  package var origin: CGPoint
  /// The opacity, 0 to 1.
  package var alpha: Double
  /// Whether the view itself is hidden.
  package var isHidden: Bool
  /// Whether the view clips its subviews.
  package var clips: Bool
  /// The background color, as `#rrggbb` or `#rrggbbaa`. `nil` if the view has none or the scene's text is not a color.
  package var background: String?
  /// The corner radius in points.
  package var cornerRadius: Double
  /// The displayed text.
  package var text: String?
  /// Whether the drawing shows the view's id in place of a missing text.
  package var isNameShown = false
  /// Whether the view can receive touches: user interaction is enabled for it and all its ancestors.
  package var isInteractive: Bool
  /// Whether the scene marks the view as pass-through.
  package var isMarked: Bool
  /// Whether ``name`` is an id and not a path.
  package var isIdentified: Bool
  /// The id of the view's touch delegate.
  package var touchDelegate: String?
  /// What the view is drawn as.
  package var surface = Surface.clear
  package var state: State

  /// What a view is drawn as, apart from its opacity.
  package enum Surface: String, Hashable, Sendable {
    /// What is behind the view can be seen.
    case clear
    /// A view with an id that is smaller than the screen: a card or a panel. It hides what is behind it even without a color.
    case card
    /// Another view that hides what is behind it.
    case opaque
  }
}
