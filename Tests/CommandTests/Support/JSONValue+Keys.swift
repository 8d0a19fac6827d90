import JSONText

extension JSONValue {
  var keys: [String] { (object ?? []).map(\.key) }
}
