import Foundation

/// A view of an invented scene, as data that can be cut down.
struct ViewShape: Hashable, Sendable {
  /// Its id; empty for a view that results name by its path.
  var id: String
  var className: String
  var frame: CGRect
  /// Keys of the scene format other than those below, with their JSON.
  var keys: [String: String] = [:]
  /// Whether the view stands where a controller puts it.
  var isOfController = false
  /// The id of the view that a scroll view zooms.
  var zoomView: String?
  var recognizers: [RecognizerShape] = []
  var subviews: [ViewShape] = []

  /// The view and all below it, in the order of the tree.
  var all: [ViewShape] { [self] + subviews.flatMap(\.all) }

  /// The view and all below it, each changed.
  func changed(_ change: (inout ViewShape) -> Void) -> ViewShape {
    var copy = self
    change(&copy)
    copy.subviews = copy.subviews.map { $0.changed(change) }
    return copy
  }
}
