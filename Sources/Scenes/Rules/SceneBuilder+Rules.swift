import Foundation
import JSONText
import TouchReplay
import UIKit

extension SceneBuilder {
  /// Creates an object of a class of a rules build. `nil` if its `make(in:)` fails; the error is recorded.
  func make<Object: AnyObject>(
    _ rules: RulesClass, frame: CGRect = .zero, as type: Object.Type, named name: String, line: Int, column: Int
  ) -> Object? {
    func fail(_ message: String) -> Object? {
      record(
        SceneError(
          .notMade, "\(name).make(in:) at \(rules.place) \(message)", line: line, column: column, key: "class"))
      return nil
    }
    guard let make = rules.make else { return nil }
    do {
      return try make(SceneMaking(self, frame: frame)) as? Object ?? fail("does not return a \(Object.self)")
    } catch {
      return fail("failed: \(error)")
    }
  }

  /// Sets the properties of an object of a rules build. An id takes effect as soon as its view or controller exists.
  func set(_ values: JSONValue, of className: String, on object: AnyObject, _ describe: () -> SceneError) {
    for member in values.object ?? [] {
      guard let property = registry.rulesProperty(member.key, of: className) else { continue }
      guard let id = property.reference(member.value) else {
        if let value = property.type.convert(member.value) { _ = property.set(object, value) }
        continue
      }
      var failure = describe()
      failure.problem = .wrongClass
      (failure.line, failure.column) = (member.value.line, member.value.column)
      failure.key = member.key
      failure.message = "'\(member.key)' in 'set' must be \(property.words); '\(id)' is not".onOneLine()
      references.add(.init(id: id, property: property, object: object, failure: failure))
    }
    references.resolve(in: self)
  }
}
