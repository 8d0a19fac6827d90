/// A type of data, such as PDF. Types are not related to each other here: `conforms(to:)` is not declared.
/// Source: the identifiers, Apple's page "System-declared uniform type identifiers" [D].
public struct UTType: Hashable, Sendable, CustomStringConvertible {
  public let identifier: String
  public var description: String { identifier }

  /// Any identifier is that of a type here.
  public init?(_ identifier: String) { self.identifier = identifier }
  public init(importedAs identifier: String) { self.identifier = identifier }
  public init(exportedAs identifier: String) { self.identifier = identifier }
  /// The type of files with an extension. One that is not declared here has a type of its own, as for the system.
  public init?(filenameExtension: String) {
    identifier = Self.identifiers[filenameExtension.lowercased()] ?? "dyn." + filenameExtension.lowercased()
  }

  private static let identifiers = [
    "txt": "public.plain-text", "rtf": "public.rtf", "html": "public.html", "htm": "public.html", "xml": "public.xml",
    "json": "public.json", "csv": "public.comma-separated-values-text", "pdf": "com.adobe.pdf", "png": "public.png",
    "jpg": "public.jpeg", "jpeg": "public.jpeg", "gif": "com.compuserve.gif", "heic": "public.heic",
    "svg": "public.svg-image", "tiff": "public.tiff", "mov": "com.apple.quicktime-movie", "mp4": "public.mpeg-4",
    "mp3": "public.mp3", "wav": "com.microsoft.waveform-audio", "zip": "public.zip-archive", "vcf": "public.vcard",
  ]

  public static let item = UTType(importedAs: "public.item")
  public static let content = UTType(importedAs: "public.content")
  public static let data = UTType(importedAs: "public.data")
  public static let folder = UTType(importedAs: "public.folder")
  public static let directory = UTType(importedAs: "public.directory")
  public static let url = UTType(importedAs: "public.url")
  public static let fileURL = UTType(importedAs: "public.file-url")
  public static let text = UTType(importedAs: "public.text")
  public static let plainText = UTType(importedAs: "public.plain-text")
  public static let utf8PlainText = UTType(importedAs: "public.utf8-plain-text")
  public static let rtf = UTType(importedAs: "public.rtf")
  public static let html = UTType(importedAs: "public.html")
  public static let xml = UTType(importedAs: "public.xml")
  public static let json = UTType(importedAs: "public.json")
  public static let commaSeparatedText = UTType(importedAs: "public.comma-separated-values-text")
  public static let pdf = UTType(importedAs: "com.adobe.pdf")
  public static let image = UTType(importedAs: "public.image")
  public static let png = UTType(importedAs: "public.png")
  public static let jpeg = UTType(importedAs: "public.jpeg")
  public static let gif = UTType(importedAs: "com.compuserve.gif")
  public static let heic = UTType(importedAs: "public.heic")
  public static let svg = UTType(importedAs: "public.svg-image")
  public static let tiff = UTType(importedAs: "public.tiff")
  public static let movie = UTType(importedAs: "public.movie")
  public static let video = UTType(importedAs: "public.video")
  public static let quickTimeMovie = UTType(importedAs: "com.apple.quicktime-movie")
  public static let mpeg4Movie = UTType(importedAs: "public.mpeg-4")
  public static let audio = UTType(importedAs: "public.audio")
  public static let mp3 = UTType(importedAs: "public.mp3")
  public static let wav = UTType(importedAs: "com.microsoft.waveform-audio")
  public static let archive = UTType(importedAs: "public.archive")
  public static let zip = UTType(importedAs: "public.zip-archive")
  public static let vCard = UTType(importedAs: "public.vcard")
  public static let contact = UTType(importedAs: "public.contact")
}
