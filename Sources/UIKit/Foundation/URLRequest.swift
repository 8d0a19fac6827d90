public import Foundation

/// A request for a resource. Linux's Foundation has it in a module of its own. Nothing is requested.
public struct URLRequest: Hashable, Sendable {
  public var url: URL?
  public var httpMethod: String? = "GET"
  public var httpBody: Data?
  public var allHTTPHeaderFields: [String: String]?
  /// In seconds.
  public var timeoutInterval: TimeInterval

  /// Whether stored answers are used. It has no effect.
  public enum CachePolicy: UInt, Sendable {
    case useProtocolCachePolicy = 0
    case reloadIgnoringLocalCacheData = 1
    case returnCacheDataElseLoad = 2
    case returnCacheDataDontLoad = 3
    case reloadIgnoringLocalAndRemoteCacheData = 4
    case reloadRevalidatingCacheData = 5
  }
  public var cachePolicy: CachePolicy

  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60
  ) { (self.url, self.cachePolicy, self.timeoutInterval) = (url, cachePolicy, timeoutInterval) }

  public func value(forHTTPHeaderField field: String) -> String? {
    allHTTPHeaderFields?.first { $0.key.lowercased() == field.lowercased() }?.value
  }
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    let known = allHTTPHeaderFields?.keys.first { $0.lowercased() == field.lowercased() }
    var fields = allHTTPHeaderFields ?? [:]
    fields[known ?? field] = value
    allHTTPHeaderFields = fields
  }
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    let known = self.value(forHTTPHeaderField: field)
    setValue(known.map { "\($0),\(value)" } ?? value, forHTTPHeaderField: field)
  }
}
