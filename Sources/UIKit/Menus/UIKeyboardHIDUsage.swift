/// A key by its usage in the tables of USB. Source of the order and the numbers: USB HID Usage Tables, page 7 [D].
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardErrorRollOver = 1, keyboardPOSTFail, keyboardErrorUndefined, keyboardA, keyboardB
  case keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI
  case keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO
  case keyboardP, keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU
  case keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ, keyboard1
  case keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7
  case keyboard8, keyboard9, keyboard0, keyboardReturnOrEnter, keyboardEscape
  case keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar, keyboardHyphen
  case keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash
  case keyboardNonUSPound, keyboardSemicolon, keyboardQuote, keyboardGraveAccentAndTilde
  case keyboardComma, keyboardPeriod, keyboardSlash, keyboardCapsLock, keyboardF1
  case keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7
  case keyboardF8, keyboardF9, keyboardF10, keyboardF11, keyboardF12
  case keyboardPrintScreen, keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome
  case keyboardPageUp, keyboardDeleteForward, keyboardEnd, keyboardPageDown
  case keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
  case keypadNumLock, keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus
  case keypadEnter, keypad1, keypad2, keypad3, keypad4, keypad5, keypad6
  case keypad7, keypad8, keypad9, keypad0, keypadPeriod, keyboardNonUSBackslash
  case keyboardApplication, keyboardPower, keypadEqualSign, keyboardF13, keyboardF14
  case keyboardF15, keyboardF16, keyboardF17, keyboardF18, keyboardF19
  case keyboardF20, keyboardF21, keyboardF22, keyboardF23, keyboardF24
  case keyboardExecute, keyboardHelp, keyboardMenu, keyboardSelect, keyboardStop
  case keyboardAgain, keyboardUndo, keyboardCut, keyboardCopy, keyboardPaste
  case keyboardFind, keyboardMute, keyboardVolumeUp, keyboardVolumeDown
  case keyboardLockingCapsLock, keyboardLockingNumLock, keyboardLockingScrollLock
  case keypadComma, keypadEqualSignAS400, keyboardInternational1, keyboardInternational2
  case keyboardInternational3, keyboardInternational4, keyboardInternational5
  case keyboardInternational6, keyboardInternational7, keyboardInternational8
  case keyboardInternational9, keyboardLANG1, keyboardLANG2, keyboardLANG3
  case keyboardLANG4, keyboardLANG5, keyboardLANG6, keyboardLANG7, keyboardLANG8
  case keyboardLANG9, keyboardAlternateErase, keyboardSysReqOrAttention, keyboardCancel
  case keyboardClear, keyboardPrior, keyboardReturn, keyboardSeparator, keyboardOut
  case keyboardOper, keyboardClearOrAgain, keyboardCrSelOrProps, keyboardExSel
  case keyboardLeftControl = 224, keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI
  case keyboardRightControl, keyboardRightShift, keyboardRightAlt, keyboardRightGUI
  case keyboard_Reserved = 0xFFFF

  // Names of the same keys in other languages.
  public static let keyboardHangul = Self.keyboardLANG1
  public static let keyboardHanja = Self.keyboardLANG2
  public static let keyboardKanaSwitch = Self.keyboardLANG1
  public static let keyboardAlphanumericSwitch = Self.keyboardLANG2
  public static let keyboardKatakana = Self.keyboardLANG3
  public static let keyboardHiragana = Self.keyboardLANG4
  public static let keyboardZenkakuHankakuKanji = Self.keyboardLANG5
}
