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
