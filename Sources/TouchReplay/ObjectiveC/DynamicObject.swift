public import Foundation
public import UIKit

/// The values that code reads of an object of any class: `(info[key] as AnyObject).cgRectValue`. In Objective-C each object answers
/// by name; here those of numbers, geometry and, for numbers, texts do.
public struct _DynamicObject {
  private let object: AnyObject

  fileprivate init(_ object: AnyObject) { self.object = object }

  private var text: NSString? { object as? NSString ?? (object as? String).map { NSString(string: $0) } }

  public var cgRectValue: CGRect! { (object as? NSValue)?.cgRectValue }
  public var cgPointValue: CGPoint! { (object as? NSValue)?.cgPointValue }
  public var cgSizeValue: CGSize! { (object as? NSValue)?.cgSizeValue }
  public var uiEdgeInsetsValue: UIEdgeInsets! { (object as? NSValue)?.uiEdgeInsetsValue }
  public var doubleValue: Double! { (object as? NSNumber)?.doubleValue ?? text?.doubleValue }
  public var floatValue: Float! { (object as? NSNumber)?.floatValue ?? text?.floatValue }
  public var intValue: Int! { (object as? NSNumber)?.intValue ?? text.map { Int($0.intValue) } }
  public var boolValue: Bool! { (object as? NSNumber)?.boolValue ?? text?.boolValue }
}

/// The object whose values are read by name.
public func _dynamic(_ object: AnyObject) -> _DynamicObject { _DynamicObject(object) }

/// An object of any class as one of a protocol whose optional method code calls. In Objective-C the method is found by its name: an object
/// that has it without the protocol is reported as not modelled.
public func _cast<Delegate>(_ object: AnyObject?, to type: Delegate.Type, calling selector: String) -> Delegate? {
  if let delegate = object as? Delegate { return delegate }
  guard let object else { return nil }
  nonisolated(unsafe) let target = object
  _onMainActor {
    guard _MessageForwarding.responds(target, to: selector) else { return }
    Unmodelled.note(
      "`\(selector)` is called of an object of the type AnyObject, whose class \(Swift.type(of: target)) does not declare the protocol"
    )
  }
  return nil
}
