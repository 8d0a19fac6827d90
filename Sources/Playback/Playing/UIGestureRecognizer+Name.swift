import UIKit

extension UIGestureRecognizer {
  /// The recognizer's name in results: the one that the scene gives it, else its ``name``, else its class with its number among
  /// the recognizers of that class on its view. A recognizer that code creates keeps the first name that results use. One that
  /// UIKit creates has no name.
  final var resultName: (recognizer: String, action: String?) {
    let given = nameInResults
    guard given.recognizer.isEmpty, !isInternal else { return given }
    if let name, !name.isEmpty {
      nameInResults.recognizer = name
    } else {
      let others = view?.gestureRecognizers?.filter { type(of: $0) == type(of: self) && !$0.isInternal } ?? []
      let number = others.firstIndex { $0 === self } ?? 0
      nameInResults.recognizer = "\(type(of: self))[\(number)]"
    }
    return nameInResults
  }
}
