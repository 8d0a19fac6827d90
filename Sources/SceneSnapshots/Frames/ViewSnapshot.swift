public import Foundation

/// The appearance of one view at one time: its own properties, without those of its superview.
public struct ViewSnapshot: Hashable, Sendable {
  /// The kind of view, for drawing.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case window, view, dimming, label, image, button, `switch`, slider, stepper, segmented, pageControl, textField,
      control, scroll, table, cell, header, navigationBar, tabBar
  }

  /// The state of a control, a bar or a scroll view.
  public enum State: Hashable, Sendable {
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
  }

  /// The state that all controls have.
  public struct Pressing: Hashable, Sendable {
    public var isEnabled: Bool
    public var isHighlighted: Bool
    public var isSelected: Bool
  }

  /// An affine transform: maps `x y` to `a·x + c·y + tx`, `b·x + d·y + ty`.
  public struct Matrix: Hashable, Sendable {
    public var a: Double
    public var b: Double
    public var c: Double
    public var d: Double
    public var tx: Double
    public var ty: Double
  }

  /// A number that does not change during the view's lifetime.
  public var id: Int
  /// The number of the superview. `nil` for a window.
  public var parent: Int?
  /// The index among its siblings, back to front, from 0; for a window, among the windows.
  public var index: Int
  /// The view's name in results.
  public var name: String
  public var className: String
  public var kind: Kind
  /// The size in points.
  public var size: CGSize
  /// The transform from the view's rectangle, with its origin at the top left corner, to the superview's coordinates.
  public var matrix: Matrix
  /// The origin of the bounds: the scroll offset of the content, in points.
  public var origin: CGPoint
  /// The opacity, 0 to 1.
  public var alpha: Double
  /// Whether the view itself is hidden.
  public var isHidden: Bool
  /// Whether the view clips its subviews.
  public var clips: Bool
  /// The background colour as written in the scene, or `#rrggbbaa`.
  public var background: String?
  /// The corner radius in points.
  public var cornerRadius: Double
  /// The displayed text.
  public var text: String?
  /// Whether the view can receive touches: user interaction is enabled for it and all its ancestors.
  public var isInteractive: Bool
  /// Whether the scene marks the view as pass-through.
  public var isMarked: Bool
  /// Whether ``name`` is an id and not a path.
  public var isIdentified: Bool
  public var state: State
}
