extension HitRow {
  /// The rows of CopyPaper.
  static let navigation = rows(
    "navigation-overlay",
    """
    CP-1 navigation-overlay swizzle 100,200 button
    CP-2 navigation-overlay swizzle 20,50 map
    CP-2 navigation-overlay swizzle:version=first 20,500 map
    CP-3 navigation-overlay swizzle 60,110 map
    CP-5 page-2 swizzle 187,40 bar
    CP-5 page-2 swizzle 187,80 map
    CP-6 page-2 swizzle 200,500 child
    CP-8 hud swizzle 20,50 hud
    CP-10 hud swizzle 20,500 map
    CP-10 hud swizzle 20,500 from=nav -
    CP-10 navigation-overlay swizzle 20,500 from=nav map
    CP-11 nothing-beneath swizzle 20,50 -
    CP-15 loaded-early swizzle 20,50 page
    CP-17 navigation-overlay swizzle 100,200 button
    CP-1 example swizzle 100,200 button
    CP-1 example swizzle:version=first 100,200 button
    CP-2 example swizzle 20,50 map
    CP-2 example swizzle 350,510 pin-station
    CP-2 example swizzle:version=first 350,510 pin-station
    CP-2 example uikit 20,50 page-1-view
    CP-2 example tag 20,50 root/UILayoutContainerView[0]/UINavigationTransitionView[0]/UIViewControllerWrapperView[0]
    CP-2 example flag 20,50 root/UILayoutContainerView[0]/UINavigationTransitionView[0]/UIViewControllerWrapperView[0]
    CP-3 example swizzle 60,110 map
    CP-6 generations swizzle 200,400 list-view
    CP-6 generations swizzle 200,200 map
    CP-14 bystander swizzle 187,320 order
    CP-14 bystander swizzle:version=first 187,320 root/UILayoutContainerView[0]/UINavigationTransitionView[0]/UIViewControllerWrapperView[0]
    CP-14 bystander uikit 187,320 root/UILayoutContainerView[0]/UINavigationTransitionView[0]/UIViewControllerWrapperView[0]
    CP-14 bystander tag 187,320 root/UILayoutContainerView[0]/UINavigationTransitionView[0]/UIViewControllerWrapperView[0]
    CP-16 shifted swizzle 60,110 map
    CP-16 shifted swizzle 110,210 left
    CP-16 shifted swizzle 270,210 root
    CP-16 shifted flag 110,210 left
    """)

  /// The rows of TouchDelegateTable.
  static let table = rows(
    "touch-delegate-table",
    """
    TD-1 touch-delegate-table delegate 50,26 b0
    TD-2 touch-delegate-table delegate 300,333 bg1
    TD-3 touch-delegate-table delegate 300,650 bg2
    TD-4 touch-delegate-table delegate 200,26 content0
    TD-6 touch-delegate-table delegate 200,200 content3
    TD-7 touch-delegate-table delegate 300,333 bg1
    TD-10 no-delegates delegate 300,650 table
    TD-10 no-delegates delegate 300,333 content6
    TD-11 table-asks-only delegate 300,333 content6
    TD-11 table-asks-only delegate 300,650 bg2
    TD-12 layer-hidden delegate 300,333 content6
    TD-13 layer-off delegate 300,650 table
    TD-15 inert-container delegate 200,26 container
    TD-15 inert-container delegate 200,550 container
    TD-16 asks-ancestor delegate 200,26 !recursion
    TD-16 asks-ancestor delegate 50,26 b0
    TD-16 asks-ancestor delegate 300,333 !recursion
    TD-18 asks-itself delegate 200,550 !recursion
    TD-18 asks-itself delegate 50,26 b0
    TD-19 touch-delegate-table delegate 20,570 table
    TD-21 narrow-content delegate 300,333 cell6
    TD-23 flagged-layer swizzle+delegate 100,600 root
    TD-23 flagged-layer swizzle+delegate 300,333 bg1
    """)

  /// The rows of OverlayContainer.
  static let overlay = rows(
    "overlay-container",
    """
    OC-1 overlay-container flag 200,100 map
    OC-2 overlay-container flag 200,620 header
    OC-3 overlay-container flag 200,700 table
    OC-4 single-controller flag 200,100 behind
    OC-5 wrapped flag 200,100 wrapper
    OC-5 wrapped flag 40,320 wrapper
    OC-6 rigid-660 flag 200,780 map
    OC-7 stretched-660 flag 200,780 table
    OC-8 rigid-200 flag 200,790 table
    """)

  /// The rows of DropDown for every version of its code and both versions of the runtime.
  static let dropDown = rows(
    "drop-down",
    strategies: [
      "uikit", "tag", "tag:scope=class", "tag:scope=class,runtime=ios7", "tag:scope=class,body=head",
      "tag:scope=class,body=head,runtime=ios7",
    ],
    """
    HB-1 drop-down 187.5,333.5 container push container push push -
    HB-2 drop-down 187,640 modal-bar modal-bar modal-bar modal-bar modal-bar -
    HB-3 drop-down 20,640 close close close close close -
    HB-4 drop-down 350,40 container add container add add -
    HB-6 presented 187.5,38 container page container page page -
    HB-7 presented 187.5,20 container window container window window -
    HB-9 dragging 187.5,333.5 container push container push push -
    HB-11 second-modal 187.5,300 second-modal second-modal second-modal second-modal second-modal -
    HB-12 tagged-button 187.5,450 tagged-button page tagged-button page tagged-button -
    HB-14 tagged-window 187.5,600 window window window window window -
    """)

  /// The rows of Cards.
  static let cards = rows(
    "card-stack",
    """
    CA-1 card-stack uikit 187,40 scroll1
    CA-1 card-stack uikit 187,64.9 scroll1
    CA-2 card-stack uikit 187,65 dismiss1
    CA-2 card-stack uikit 187,109.9 dismiss1
    CA-2 card-stack uikit 187,110 child1
    CA-3 card-stack uikit 50,280 button1
    CA-4 card-stack uikit 187,10 root
    CA-5 no-card uikit 170,330 root-button
    CA-5 card-stack uikit 170,330 child1
    CA-6 two-cards uikit 187,10 scroll1
    CA-7 two-cards uikit 187,30 scroll2
    CA-7 two-cards uikit 187,90 dismiss2
    CA-9 two-cards uikit 187,10 scroll1
    CA-23 deep-cards uikit 187.5,20 root
    CA-23 deep-cards uikit 187.5,60 root
    """)
}
