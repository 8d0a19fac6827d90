import TouchReplay
import UIKit

/// Runs the tests of a library, one after the other, and adds the result of each to the outcomes.
class TestHost: UIViewController {
  private var scene: (any SceneContext)?

  /// The tests: the name of the class and of the method, and what returns the failures. `script/libraries` writes the list.
  var tests: [(String, () -> [String]?)] { [] }

  func use(_ scene: any SceneContext) -> Self {
    self.scene = scene
    return self
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    XCTestCase.run = { [weak self] in self?.scene?.run(forSeconds: $0) }
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in self?.runTests() }
  }

  private func runTests() {
    for (name, test) in tests {
      let result =
        switch test() {
        case nil: "skipped"
        case []?: "passed"
        case let failures?: "failed: \(failures.joined(separator: "; "))"
        }
      scene?.note("\(name) \(result)", of: nil)
    }
    scene?.note("all tests have run", of: nil)
  }
}
