public import Foundation

extension NSAttributedString {
  /// The format of a document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// Identifies a value for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// Identifies an attribute of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
  }

  /// Creates a text from a plain document in UTF-8. Other formats are not read: the text is then empty, and the outcomes are unknown.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let type = options[.documentType]
    let isPlain = [.plain, nil].contains(type as? DocumentType ?? (type as? String).map(DocumentType.init(rawValue:)))
    if isPlain, let text = String(data: data, encoding: .utf8) {
      self.init(string: text)
    } else {
      MainActor.assumeIsolated { Unmodelled.note("a text was read from a document of a format that is not modelled") }
      self.init(string: "")
    }
  }
}
