public import Foundation

/// What one view looks like at a moment: enough to draw it, and nothing that its superview knows.
public struct ViewSnapshot: Hashable, Sendable {
  /// What kind of thing the view is to the eye.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case window, view, dimming, label, image, button, `switch`, slider, stepper, segmented, pageControl, textField,
      control, scroll, table, cell, header, navigationBar, tabBar
  }

  /// The state of a control, a bar or a scroll view, in the terms of its kind.
  public enum State: Hashable, Sendable {
    /// Nothing beyond the view itself.
    case none
    /// A control without a value: a button, or one of a class that is not known here.
    case control(Pressing)
    /// A switch.
    case toggle(Pressing, isOn: Bool)
    /// A slider; its value as a part of its range, 0 to 1.
    case slider(Pressing, part: Double)
    case stepper(Pressing, value: Double)
    /// A segmented control; -1 where none is selected.
    case segments(Pressing, titles: [String], selected: Int)
    /// A page control.
    case pages(Pressing, count: Int, current: Int)
    /// A text field.
    case field(Pressing, placeholder: String?, isEditing: Bool)
    /// A scroll view; the size of its content in points.
    case scroll(contentSize: CGSize, isDragging: Bool)
    /// A row of a table.
    case cell(isHighlighted: Bool, isSelected: Bool)
    /// A navigation bar.
    case bar(title: String?)
    /// A tab bar.
    case tabs(titles: [String], selected: Int)
  }

  /// What every control has.
  public struct Pressing: Hashable, Sendable {
    /// Whether it can be used.
    public var isEnabled: Bool
    /// Whether a finger presses it.
    public var isHighlighted: Bool
    /// Whether it is marked as selected.
    public var isSelected: Bool
  }

  /// A map of points: `x y` comes to `a·x + c·y + tx`, `b·x + d·y + ty`.
  public struct Matrix: Hashable, Sendable {
    /// What `x` gives to the new x.
    public var a: Double
    /// What `x` gives to the new y.
    public var b: Double
    /// What `y` gives to the new x.
    public var c: Double
    /// What `y` gives to the new y.
    public var d: Double
    /// How far the point is moved along x, in points.
    public var tx: Double
    /// How far the point is moved along y, in points.
    public var ty: Double
  }

  /// A number that the view keeps while it is there.
  public var id: Int
  /// The number of its superview; `nil` for a window.
  public var parent: Int?
  /// Its place among its siblings, back to front, from 0; a window's among the windows.
  public var index: Int
  /// The view's name in results.
  public var name: String
  public var className: String
  /// What kind of thing it is.
  public var kind: Kind
  /// Its size in points.
  public var size: CGSize
  /// The map from the view's own box, whose zero is its top left corner, into the superview's space.
  public var matrix: Matrix
  /// Where its own space begins: how far its content is scrolled, in points.
  public var origin: CGPoint
  /// Its opacity, 0 to 1.
  public var alpha: Double
  /// Whether it is hidden by itself.
  public var isHidden: Bool
  /// Whether it cuts off what reaches out of it.
  public var clips: Bool
  /// The colour that it is filled with, as the scene spells it, or `#rrggbbaa`.
  public var background: String?
  /// How round its corners are, in points.
  public var cornerRadius: Double
  /// What is written on it.
  public var text: String?
  /// Whether touches may reach it: user interaction is enabled for itself and all its ancestors.
  public var isInteractive: Bool
  /// Whether the scene marks it as one that lets touches through.
  public var isMarked: Bool
  /// Whether ``name`` is an id and not a path.
  public var isIdentified: Bool
  /// The state of what it is.
  public var state: State
}
