package import JSONText

extension NameRungs {
  /// The rungs as one JSON object, as a recording stores them.
  package var json: String {
    var writer = JSONWriter()
    writer.object { writeMembers(to: &$0) }
    return writer.finish()
  }

  /// Writes the rungs as members of a JSON object. What a view does not have is left out.
  package func writeMembers(to writer: inout JSONWriter) {
    if let identifier { writer.member("identifier", identifier) }
    if !holders.isEmpty { writer.member("holders", objects: holders) { $1.writeMembers(to: &$0) } }
    writer.member("classes", classes)
    writer.member("path", path)
    if essentialPath != path { writer.member("essentialPath", essentialPath) }
    if let container { writer.member("container", container) }
    if !places.isEmpty {
      writer.member("places", objects: places) { writer, place in
        writer.member("siblings", place.siblings)
        writer.member("index", place.index)
      }
    }
    if let row {
      writer.key("row")
      writer.object { writer in
        writer.member("list", row.list)
        writer.member("place", row.place)
        if let contents = row.contents { writer.member("contents", contents) }
      }
    }
    if let controllerClass { writer.member("controllerClass", controllerClass) }
    if isWrapper { writer.member("isWrapper", true) }
    if let text { writer.member("text", text) }
    writer.key("size")
    writer.array { writer in
      for length in size { writer.integer(length) }
    }
  }

  /// Reads what ``writeMembers(to:)`` writes; `nil` if a required value is missing. Unknown keys are ignored.
  package init?(json: JSONValue) {
    guard let classes = json["classes"]?.array?.compactMap(\.string), !classes.isEmpty, let path = json["path"]?.string
    else { return nil }
    self.init(
      identifier: json["identifier"]?.string, holders: (json["holders"]?.array ?? []).compactMap(NameHolder.init),
      classes: classes, path: path, essentialPath: json["essentialPath"]?.string ?? path,
      container: json["container"]?.string, places: (json["places"]?.array ?? []).compactMap(SiblingPlace.init),
      row: json["row"].flatMap(NameRow.init), text: json["text"]?.string,
      size: (json["size"]?.array ?? []).compactMap(\.integer))
    controllerClass = json["controllerClass"]?.string
    isWrapper = json["isWrapper"]?.bool ?? false
  }

  /// Reads one JSON object; `nil` if the text is none, or if a required value is missing.
  package init?(text: String) {
    guard let json = try? JSONValue.parse(Array(text.utf8)) else { return nil }
    self.init(json: json)
  }
}

extension NameHolder {
  fileprivate func writeMembers(to writer: inout JSONWriter) {
    writer.member("owner", owner)
    writer.member("class", ownerClass)
    writer.member("property", property)
    writer.member("declared", declared)
  }

  fileprivate init?(json: JSONValue) {
    guard let owner = json["owner"]?.string, let ownerClass = json["class"]?.string,
      let property = json["property"]?.string
    else { return nil }
    self.init(
      owner: owner, ownerClass: ownerClass, property: property,
      declared: (json["declared"]?.array ?? []).compactMap(\.string))
  }
}

extension SiblingPlace {
  fileprivate init?(json: JSONValue) {
    guard let siblings = json["siblings"]?.array?.compactMap(\.string), let index = json["index"]?.integer,
      siblings.indices.contains(index), siblings.count <= 2 * Self.reach + 1
    else { return nil }
    self.init(siblings: siblings, index: index)
  }
}

extension NameRow {
  fileprivate init?(json: JSONValue) {
    guard let list = json["list"]?.string, let place = json["place"]?.string else { return nil }
    self.init(list: list, place: place, contents: json["contents"]?.string)
  }
}
