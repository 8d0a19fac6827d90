public import Foundation

// What Linux's Foundation has in a module of its own. No resource is requested, and no code is called with an answer: a replay that
// waited for a network would not be the same each time.

/// Requests resources: not here.
open class URLSession: NSObject, @unchecked Sendable {
  public static let shared = URLSession(configuration: .default)
  public let configuration: URLSessionConfiguration

  public init(configuration: URLSessionConfiguration) { self.configuration = configuration }
  /// The delegate is not called.
  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?, delegateQueue queue: OperationQueue?
  ) { self.configuration = configuration }

  open func dataTask(with url: URL) -> URLSessionDataTask { URLSessionDataTask(URLRequest(url: url)) }
  open func dataTask(with request: URLRequest) -> URLSessionDataTask { URLSessionDataTask(request) }
  open func dataTask(
    with url: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask { dataTask(with: url) }
  open func dataTask(
    with request: URLRequest, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask { dataTask(with: request) }
  open func downloadTask(with url: URL) -> URLSessionDownloadTask { URLSessionDownloadTask(URLRequest(url: url)) }
  open func downloadTask(
    with url: URL, completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask { downloadTask(with: url) }
  open func invalidateAndCancel() {}
  open func finishTasksAndInvalidate() {}
}

/// Follows requests. It is not called.
public protocol URLSessionDelegate: NSObjectProtocol {}

/// The settings of a session. They have no effect.
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  public static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  public static var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
  /// In seconds.
  open var timeoutIntervalForRequest: TimeInterval = 60
  open var allowsCellularAccess = true
  open var httpAdditionalHeaders: [AnyHashable: Any]?
}

/// A request for a resource, which is never answered.
open class URLSessionTask: NSObject, @unchecked Sendable {
  /// What a task does.
  public enum State: Int, Sendable { case running, suspended, canceling, completed }

  public let originalRequest: URLRequest?
  open private(set) var state = State.suspended
  open var response: URLResponse? { nil }

  init(_ request: URLRequest) { originalRequest = request }

  /// Makes the outcomes that follow unknown: on a device an answer may come.
  open func resume() {
    state = .running
    Unmodelled.noteFromAnyThread("a resource is requested, and networks are not modelled")
  }
  open func suspend() { state = .suspended }
  open func cancel() { state = .canceling }
}

/// A request for data.
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}

/// A request for a file.
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {}

/// An answer. There is none but those that code makes.
open class URLResponse: NSObject, @unchecked Sendable {
  public let url: URL?
  public let mimeType: String?
  public let expectedContentLength: Int64
  public let textEncodingName: String?

  public init(url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName name: String?) {
    (self.url, self.mimeType, expectedContentLength, textEncodingName) = (url, mimeType, Int64(length), name)
  }
}

/// An answer of a server.
open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  public let statusCode: Int
  public let allHeaderFields: [AnyHashable: Any]

  public init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?) {
    self.statusCode = statusCode
    allHeaderFields = headerFields ?? [:]
    super.init(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
  }
}

/// An answer that was stored.
open class CachedURLResponse: NSObject, @unchecked Sendable {
  public let response: URLResponse
  public let data: Data

  public init(response: URLResponse, data: Data) { (self.response, self.data) = (response, data) }
}

/// Stored answers. It keeps none, as a cache may: scenes of one process would share them.
open class URLCache: NSObject, @unchecked Sendable {
  public static let shared = URLCache()

  open func cachedResponse(for request: URLRequest) -> CachedURLResponse? { nil }
  open func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest) {}
  open func removeCachedResponse(for request: URLRequest) {}
  open func removeAllCachedResponses() {}
}
