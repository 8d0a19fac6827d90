public import Foundation

/// A request for a resource. Linux's Foundation has it in a module of its own. Nothing is requested.
public struct URLRequest: Hashable, Sendable {
  public var url: URL?
  public var httpMethod: String? = "GET"
  public var httpBody: Data?
  public var allHTTPHeaderFields: [String: String]?
  /// In seconds.
  public var timeoutInterval: TimeInterval = 60

  public init(url: URL) { self.url = url }

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
