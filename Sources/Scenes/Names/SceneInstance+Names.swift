package import Findings
package import HitTestTerms
package import UIKit

extension SceneInstance {
  /// The view with a name as results print it: an id or a path. A path finds only views in a window.
  package func view(named name: String) -> UIView? {
    if let view = builder.viewsByID[name], view.accessibilityIdentifier == name { return view }
    return index.view(named: name, in: shownWindows, of: engine)
  }

  /// The view with an identity. A view without an id of the scene is found only in a window.
  package func view(_ id: ViewID) -> UIView? {
    if let view = index.view(id, in: shownWindows, of: engine) { return view }
    return builder.viewsByID[id.name].flatMap { $0.viewID == id ? $0 : nil }
  }

  /// The identity of the view with a name that a recording contains. If the scene has no such view, it is the identity
  /// that a view with this name would have.
  package func viewID(named name: String) -> ViewID {
    let id = ViewID(named: name)
    if let view = view(recordedAs: name) { return view.viewID.withPath(of: id) }
    // The view has left its window.
    return namedViews.key(of: counterparts.name(of: name)).map { ViewID(key: $0, path: id.path) } ?? id
  }

  /// The view with a name that a recording contains, or else the one that the other rungs of the name find.
  ///
  /// What has changed of the name is in ``nameMatches`` from then on.
  package func view(recordedAs name: String) -> UIView? {
    resolve(name)
    let replayed = counterparts.name(of: name)
    if replayed != name { return view(named: replayed) }
    guard let (view, rung) = find(recordedAs: name) else { return nil }
    if rung != .name {
      counterparts.note(NameMatch(recorded: name, replayed: view.nameInResults, rung: rung))
    }
    return view
  }

  private func find(recordedAs name: String) -> (view: UIView, rung: NameRung)? {
    let rewrapping = rewrapping
    if rewrapping == nil, let view = view(named: name) { return (view, .name) }
    let aliases = index.aliases(in: shownWindows, of: engine) { NameAliases(shownWindows, rewrapping: rewrapping) }
    if rewrapping != nil {
      if let view = aliases.view(recordedAs: name) {
        return (view, view.nameInResults == name ? .name : .pathWithoutWrappers)
      }
      // The path of another view now, if any.
      let isPath = windows.contains { name.hasPrefix($0.nameInResults + "/") && RootRewrapping.root(of: $0) != nil }
      if !isPath, let view = view(named: name) { return (view, .name) }
    }
    // With other rungs, the path alone is no evidence.
    if knownNames.text(of: name) != nil { return nil }
    return aliases.view(atPath: name).map { ($0, .path) }
  }

  /// Whether views have other names than in the recording because of its profile.
  package var hasOtherWrappers: Bool { rewrapping != nil }

  /// What has changed of the names of views that were looked up, in the order of the first look-up.
  package var nameMatches: [NameMatch] { counterparts.matches }

  /// The name of a controller in results: its id, the property that holds it, or its class, with a number from the second controller of
  /// the class on.
  package func name(of controller: UIViewController) -> String {
    if let id = builder.controllers.id(of: controller) { return id }
    if let rulesNames { return rulesNames.name(of: controller) }
    return controllerNames.name(of: controller)
  }

  /// The windows of the scene, and those that code has shown since.
  private var shownWindows: [UIWindow] {
    let others = application.windows.filter { window in !windows.contains { $0 === window } }
    return others.isEmpty ? windows : windows + others
  }
}

extension SceneInstance {
  /// Notes the rungs of the name of a view that an outcome names, if they are needed.
  ///
  /// This is called when the outcome is made, because the view may leave its window before the name is written.
  @inline(__always)
  package func note(_ view: UIView, _ id: ViewID) {
    if notesNames { noteName(of: view, id) }
  }

  private func noteName(of view: UIView, _ id: ViewID) {
    guard !namedViews.isNoted(id, engine.identities.version) else { return }
    let name = id.name
    if !namedViews.contains(name) { namedViews.add(name, rungs(of: view), id.key) }
  }

  /// The names that outcomes have used, with their rungs, from the one with a number on, in the order in which they were used first.
  package func names(usedSince number: Int) -> ArraySlice<(candidate: NameCandidate, key: UInt64)> {
    namedViews.all[min(number, namedViews.all.count)...]
  }

  /// The rungs of the name of a view at present.
  package func rungs(of view: UIView) -> NameRungs {
    var reader = rungReader()
    return reader.rungs(of: view)
  }

  private func rungReader() -> RungReader {
    RungReader(shownWindows, hasWrappers: !profile.rootWrappers.isEmpty, names: rulesNames)
  }
}

extension SceneInstance {
  /// Whether a view with a name that is equal to a recorded one is the recorded view, for all names that were used up to now.
  package var hasRecordedNames: Bool {
    counterparts.check(namedViews, &knownNames)
    return counterparts.areTrivial
  }

  /// Whether a recorded name is that of a view with a name, as far as names were compared up to now.
  package func isCounterpart(_ recorded: String, _ name: String) -> Bool { counterparts.isCounterpart(recorded, name) }

  /// The cell that shows what a recorded cell showed, if that is another one.
  package func cell(recordedAs name: String) -> String? { counterparts.row(of: name) }

  /// Whether the view of a recorded name must be looked for although a view has that name.
  package func isUnsure(_ recorded: String) -> Bool { counterparts.isUnsure(recorded) }

  /// Looks for the view of a recorded name among all views, by the rungs of the names. Does nothing if the recording has none.
  package func resolve(_ name: String) {
    let state = NameCounterparts.State(version: engine.identities.version, names: namedViews.all.count)
    guard counterparts.isOpen(name, state), let rungs = knownNames.rungs(of: name) else { return }
    let candidates = candidates(ofKind: rungs)
    let resolution = NameResolution(
      of: name, rungs, among: candidates.all, taken: counterparts.taken, recorded: knownNames.all(),
      in: candidates.scene)
    counterparts.settle(name, rungs, resolution, state) { other in
      candidates.all.first { $0.name == other }?.rungs
    }
  }

  /// The views in windows, and those that outcomes have named before they left, each name once.
  private func candidates(ofKind rungs: NameRungs) -> (all: [NameCandidate], scene: NamedScene) {
    index.candidates(in: shownWindows, of: engine, named: namedViews.all.count) {
      var reader = rungReader()
      var all: [NameCandidate] = []
      var names: Set<String> = []
      @MainActor func visit(_ view: UIView, at path: ViewPath) {
        if names.insert(path.name).inserted {
          all.append(NameCandidate(name: path.name, rungs: reader.rungs(of: view)))
        }
        view.forEachSubview(below: path) { child, _, path in visit(child, at: path) }
      }
      for window in shownWindows { visit(window, at: window.viewPath) }
      for entry in namedViews.all where names.insert(entry.candidate.name).inserted { all.append(entry.candidate) }
      let registry = description.registry
      let classes = Set(registry.viewClassNames + registry.controllerClassNames)
      return (all, NamedScene(classes: classes, views: all))
    }
  }
}
