package import Findings
import TouchReplay
package import UIKit

extension SceneInstance {
  /// Whether the loaded build has code of a name. `nil`: it is not known, because no rules are loaded.
  package func declaresHandler(_ name: String) -> Bool? { description.registry.declarations?.declares(name) }

  /// Whether the scene is built with code of an app.
  package var hasOwnCode: Bool { description.registry.declarations != nil }

  /// Whether the loaded build declares a class of a name. `nil`: it is not known, because no rules are loaded.
  package func declaresClass(_ name: String) -> Bool? { description.registry.declarations?.declaresType(name) }
}

extension SceneInstance {
  /// The file and line where the app declares the property that holds a view, or the class of the view, of one around it or of a controller:
  /// `OrderCell.swift:12`. `nil` without code of an app.
  package func declarationPlace(of view: UIView) -> String? {
    for holder in rulesNames?.holders(of: view) ?? [] {
      let place = description.registry.declarations?.place(
        ofProperty: String(holder.declaration), in: holder.ownerClass)
      if let place { return "\(place.file.split(separator: "/").last ?? ""):\(place.line)" }
    }
    for responder in sequence(first: view as UIResponder, next: \.next) {
      if let place = description.registry.rules(String(describing: type(of: responder)))?.place { return place }
    }
    return nil
  }
}

extension SceneDescription {
  /// The names of the methods that the loaded build declares.
  @MainActor
  package var declaredMethods: [String] { registry.declarations?.methodNames ?? [] }

  /// The line where the loaded build declares code of a name. `nil` if it has none or if no rules are loaded.
  @MainActor
  package func line(ofHandler name: String) -> SourceLine? {
    registry.declarations?.place(of: name).map { place in
      SourceLine(at: place.line, of: place.file)
    }
  }
}
