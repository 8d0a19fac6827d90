/// The things that a change can do, each by the key that says what it is done to.
enum ChangeVerb: String, CaseIterable {
  case push, pop, selectedIndex, present, dismiss, selectedDetentIdentifier, set, animate, scroll, select, deselect, add
  case remove, after, overlayViewController, moveToNotch, notches, disabledNotches, showDetail

  /// The keys that must be given beside it.
  var requiredKeys: [String] {
    switch self {
    case .push, .pop, .selectedIndex, .selectedDetentIdentifier, .overlayViewController, .moveToNotch, .notches,
      .disabledNotches, .showDetail:
      ["in"]
    case .present: ["from"]
    case .scroll, .add: ["to"]
    case .select: ["row"]
    case .animate, .after: ["do"]
    case .dismiss, .set, .deselect, .remove: []
    }
  }

  /// The keys whose values are ids, and what these are ids of.
  var references: [(key: String, kind: SceneNames.Kind, classes: [String])] {
    switch self {
    case .push, .pop:
      [(rawValue, .controller, []), ("in", .controller, ["UINavigationController", "CardStackController"])]
    case .showDetail: [(rawValue, .controller, []), ("in", .controller, ["CardStackController"])]
    case .selectedIndex: [("in", .controller, ["UITabBarController"])]
    case .selectedDetentIdentifier: [("in", .controller, [])]
    case .overlayViewController: [(rawValue, .controller, []), ("in", .controller, [])]
    case .present: [(rawValue, .controller, []), ("from", .controller, [])]
    case .dismiss: [(rawValue, .controller, [])]
    case .scroll: [(rawValue, .view, ["UIScrollView"])]
    case .select, .deselect: [(rawValue, .view, ["UITableView"])]
    case .add: [("to", .view, [])]
    case .remove: [(rawValue, .view, [])]
    case .moveToNotch, .notches, .disabledNotches: [("in", .controller, ["OverlayContainerViewController"])]
    case .set, .animate, .after: []
    }
  }

  /// What `to` must be.
  var target: String? {
    switch self {
    case .scroll: "[x, y] for 'scroll'"
    case .add: "an id for 'add'"
    default: nil
    }
  }
}
