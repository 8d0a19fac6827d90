import Foundation
import JSONText
import UIKit

extension SceneDecoder {
  /// The content that SwiftUI draws, by the name of the hosted type.
  mutating func hosting(_ json: JSONValue) throws(SceneError) -> [String: [HostedContent]] {
    var types: [String: [HostedContent]] = [:]
    for member in json.object ?? [] {
      let type = try sceneObject(member.value, owner: .hostedType, at: .file, part: "hosting of \(member.key)")
      types[member.key] = try hostedContent(type["content"]!, of: member.key)
    }
    return types
  }

  /// A list of content of a type or of a view.
  mutating func hostedContent(_ json: JSONValue, of host: String) throws(SceneError) -> [HostedContent] {
    var content: [HostedContent] = []
    for value in json.array ?? [] {
      let part = try sceneObject(value, owner: .hostedContent, at: .file, part: "hosting of \(host)")
      let id = part["id"]!.string!
      guard !content.contains(where: { $0.id == id }) else {
        throw part.error(
          .duplicateIdentifier, "id '\(id)' is used twice in the content of \(host)", at: part["id"]!, key: "id",
          remedy: "choose another")
      }
      let kind: HostedContent.Kind = part["kind"]?.named() ?? .drawn
      try checkKeys(of: part, kind)
      if let action = part["action"]?.string { firedNames.insert(action) }
      content.append(
        HostedContent(
          id: id, place: try hostedPlace(part), takesTouches: part["hitTesting"]?.bool ?? true, kind: kind,
          control: part["class"]?.named(), calls: part["calls"]?.string, action: part["action"]?.string))
    }
    return content
  }

  /// Throws if a key does not belong to the kind of the content.
  private func checkKeys(of part: SceneObject, _ kind: HostedContent.Kind) throws(SceneError) {
    for (key, owner) in [("calls", HostedContent.Kind.button), ("action", .button), ("class", .control)] {
      guard let value = part[key], kind != owner else { continue }
      throw part.error(
        .invalidValue,
        "'\(key)' belongs to content of kind \(owner.rawValue), and this one is of kind \(kind.rawValue)",
        at: value, key: key, remedy: "remove it, or set 'kind' to \"\(owner.rawValue)\"")
    }
    if let name = part["class"]?.string, !HostedControl.names.contains(name) {
      throw part.error(
        .unknownClass, "'\(name)' is no class of a platform control", at: part["class"]!, key: "class",
        remedy: "use one of \(HostedControl.names.joined(separator: ", "))")
    }
  }

  // MARK: Places

  private func hostedPlace(_ part: SceneObject) throws(SceneError) -> HostedPlace {
    let keys = ["left", "right", "width", "centerX", "top", "bottom", "height", "centerY"]
    if let frame = part["frame"]?.rect {
      guard let key = keys.first(where: { part[$0] != nil }) else { return .frame(frame) }
      throw part.error(
        .invalidValue, "'\(key)' and 'frame' exclude each other", at: part[key]!, key: key, remedy: "remove one of them"
      )
    }
    return .edges(
      horizontal: try span(part, "left", "right", "width", "centerX"),
      vertical: try span(part, "top", "bottom", "height", "centerY"))
  }

  /// The place along one axis, from the keys for the distances of its edges, its length and its middle.
  private func span(
    _ part: SceneObject, _ first: String, _ last: String, _ length: String, _ center: String
  ) throws(SceneError) -> HostedPlace.Span {
    func number(_ key: String) -> CGFloat? { part[key]?.number.map { CGFloat($0) } }
    switch (number(first), number(last), number(length), number(center)) {
    case (let first?, let last?, nil, nil): return .insets(first, last)
    case (let distance?, nil, let length?, nil): return .fromMin(distance, length: length)
    case (nil, let distance?, let length?, nil): return .fromMax(distance, length: length)
    case (nil, nil, let length?, let offset?): return .centered(offset, length: length)
    default:
      throw part.error(
        .missingKey, "the content has neither a 'frame' nor a place between '\(first)' and '\(last)'", at: part["id"]!,
        key: first,
        remedy:
          "state 'frame', or '\(first)' and '\(last)', or '\(length)' with one of '\(first)', '\(last)' and '\(center)'"
      )
    }
  }
}
