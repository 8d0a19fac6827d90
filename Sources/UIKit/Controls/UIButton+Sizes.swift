import Foundation

extension UIButton {
  /// The font of a title whose label has no other one.
  ///
  /// Source: buttons of the system have titles of 15 points: “Button” is 46 by 18 points in printed descriptions [O];
  /// others have `buttonFontSize` [D].
  final var defaultTitleFont: UIFont {
    if let configuration { return configuration.titleFont }
    return .systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize)
  }

  private var titleText: NSAttributedString? {
    if let currentAttributedTitle { return currentAttributedTitle }
    if title(for: state) == nil, title(for: .normal) == nil, let title = configuration?.shownTitle { return title }
    return currentTitle.map { NSAttributedString(string: $0) }
  }

  private func layout(_ text: NSAttributedString, font: UIFont, width: CGFloat, isSubtitle: Bool = false) -> TextLayout
  {
    let label = existingTitleLabel
    let mode = isSubtitle ? configuration?.subtitleLineBreakMode : configuration?.titleLineBreakMode
    let truncates = mode.map { $0 != .byWordWrapping && $0 != .byCharWrapping } ?? false
    let options = TextLayout.Options(
      width: width > 0 ? width : .greatestFiniteMagnitude,
      maximumLines: truncates ? 1 : label?.numberOfLines ?? (configuration == nil ? 1 : 0),
      mode: label?.lineBreakMode ?? .byTruncatingMiddle, truncatesParagraphs: false)
    return TextLayout(TextUnits(text, defaultFont: font), options)
  }

  /// The lines of the title in a rectangle; `nil` without a title.
  final func titleLayout(in rect: CGRect) -> TextLayout? {
    guard let titleText, titleText.length > 0 else { return nil }
    return layout(titleText, font: existingTitleLabel?.font ?? defaultTitleFont, width: rect.width)
  }

  /// The size of title and subtitle, rounded up to pixels; zero without them.
  private func titleSize(width: CGFloat) -> CGSize {
    let space = CGRect(x: 0, y: 0, width: width, height: 0)
    var size = titleLayout(in: space).map { engine.screen.roundedUp($0.size) } ?? .zero
    if let configuration, let text = configuration.shownSubtitle, text.length > 0 {
      let second = engine.screen.roundedUp(
        layout(text, font: configuration.subtitleFont, width: width, isSubtitle: true).size)
      size.width = max(size.width, second.width)
      size.height += second.height + (size.height > 0 ? configuration.titlePadding : 0)
    }
    return size
  }

  /// The size of the content with its insets.
  final func contentSize(width: CGFloat) -> CGSize {
    if let configuration { return configuredSize(configuration, width: width) }
    let image = currentImage?.size ?? .zero
    let hasInsets = contentEdgeInsets != .zero
    let horizontal = contentEdgeInsets.left + contentEdgeInsets.right
    let title = titleSize(width: width > 0 ? max(1, width - image.width - horizontal) : 0)
    var size = CGSize(width: image.width + title.width, height: max(image.height, title.height))
    if hasInsets {
      size.width += horizontal
      size.height += contentEdgeInsets.top + contentEdgeInsets.bottom
    } else if title.height > 0 || currentImage == nil {
      size = defaultSize(of: title, image: image)
    }
    if let background = currentBackgroundImage?.size {
      size = CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
    }
    return size
  }

  /// The size of a title without insets: at least 30 points wide, with 6 points above and below.
  ///
  /// Source: “Button” in 46 by 18 points makes a button of 46 by 30, a title of 21.5 points one of 34, and of 21 one
  /// of 33, in printed descriptions and answers [O]; the smallest width and the rounding to points [O], of which the
  /// last is in the error.
  private func defaultSize(of title: CGSize, image: CGSize) -> CGSize {
    let line = engine.screen.roundedUp(defaultTitleFont.lineHeight)
    let height = (title.height > 0 ? title.height : line) + 12
    let reading = UnknownLength.texts.reading
    let points = reading.position < 0 ? height.rounded(.down) : height.rounded(.up)
    return CGSize(width: max(30, title.width + image.width), height: max(image.height, points))
  }

  private func configuredSize(_ configuration: Configuration, width: CGFloat) -> CGSize {
    let insets = configuration.contentInsets
    let image = (configuration.shownImage ?? currentImage)?.size
    let isVertical = !configuration.imagePlacement.intersection([.top, .bottom]).isEmpty
    let padding = image == nil ? 0 : configuration.imagePadding
    let taken = insets.leading + insets.trailing + (isVertical ? 0 : padding + (image?.width ?? 0))
    let titles = titleSize(width: width > 0 ? max(1, width - taken) : 0)
    let shown = image ?? .zero
    let gap = titles == .zero ? 0 : padding
    let content =
      isVertical
      ? CGSize(width: max(titles.width, shown.width), height: titles.height + gap + shown.height)
      : CGSize(width: titles.width + gap + shown.width, height: max(titles.height, shown.height))
    let indicator =
      configuration.indicator == .popup
      ? UnknownLength.controlSizes.reading.value(in: 8...32, stated: 20) : 0
    return CGSize(
      width: content.width + indicator + insets.leading + insets.trailing,
      height: content.height + insets.top + insets.bottom)
  }
}
