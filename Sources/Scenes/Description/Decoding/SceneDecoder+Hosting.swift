import JSONText
import UIKit

extension SceneDecoder {
  /// The content that SwiftUI draws, by the name of the hosted type.
  func hosting(_ json: JSONValue) throws(SceneError) -> [String: [HostedContent]] {
    var types: [String: [HostedContent]] = [:]
    for member in json.object ?? [] {
      let type = try sceneObject(member.value, owner: .hostedType, at: .file, part: "hosting of \(member.key)")
      var content: [HostedContent] = []
      for value in type["content"]?.array ?? [] {
        let part = try sceneObject(value, owner: .hostedContent, at: .file, part: "hosting of \(member.key)")
        let id = part["id"]!.string!
        guard !content.contains(where: { $0.id == id }) else {
          throw part.error(
            .duplicateIdentifier, "id '\(id)' is used twice in the content of \(member.key)", at: part["id"]!,
            key: "id",
            remedy: "choose another")
        }
        content.append(
          HostedContent(id: id, frame: part["frame"]!.rect!, takesTouches: part["hitTesting"]?.bool ?? true))
      }
      types[member.key] = content
    }
    return types
  }
}
