import Foundation

extension Generator {
  /// A recognizer that never recognizes and delays nothing. It may or may not receive touches.
  mutating func ghost(_ number: Int) -> RecognizerShape {
    let (className, keys): (String, [String: String]) = pick([
      ("UITapGestureRecognizer", ["numberOfTouchesRequired": "5"]),
      ("UITapGestureRecognizer", ["numberOfTapsRequired": "9"]),
      ("UITapGestureRecognizer", ["shouldReceive": "false"]),
      ("UITapGestureRecognizer", ["shouldBegin": "false"]),
      ("UITapGestureRecognizer", ["shouldBegin": "false", "numberOfTapsRequired": "2"]),
      ("UIPanGestureRecognizer", ["minimumNumberOfTouches": "7"]),
      ("UIPanGestureRecognizer", ["shouldBegin": "false"]),
      ("UIPanGestureRecognizer", ["isEnabled": "false"]),
      ("UILongPressGestureRecognizer", ["numberOfTouchesRequired": "6"]),
      ("UILongPressGestureRecognizer", ["minimumPressDuration": "3000"]),
      ("UILongPressGestureRecognizer", ["shouldBegin": "false", "minimumPressDuration": "0"]),
      ("UIScreenEdgePanGestureRecognizer", [:]),
      ("UISwipeGestureRecognizer", ["numberOfTouchesRequired": "5"]),
      ("UIPinchGestureRecognizer", ["shouldBegin": "false"]),
      ("UIRotationGestureRecognizer", ["shouldReceive": "false"]),
    ])
    var ghost = RecognizerShape(id: "ghost\(number)", className: className, keys: keys)
    ghost.keys["delaysTouchesBegan"] = "false"
    ghost.keys["delaysTouchesEnded"] = "false"
    if chance(0.3) { ghost.keys["cancelsTouchesInView"] = "false" }
    if chance(0.3) { ghost.isSimultaneousWithAll = true }
    return ghost
  }

  /// A view that no touch reaches, with subviews and recognizers.
  mutating func bystander(_ number: Int) -> ViewShape {
    let inside = scene(withControllers: false).windows[0]
    var view = ViewShape(
      id: "bystander\(number)", className: "Bystander", frame: CGRect(x: -50, y: -50, width: 900, height: 900),
      subviews: inside.subviews.map { child in
        child.changed { view in
          view.id = "bystander\(number)-\(nextViewNumber())"
          for index in view.recognizers.indices {
            view.recognizers[index].id = "bystander\(number)-\(view.recognizers[index].id)"
          }
        }
      })
    switch whole(0...3) {
    case 0: view.keys["isHidden"] = "true"
    case 1: view.keys["alpha"] = "0"
    case 2: view.frame = CGRect(x: 6_000, y: 6_000, width: 500, height: 500)
    default: view.keys["isUserInteractionEnabled"] = "false"
    }
    if chance(0.5) { view.keys["isExclusiveTouch"] = "true" }
    return view
  }
}
