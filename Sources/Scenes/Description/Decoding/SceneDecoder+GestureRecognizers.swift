import JSONText

extension SceneDecoder {
  mutating func gestureRecognizers(
    _ list: JSONValue, of object: SceneObject
  ) throws(SceneError) -> [GestureRecognizerDescription] {
    var recognizers: [GestureRecognizerDescription] = []
    for (index, recognizer) in (list.array ?? []).enumerated() {
      recognizers.append(try gestureRecognizer(recognizer, "gestureRecognizers[\(index)]", of: object))
    }
    return recognizers
  }

  /// Decodes the configuration of a recognizer that its view or controller creates.
  mutating func ownRecognizer(
    _ key: String, _ className: String, of whole: SceneObject
  ) throws(SceneError) -> GestureRecognizerDescription? {
    guard let json = whole[key] else { return nil }
    return try gestureRecognizer(json, key, of: whole, className: className)
  }

  private mutating func gestureRecognizer(
    _ json: JSONValue, _ part: String, of whole: SceneObject, className own: String? = nil
  ) throws(SceneError) -> GestureRecognizerDescription {
    let object = try sceneObject(json, owner: .gestureRecognizer, at: whole.place, part: part, of: whole)
    let className = try recognizerClass(of: object, own: own)
    let id = try noteIdentifier(of: object, kind: .recognizer, className: className)
    var recognizer = GestureRecognizerDescription(id: id, className: className)
    try read(registry.recognizerKeys(of: className), of: object, into: &recognizer) { _ in true }
    return recognizer
  }

  private func recognizerClass(of object: SceneObject, own: String?) throws(SceneError) -> String {
    let names = registry.recognizerClassNames
    if let own, let value = object["class"] {
      throw object.error(
        .misplacedKey, "this recognizer is UIKit's own, a \(own)", at: value, key: "class", remedy: "remove 'class'")
    }
    guard let className = own ?? object["class"]?.string else {
      throw object.error(
        .missingKey, "missing key 'class'", at: object.json, key: "class",
        remedy: "it must be \(SceneValueType.className.rawValue)")
    }
    guard names.contains(className) else {
      throw object.error(
        .unknownClass, "unknown gesture recognizer '\(className)'", at: object["class"] ?? object.json, key: "class",
        remedy: NearMiss.remedy(for: className, among: names)
          ?? "use one of \(names.joined(separator: ", ")), or give the file that declares it with '--rules'")
    }
    try checkMaking(of: className, in: object)
    try object.checkKeys(of: className) { registry.recognizerLineage(of: className).contains($0) }
    for name in registry.recognizerLineage(of: className) { try registry.recognizerClass(name)?.check(object) }
    return className
  }
}
