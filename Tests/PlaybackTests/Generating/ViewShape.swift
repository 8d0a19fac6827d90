import Foundation

/// A view of a generated scene as data that can be reduced.
struct ViewShape: Hashable, Sendable {
  /// The id; empty for a view that outcomes name by its path.
  var id: String
  var className: String
  var frame: CGRect
  /// Further keys of the scene format, with JSON values.
  var keys: [String: String] = [:]
  /// Whether a controller positions the view.
  var isOfController = false
  /// The id of the view that a scroll view zooms.
  var zoomView: String?
  var recognizers: [RecognizerShape] = []
  var subviews: [ViewShape] = []

  /// The view and all its descendants in tree order.
  var all: [ViewShape] { [self] + subviews.flatMap(\.all) }

  /// The view and all its descendants, each changed.
  func changed(_ change: (inout ViewShape) -> Void) -> ViewShape {
    var copy = self
    change(&copy)
    copy.subviews = copy.subviews.map { $0.changed(change) }
    return copy
  }
}
