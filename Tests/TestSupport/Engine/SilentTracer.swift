import UIKit

/// A tracer that does nothing. While it is set, hit tests take the instrumented path.
package final class SilentTracer: HitTestTracer {
  package init() {}
}
