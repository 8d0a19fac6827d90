import UIKit

/// Properties of objects of a rules build that are set to a view or a controller which does not exist yet.
@MainActor
final class RulesReferences {
  struct Waiting {
    let id: String
    let property: RulesProperty
    let object: AnyObject
    /// The error for an object of another type.
    let failure: SceneError
  }

  private var waiting: [Waiting] = []

  func add(_ reference: Waiting) { waiting.append(reference) }

  /// Sets the properties whose object exists. A controller may be created, which can add references.
  func resolve(in builder: SceneBuilder) {
    guard !waiting.isEmpty else { return }
    let all = waiting
    waiting = []
    for reference in all where !isResolved(reference, builder) { waiting.append(reference) }
  }

  private func isResolved(_ reference: Waiting, _ builder: SceneBuilder) -> Bool {
    let form = reference.property.type.form
    var object: AnyObject?
    if case .controller = form {} else { object = builder.view(reference.id) }
    if case .view = form {} else if object == nil { object = builder.controller(reference.id) }
    guard let object else { return false }
    if !reference.property.set(reference.object, object) { builder.record(reference.failure) }
    return true
  }
}
