import Foundation

/// Reads what the change of a property in a turn means for a person.
@MainActor
struct EffectReader {
  /// The distance below which a change of place is none, in points.
  nonisolated static let leastDistance = 0.5

  let engine: Engine
  let scope: TurnScope
  let listener: any EventObserver

  typealias Reading = (subject: EffectSubject, what: String, from: EffectValue?, to: EffectValue?)

  /// The effects of a change; none if the value is the same again, or if it could not be seen.
  func effects(of change: EffectLog.Change, _ object: AnyObject) -> [Reading] {
    switch object {
    case let view as UIView: effects(of: change, view)
    case let controller as UIViewController: effects(of: change, controller)
    case let recognizer as UIGestureRecognizer: effects(of: change, recognizer)
    case let item as UIBarItem: effects(of: change, item.bar, "item")
    case let item as UINavigationItem:
      effects(of: change, item.bar, change.property.kind == .title ? "item" : nil)
    case let layer as CALayer: effects(of: change, layer)
    default: []
    }
  }

  private func effects(of change: EffectLog.Change, _ view: UIView) -> [Reading] {
    let kind = change.property.kind
    if kind == .window { return presence(of: change, view) }
    if kind == .arranged { return arranged(change, view) }
    // What enters brings its values with it.
    let isWindowShown = kind == .isHidden && view is UIWindow
    guard isWindowShown || change.wasThere && view.isThere && !scope.hasEntered(view) else { return [] }
    let to = kind.value(of: view)
    guard change.value != to else { return [] }
    let subject = EffectSubject.view(listener.identityInResults(of: view))
    switch kind {
    case .isHidden where view is UIWindow:
      let isShown = to == .flag(false)
      return [(subject, isShown ? "appeared" : "disappeared", nil, isShown ? shows(view, in: window(of: view)) : nil)]
    case .keyWindow where to == .flag(false): return []
    case .place: return scope.hasOtherSuperview(view) ? [] : moves(of: subject, change.value, to)
    case .supplements:
      guard case .object(let old) = change.value, case .object(let new) = to else { return [] }
      // Those that came into sight or left it were moved by layout.
      let names = Set(old.map(\.name)).intersection(new.map(\.name))
      return members(of: subject, old.filter { names.contains($0.name) }, new.filter { names.contains($0.name) })
    case .arrangement:
      guard case .object(let old) = change.value, case .object(let new) = to else { return [] }
      return members(of: subject, old, new)
    case .superview: return transfer(of: subject, change.value, to)
    case .rows: return rows(of: subject, change.value, to)
    case .rootController:
      let before: EffectValue? = if case .texts(let parts) = change.value { .text(parts[0]) } else { change.value }
      // A new root of the same name is a change.
      return [(subject, kind.name, before, to.map { root($0, of: view) })]
    case .order: return [(subject, kind.name, count(change.value), count(to))]
    default: return [(subject, kind.name, change.value, to)]
    }
  }

  private func effects(of change: EffectLog.Change, _ recognizer: UIGestureRecognizer) -> [Reading] {
    guard let view = recognizer.attachedView, view.isThere, view.isOfApp, !recognizer.isInternal else { return [] }
    let to = change.property.kind.value(of: recognizer)
    guard change.value != to, !scope.hasEntered(view) else { return [] }
    let name = recognizer.nameInResults.recognizer
    let text = name.isEmpty ? engine.handlers.names.className(of: type(of: recognizer)) : name
    return [(.view(listener.identityInResults(of: view)), "\(text) \(change.property.kind.name)", change.value, to)]
  }

  /// An item is named by its bar.
  private func effects(of change: EffectLog.Change, _ bar: UIView?, _ name: String?) -> [Reading] {
    guard let bar, bar.isThere, let item = change.object else { return [] }
    let to = change.property.kind.value(of: item)
    if change.value == to { return [] }
    let kind = change.property.kind.name
    return [(.view(listener.identityInResults(of: bar)), name.map { "\($0) \(kind)" } ?? kind, change.value, to)]
  }

  /// A layer without a view is named by the view that shows it. One that was added in this turn brings its values.
  private func effects(of change: EffectLog.Change, _ layer: CALayer) -> [Reading] {
    guard let view = layer.viewBelow, view.isThere, view.isOfApp, !scope.hasEntered(view), !scope.hasAdded(layer) else {
      return []
    }
    let (kind, to) = (change.property.kind, change.property.kind.value(of: layer))
    let subject = EffectSubject.view(listener.identityInResults(of: view))
    switch kind {
    case .layers: return change.value == to ? [] : [(subject, kind.name, layers(change.value), layers(to))]
    case .place:
      return moves(of: subject, change.value, to).map { ($0.subject, "sublayer \($0.what)", $0.from, $0.to) }
    // The layer of a view itself.
    case .path, .stroke, .mask:
      let name = layer.view == nil ? "sublayer \(kind.name)" : kind.name
      return change.value == to ? [] : [(subject, name, change.value, to)]
    default: return change.value == to ? [] : [(subject, "sublayer \(kind.name)", change.value, to)]
    }
  }

  /// What sublayers show, without their identities.
  private func layers(_ value: EffectValue?) -> EffectValue? {
    guard case .object(let members) = value else { return nil }
    return .object(members.filter { $0.name != LayerIdentities.member })
  }

  // MARK: Structure

  private func presence(of change: EffectLog.Change, _ view: UIView) -> [Reading] {
    if change.wasThere == view.isThere { return [] }
    if change.wasThere {
      guard let subject = change.subject, !scope.hasLeaving(above: change) else { return [] }
      return [(subject, "left", nil, nil)]
    }
    // The view of a controller enters with the controller, which is an effect of its own.
    guard !scope.hasEntering(above: view), !scope.hasAppeared(around: view), !view.isPlacedBySystem else { return [] }
    // Code often stores a view in a property after it has added it.
    if view.givenPath == nil { engine.identities.willIdentify?(view) }
    let subject = EffectSubject.view(listener.identityInResults(of: view))
    guard let window = window(of: view) else { return [(subject, "entered", nil, shows(view))] }
    // What enters below the screen and stays there is not seen.
    let isOutside = view.isOutside(of: window)
    let shown = isOutside ? EffectValue.object(["outside": .flag(true)]) : shows(view, in: window)
    return [(subject, "entered", nil, shown)] + placed(subject, isOutside ? nil : view.middleInEffects)
  }

  /// The window of a view, in sessions with looks.
  private func window(of view: UIView) -> UIWindow? {
    engine.effects.extent >= .looks ? view.enclosingWindow : nil
  }

  /// Where a view is that entered.
  private func placed(_ subject: EffectSubject, _ middle: EffectValue?) -> [Reading] {
    middle.map { [(subject, "placed", nil, $0)] } ?? []
  }

  /// The name of a root controller, with what its view shows.
  private func root(_ name: EffectValue, of view: UIView) -> EffectValue {
    // The identity is compared, and has no meaning in another process.
    if case .texts(let parts) = name { return root(.text(parts[0]), of: view) }
    return .object(["controller": name, "shows": shows(view).map { _ in .texts(view.shownTexts) }])
  }

  /// The texts and states below a view, as a sorted list; `nil` for none.
  private func shows(_ view: UIView, in window: UIWindow? = nil) -> EffectValue? {
    let texts = view.shownTexts(in: window)
    return texts.isEmpty ? nil : .object(["shows": .texts(texts)])
  }

  private func effects(of change: EffectLog.Change, _ controller: UIViewController) -> [Reading] {
    let kind = change.property.kind
    let to = kind.value(of: controller)
    guard change.value != to else { return [] }
    let subject = EffectSubject.controller(listener.nameInResults(of: controller))
    switch kind {
    case .presentation where to == .flag(true):
      return [(subject, "presented", nil, presented(controller))] + placed(subject, middle(ofPresented: controller))
    case .presentation: return [(change.subject ?? subject, "dismissed", nil, nil)]
    case .stack:
      guard case .texts(let old) = change.value, case .texts(let new) = to else { return [] }
      let top = (controller as? UINavigationController)?.stack.last
      let shown = top?.viewIfLoaded.map { EffectValue.texts($0.shownTexts) }
      if new.count > old.count, Array(new.prefix(old.count)) == old, let top {
        let value = EffectValue.object(["title": top.shownTitle.map { .text($0) }, "shows": shown])
        return [(.controller(listener.nameInResults(of: top)), "pushed", nil, value)]
      }
      if new.count < old.count, Array(old.prefix(new.count)) == new {
        return [(.controller(old[old.count - 1]), "popped", nil, .object(["to": new.last.map { .text($0) }]))]
      }
      return [(subject, kind.name, change.value, to)]
    case .title: return controller.viewIfLoaded?.isThere == true ? [(subject, kind.name, change.value, to)] : []
    case .isModal, .detents, .alertContent:
      guard let view = controller.viewIfLoaded, view.isThere, controller.presentation.presenting != nil else {
        return []
      }
      guard !scope.hasEntered(view), case .object(let old) = change.value, case .object(let new) = to else {
        return kind == .isModal && !scope.hasEntered(view) ? [(subject, kind.name, change.value, to)] : []
      }
      return members(of: subject, old, new)
    default: return [(subject, kind.name, change.value, to)]
    }
  }

  private func presented(_ controller: UIViewController) -> EffectValue {
    var members: [EffectValue.Member] = [
      .init(name: "style", value: .text("\(controller.modalPresentationStyle.resolved)"))
    ]
    if let sheet = controller.presentation.controller as? UISheetPresentationController {
      let height = sheet.frameOfPresentedViewInContainerView.height
      if height.isFinite { members.append(.init(name: "height", value: .number(Double(height.rounded())))) }
      if engine.effects.extent >= .looks {
        if sheet.prefersGrabberVisible { members.append(.init(name: "grabber", value: .flag(true))) }
        if sheet.letsTouchesThrough { members.append(.init(name: "undimmed", value: .flag(true))) }
      }
    }
    if let title = controller.shownTitle { members.append(.init(name: "title", value: .text(title))) }
    return .object(members + controller.presentedContent)
  }

  /// Where a presentation of the app places its view.
  private func middle(ofPresented controller: UIViewController) -> EffectValue? {
    guard engine.effects.extent >= .looks, controller.modalPresentationStyle == .custom,
      let presentation = controller.presentation.controller
    else { return nil }
    let frame = presentation.frameOfPresentedViewInContainerView
    let values = [Double(frame.midX), Double(frame.midY)]
    return values.allSatisfy(\.isFinite) ? .numbers(values.map(EffectKind.rounded)) : nil
  }

  /// The members that differ.
  private func members(
    of subject: EffectSubject, _ old: [EffectValue.Member], _ new: [EffectValue.Member]
  ) -> [Reading] {
    let before = Dictionary(old.map { ($0.name, $0.value) }) { first, _ in first }
    let after = Dictionary(new.map { ($0.name, $0.value) }) { first, _ in first }
    return Set(before.keys).union(after.keys).sorted().filter { before[$0] != after[$0] }
      .map { (subject, $0, before[$0], after[$0]) }
  }

  // MARK: Places and rows

  /// The place of a view in its stack, also of one that enters, unless the stack enters too.
  private func arranged(_ change: EffectLog.Change, _ view: UIView) -> [Reading] {
    guard view.isThere, let parent = view.parent, !scope.hasEntered(parent), !scope.hasAppeared(around: view) else {
      return []
    }
    let to = change.property.kind.value(of: view)
    if change.value == to { return [] }
    return [(.view(listener.identityInResults(of: view)), change.property.kind.name, change.value, to)]
  }

  /// How a view moved that has another superview: in the window. With the same one its frame states it.
  private func transfer(of subject: EffectSubject, _ from: EffectValue?, _ to: EffectValue?) -> [Reading] {
    guard case .object(let old) = from, case .object(let new) = to, old.first != new.first else { return [] }
    return moves(of: subject, old.last?.value, new.last?.value)
  }

  private func moves(of subject: EffectSubject, _ from: EffectValue?, _ to: EffectValue?) -> [Reading] {
    guard case .numbers(let old) = from, case .numbers(let new) = to, old.count == 4, new.count == 4 else { return [] }
    let distances = zip(old, new).map { EffectKind.rounded($1 - $0) }
    var readings: [Reading] = []
    let (moved, grew) = (Array(distances[..<2]), Array(distances[2...]))
    if distances.contains(where: { !$0.isFinite }) { return [] }
    if moved.contains(where: { $0 != 0 }) { readings.append((subject, "moved", nil, .numbers(moved))) }
    if grew.contains(where: { $0 != 0 }) { readings.append((subject, "grew", nil, .numbers(grew))) }
    return readings
  }

  private func count(_ value: EffectValue?) -> EffectValue? {
    if case .texts(let texts) = value { .number(Double(texts.count)) } else { nil }
  }

  private func rows(of subject: EffectSubject, _ from: EffectValue?, _ to: EffectValue?) -> [Reading] {
    guard case .object(let old) = from, case .object(let new) = to else { return [] }
    var readings: [Reading] = []
    let hasOtherCounts = old.first?.value != new.first?.value
    if hasOtherCounts { readings.append((subject, "rows", old.first?.value, new.first?.value)) }
    let before = Dictionary(old.dropFirst().map { ($0.name, $0.value) }) { first, _ in first }
    let other = new.dropFirst().filter { row in before[row.name].map { $0 != row.value } ?? false }
    // With another number of rows all that follow have other contents: the first one shows which was changed.
    for row in other.prefix(hasOtherCounts ? 1 : other.count) {
      readings.append((subject, "row \(row.name)", before[row.name], row.value))
    }
    if hasOtherCounts, engine.effects.extent >= .parts {
      let edits = RowEdits(from: Array(old.dropFirst()), to: Array(new.dropFirst()))
      let known = other.first?.name
      readings += edits.removed.filter { $0.name != known }.map { (subject, "row \($0.name)", $0.value, nil) }
      readings += edits.added.filter { row in
        row.name != known && !edits.removed.contains { $0.name == row.name }
      }.map { (subject, "row \($0.name)", nil, $0.value) }
    }
    return readings
  }
}
