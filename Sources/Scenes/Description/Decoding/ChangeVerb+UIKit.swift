import Foundation
import JSONText

extension ChangeVerb {
  /// The changes of UIKit's part of the format.
  static let uikit: [ChangeVerb] = controllers + views

  private static let controllers: [ChangeVerb] = [
    ChangeVerb("push", requires: "in", references: [Reference("push", .controller)], isForStacks: true) {
      (_, values, _) throws(SceneError) in
      .push(values.name, in: values.container, isAnimated: values.isAnimated, then: values.completion)
    },
    ChangeVerb("pop", requires: "in", references: [Reference("pop", .controller)], isForStacks: true) {
      (object, values, _) throws(SceneError) in
      .pop(to: object["pop"]?.string, in: values.container, isAnimated: values.isAnimated, then: values.completion)
    },
    ChangeVerb("selectedIndex", requires: "in", references: [Reference("in", .controller, "UITabBarController")]) {
      (object, values, _) throws(SceneError) in .selectTab(object["selectedIndex"]!.integer!, in: values.container)
    },
    ChangeVerb(
      "present", requires: "from", references: [Reference("present", .controller), Reference("from", .controller)]
    ) { (object, values, _) throws(SceneError) in
      .present(values.name, from: object["from"]!.string!, isAnimated: values.isAnimated, then: values.completion)
    },
    ChangeVerb("dismiss", references: [Reference("dismiss", .controller)]) { (_, values, _) throws(SceneError) in
      .dismiss(values.name, isAnimated: values.isAnimated, then: values.completion)
    },
    ChangeVerb("selectedDetentIdentifier", requires: "in", references: [Reference("in", .controller)]) {
      (object, values, _) throws(SceneError) in
      .selectDetent(
        object["selectedDetentIdentifier"]!.detent!, in: values.container, isAnimated: values.isAnimated)
    },
  ]

  private static let views: [ChangeVerb] = [
    ChangeVerb("windowSize") { (object, _, decoder) throws(SceneError) in
      let size = object["windowSize"]!
      try decoder.checkWindowSize(size, of: object, on: decoder.screen, isTurned: true)
      return .resizeWindows(size.size!)
    },
    ChangeVerb("set") { (object, _, decoder) throws(SceneError) in .set(try decoder.properties(of: object)) },
    ChangeVerb("animate", requires: "do") { (object, values, decoder) throws(SceneError) in
      .animate(try decoder.animation(of: object), values.inner, then: values.completion)
    },
    ChangeVerb(
      "scroll", requires: "to", references: [Reference("scroll", .view, "UIScrollView")], target: "[x, y] for 'scroll'"
    ) { (object, values, _) throws(SceneError) in
      .scroll(values.name, to: object["to"]!.point!, isAnimated: values.isAnimated)
    },
    ChangeVerb("select", requires: "row", references: [Reference("select", .view, "UITableView", "UICollectionView")]) {
      (object, values, _) throws(SceneError) in
      .selectRow(object["row"]!.rowIndex!, in: values.name, isAnimated: values.isAnimated)
    },
    ChangeVerb("deselect", references: [Reference("deselect", .view, "UITableView", "UICollectionView")]) {
      (object, values, _) throws(SceneError) in
      .deselectRow(object["row"]?.rowIndex, in: values.name, isAnimated: values.isAnimated)
    },
    ChangeVerb("add", requires: "to", references: [Reference("to", .view)], target: "an id for 'add'") {
      (object, _, decoder) throws(SceneError) in
      let view = try decoder.view(object["add"]!, at: object.place.view("add"), as: .subview)
      return .add(view, to: object["to"]!.string!, at: object["at"]?.integer)
    },
    ChangeVerb("remove", references: [Reference("remove", .view)]) { (object, values, decoder) throws(SceneError) in
      decoder.removals.append((values.name, object))
      return .remove(values.name)
    },
    ChangeVerb("after", requires: "do") { (object, values, _) throws(SceneError) in
      .after(object["after"]!.number!, values.inner)
    },
  ]
}
