import Foundation
import JSONText
import TestSupport
import Testing

@testable import ScenePage
@testable import ScenePictures

@Suite("The JSON of a frame")
struct FrameJSONTests {
  private static let pressing = ViewSnapshot.Pressing(isEnabled: true, isHighlighted: false, isSelected: true)
  private static let pressed = #""isEnabled":true,"isHighlighted":false,"isSelected":true"#

  private static func view(
    _ kind: ViewSnapshot.Kind = .view, _ state: ViewSnapshot.State = .none,
    _ change: (inout ViewSnapshot) -> Void = { _ in }
  ) -> ViewSnapshot {
    var look = ViewSnapshot(
      id: 3, parent: nil, index: 0, view: "v", name: "v", className: "V", kind: kind,
      size: CGSize(width: 10, height: 20.5),
      matrix: ViewSnapshot.Matrix(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6), origin: .zero, alpha: 1, isHidden: false,
      clips: false, background: nil,
      cornerRadius: 0, text: nil, isInteractive: true, isMarked: false, isIdentified: false, state: state)
    change(&look)
    return look
  }

  private static func text(
    _ views: [ViewSnapshot], removed: [Int] = [], fingers: [SceneFrame.Finger] = [], isFull: Bool = false,
    isRunning: Bool = false, omittedViews: Int = 0
  ) -> String {
    var writer = JSONWriter()
    FrameJSON.write(
      SceneFrame(
        timestampMicroseconds: 123, isFull: isFull, views: views, removed: removed, fingers: fingers,
        isRunning: isRunning, omittedViews: omittedViews), to: &writer)
    // Integers may be written with or without `.0`.
    return writer.finish().replacing(/\.0(?=[,\]}])/, with: "")
  }

  private static func frame(
    views: String = "", removed: String = "", fingers: String = "", full: Bool = false, running: Bool = false,
    more: String = ""
  ) -> String {
    #"{"time":123,"full":\#(full),"views":[\#(views)],"removed":[\#(removed)],"fingers":[\#(fingers)],"#
      + #""isRunning":\#(running)\#(more)}"#
  }

  @Test("has its time, the removed views, its touches, and the number of omitted views")
  func frames() {
    #expect(Self.text([]) == Self.frame())
    #expect(
      Self.text(
        [], removed: [4, 9],
        fingers: [
          SceneFrame.Finger(touch: 1, location: CGPoint(x: 2, y: 3.5), receiver: "v", view: 4),
          SceneFrame.Finger(touch: 2, location: CGPoint(x: -1, y: 0), receiver: nil, view: nil),
        ], isFull: true, isRunning: true, omittedViews: 7)
        == Self.frame(
          removed: "4,9",
          fingers:
            #"{"touch":1,"x":2,"y":3.5,"receiver":"v","view":4},{"touch":2,"x":-1,"y":0,"receiver":null,"view":null}"#,
          full: true, running: true, more: #","omittedViews":7"#))
  }

  @Test("a view has only its values that are not defaults, or all")
  func views() {
    let start =
      #"{"id":3,"parent":null,"index":0,"name":"v","class":"V","kind":"view","size":[10,20.5],"matrix":[1,2,3,4,5,6]"#
    #expect(Self.text([Self.view()]) == Self.frame(views: start + "}"))
    let all = Self.view {
      ($0.parent, $0.index, $0.id, $0.name, $0.className) = (2, 5, 8, "w", "W")
      ($0.origin, $0.alpha, $0.isHidden, $0.clips) = (CGPoint(x: 1, y: 2), 0.5, true, true)
      ($0.background, $0.cornerRadius, $0.text) = ("red", 4.5, "words")
      ($0.isInteractive, $0.isMarked, $0.isIdentified) = (false, true, true)
    }
    #expect(
      Self.text([all])
        == Self.frame(
          views: #"{"id":8,"parent":2,"index":5,"name":"w","class":"W","kind":"view","size":[10,20.5],"#
            + #""matrix":[1,2,3,4,5,6],"origin":[1,2],"alpha":0.5,"isHidden":true,"clips":true,"background":"red","#
            + #""radius":4.5,"text":"words","isInteractive":false,"isMarked":true,"isIdentified":true}"#))
    #expect(Self.text([Self.view { $0.alpha = 0 }]) == Self.frame(views: start + #","alpha":0}"#))
    #expect(Self.text([Self.view { $0.origin.y = 7 }]) == Self.frame(views: start + #","origin":[0,7]}"#))
  }

  @Test(
    "the state of each kind has its own names",
    arguments: [
      (.button, .control(pressing), pressed),
      (
        .control, .control(ViewSnapshot.Pressing(isEnabled: false, isHighlighted: true, isSelected: false)),
        #""isEnabled":false,"isHighlighted":true,"isSelected":false"#
      ),
      (.switch, .toggle(pressing, isOn: true), pressed + #","isOn":true"#),
      (.slider, .slider(pressing, part: 0.25), pressed + #","value":0.25"#),
      (.stepper, .stepper(pressing, value: 7), pressed + #","value":7"#),
      (
        .segmented, .segments(pressing, titles: ["A", "B"], selected: 1),
        pressed + #","segments":["A","B"],"selected":1"#
      ),
      (.pageControl, .pages(pressing, count: 5, current: 3), pressed + #","pages":5,"current":3"#),
      (
        .textField, .field(pressing, placeholder: "Name", isEditing: true),
        pressed + #","placeholder":"Name","isEditing":true"#
      ),
      (
        .textField, .field(pressing, placeholder: nil, isEditing: false),
        pressed + #","placeholder":null,"isEditing":false"#
      ),
      (
        .table, .scroll(contentSize: CGSize(width: 3, height: 9), isDragging: true),
        #""contentSize":[3,9],"isDragging":true"#
      ),
      (.cell, .cell(isHighlighted: true, isSelected: false), #""isHighlighted":true,"isSelected":false"#),
      (.cell, .cell(isHighlighted: false, isSelected: true), #""isHighlighted":false,"isSelected":true"#),
      (.navigationBar, .bar(title: "Page"), #""title":"Page""#),
      (.tabBar, .tabs(titles: ["A", "B"], selected: -1), #""items":["A","B"],"selected":-1"#),
    ] as [(ViewSnapshot.Kind, ViewSnapshot.State, String)])
  func states(kind: ViewSnapshot.Kind, state: ViewSnapshot.State, text: String) {
    #expect(
      Self.text([Self.view(kind, state)])
        == Self.frame(
          views: #"{"id":3,"parent":null,"index":0,"name":"v","class":"V","kind":"\#(kind.rawValue)","size":[10,20.5],"#
            + #""matrix":[1,2,3,4,5,6],"state":{\#(text)}}"#))
  }
}
