/// Stands for a table's delegate that does not declare `UITableViewDelegate` and forwards messages.
///
/// In the runtime a table asks any delegate whether it responds to a message. Here the messages of rows need an object of
/// their protocol. It has no methods of its own, so the delegate's forwarding target gets each of them.
@MainActor
final class ForwardingTableViewDelegate: UITableViewDelegate, MessageSender {
  private(set) weak var scrollDelegate: (any UIScrollViewDelegate)?
  var receiver: AnyObject? { scrollDelegate }

  init(_ delegate: any UIScrollViewDelegate) { scrollDelegate = delegate }
}

extension UITableView {
  /// The object that stands for a delegate; `nil` for a delegate that does not forward messages.
  func forwardingDelegate(for delegate: (any UIScrollViewDelegate)?) -> ForwardingTableViewDelegate? {
    guard let delegate, _MessageForwarding.isForwarding(delegate) else {
      forwardingDelegate = nil
      return nil
    }
    if let forwardingDelegate, forwardingDelegate.receiver === delegate { return forwardingDelegate }
    let made = ForwardingTableViewDelegate(delegate)
    forwardingDelegate = made
    return made
  }
}
