// Apple's SwiftUI gives a file these names too.
@_exported public import Combine
@_exported public import Foundation
@_exported public import UIKit
