extension Case {
  /// Slightly smaller cases. Those with the largest reductions come first.
  var smaller: [Case] {
    var found: [Case] = []
    func add(_ change: (inout Case) -> Void) {
      var copy = self
      change(&copy)
      if copy != self { found.append(copy) }
    }
    if session.strokes.count > 1 {
      for index in session.strokes.indices { add { $0.session.strokes.remove(at: index) } }
    }
    if scene.windows.count > 1 {
      for index in scene.windows.indices { add { $0.scene.windows.remove(at: index) } }
    }
    for (number, reaction) in scene.reactions.enumerated() {
      add { $0.scene.reactions.remove(at: number) }
      guard reaction.changes.count > 1 else { continue }
      for index in reaction.changes.indices { add { $0.scene.reactions[number].changes.remove(at: index) } }
    }
    for (number, view) in scene.views.enumerated() {
      for index in view.subviews.indices { add { $0.scene.edit(number) { $0.subviews.remove(at: index) } } }
    }
    for (number, view) in scene.views.enumerated() {
      for index in view.recognizers.indices {
        add { $0.scene.edit(number) { $0.recognizers.remove(at: index) } }
      }
    }
    for (number, stroke) in session.strokes.enumerated() where stroke.points.count > 2 {
      add { $0.session.strokes[number].points.removeSubrange(1..<stroke.points.count - 1) }
      add { $0.session.strokes[number].points.removeSubrange(1..<stroke.points.count / 2 + 1) }
      for index in 1..<stroke.points.count - 1 where stroke.points.count < 9 {
        add { $0.session.strokes[number].points.remove(at: index) }
      }
    }
    for (number, view) in scene.views.enumerated() {
      for key in view.keys.keys.sorted() { add { $0.scene.edit(number) { $0.keys[key] = nil } } }
      for (index, recognizer) in view.recognizers.enumerated() {
        func drop(_ change: (inout RecognizerShape) -> Void) {
          add { $0.scene.edit(number) { change(&$0.recognizers[index]) } }
        }
        drop { $0.requireToFail = [] }
        drop { $0.simultaneousWith = [] }
        drop { $0.isSimultaneousWithAll = false }
        for key in recognizer.keys.keys.sorted() { drop { $0.keys[key] = nil } }
      }
    }
    return found
  }
}

extension SceneShape {
  /// Changes the view at an index in the order of ``views``.
  mutating func edit(_ number: Int, _ change: (inout ViewShape) -> Void) {
    // The index is compared before the change because the change may remove subviews.
    var next = -1
    func visit(_ view: ViewShape) -> ViewShape {
      var copy = view
      next += 1
      let isWanted = next == number
      copy.subviews = copy.subviews.map(visit)
      if isWanted { change(&copy) }
      return copy
    }
    windows = windows.map(visit)
    pages = pages.map(visit)
  }
}
