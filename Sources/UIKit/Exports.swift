/// `import UIKit` brings Foundation with it on Apple's systems, and so it does here.
@_exported public import Foundation
