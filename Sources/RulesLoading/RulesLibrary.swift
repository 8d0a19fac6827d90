import Foundation
package import TouchReplay
import UIKit

/// The library of a rules build: the user's classes as compiled code.
@MainActor
package enum RulesLibrary {
  /// The name of the function with which a library registers its classes.
  package static let entryPoint = "touchreplay_register_v1"

  /// Opens a library and returns its classes.
  ///
  /// The code of the library runs in this process, and a library cannot be unloaded.
  package static func registration(of path: String) throws(RulesLibraryError) -> RulesRegistration {
    // A path without a slash would be searched in the system's folders.
    let path = path.contains("/") ? path : "./\(path)"
    guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      let reason = dlerror().map { String(cString: $0) } ?? "unknown reason"
      throw RulesLibraryError(path: path, problem: "cannot be loaded: \(reason)")
    }
    guard let symbol = dlsym(library, entryPoint) else {
      dlclose(library)
      throw RulesLibraryError(path: path, problem: "is no rules build: it has no function \(entryPoint)")
    }
    typealias Register = @convention(c) (UnsafeMutableRawPointer) -> Void
    let registration = RulesRegistration()
    unsafeBitCast(symbol, to: Register.self)(Unmanaged.passUnretained(registration).toOpaque())
    registration.categories = CategoryMethods.takeAdded()
    return registration
  }

  /// The counters of a library that is open. `nil` for one without counters.
  static func counters(of path: String) -> RulesCounters? {
    guard let library = dlopen(path.contains("/") ? path : "./\(path)", RTLD_NOW | RTLD_LOCAL) else { return nil }
    return RulesCounters(library)
  }
}
