extension Generator {
  /// A recognizer of any class with any options.
  mutating func recognizer() -> RecognizerShape {
    let className = weighted([
      ("UITapGestureRecognizer", 6), ("UIPanGestureRecognizer", 4), ("UILongPressGestureRecognizer", 4),
      ("UISwipeGestureRecognizer", 3), ("UIPinchGestureRecognizer", 2), ("UIRotationGestureRecognizer", 2),
      ("UIScreenEdgePanGestureRecognizer", 2),
    ])
    var shape = RecognizerShape(id: "r\(nextRecognizerNumber())", className: className)
    switch className {
    case "UITapGestureRecognizer":
      shape.keys["numberOfTapsRequired"] = weighted([("1", 5), ("2", 3), ("3", 1)])
      shape.keys["numberOfTouchesRequired"] = weighted([("1", 6), ("2", 1)])
    case "UILongPressGestureRecognizer":
      shape.keys["minimumPressDuration"] = pick(["0", "0.05", "0.3", "0.5", "0.5", "0.9"])
      shape.keys["numberOfTapsRequired"] = weighted([("0", 6), ("1", 1)])
      shape.keys["numberOfTouchesRequired"] = weighted([("1", 5), ("2", 1)])
      shape.keys["allowableMovement"] = pick(["0", "10", "10", "200"])
    case "UISwipeGestureRecognizer":
      shape.keys["direction"] = pick([#""left""#, #""right""#, #""up""#, #"["up", "down"]"#, #"["left", "right"]"#])
      shape.keys["numberOfTouchesRequired"] = weighted([("1", 5), ("2", 1)])
    case "UIPanGestureRecognizer", "UIScreenEdgePanGestureRecognizer":
      let minimum = weighted([(1, 5), (2, 1)])
      shape.keys["minimumNumberOfTouches"] = "\(minimum)"
      if chance(0.3) { shape.keys["maximumNumberOfTouches"] = "\(minimum + whole(0...1))" }
      if className == "UIScreenEdgePanGestureRecognizer" { shape.keys["edges"] = pick([#"["left"]"#, #"["all"]"#]) }
    default: break
    }
    if chance(0.4) { shape.keys["cancelsTouchesInView"] = "false" }
    if chance(0.25) { shape.keys["delaysTouchesBegan"] = "true" }
    if chance(0.3) { shape.keys["delaysTouchesEnded"] = "false" }
    if chance(0.04) { shape.keys["isEnabled"] = "false" }
    if chance(0.04) { shape.keys["shouldBegin"] = "false" }
    if chance(0.04) { shape.keys["shouldReceive"] = "false" }
    if chance(0.5) { shape.keys["action"] = #""did-\#(shape.id)""# }
    return shape
  }

  /// Links some recognizers to others by failure requirements, which may form circles, and by simultaneous recognition.
  /// Most links are between recognizers that receive the same touches.
  mutating func link(_ scene: inout SceneShape) {
    let ids = scene.recognizers.map(\.id)
    guard ids.count > 1 else { return }
    scene.windows = scene.windows.map { linked($0, above: [], ids) }
    scene.pages = scene.pages.map { linked($0, above: [], ids) }
  }

  private mutating func linked(_ view: ViewShape, above: [String], _ all: [String]) -> ViewShape {
    var view = view
    let near = above + view.recognizers.map(\.id)
    for index in view.recognizers.indices {
      let id = view.recognizers[index].id
      func others(_ ids: [String]) -> [String] { ids.filter { $0 != id } }
      let candidates = others(near).isEmpty || chance(0.25) ? others(all) : others(near)
      if chance(0.25) { view.recognizers[index].requireToFail.append(pick(candidates)) }
      if chance(0.06) { view.recognizers[index].requireToFail.append(pick(candidates)) }
      if chance(0.1) {
        view.recognizers[index].isSimultaneousWithAll = true
      } else if chance(0.25) {
        view.recognizers[index].simultaneousWith.append(pick(candidates))
      }
      // Two recognizers that require each other to fail.
      if index > 0, chance(0.08) {
        view.recognizers[index].requireToFail = [view.recognizers[index - 1].id]
        view.recognizers[index - 1].requireToFail = [id]
      }
    }
    view.subviews = view.subviews.map { linked($0, above: near, all) }
    return view
  }
}
