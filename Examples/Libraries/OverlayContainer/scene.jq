# Turns a scene of Recordings/overlay-container into one whose containers are those of the library. HostedOverlay gets the values
# of the scene as one property, and the controllers by their ids.

# The settings of a container, without the changes of the scene.
def settings:
  (.overlayContainer | del(.style, .version) | to_entries
    | map("\(.key)=\(.value | if type == "array" then map(tostring) | join(",") else tostring end)"))
  + ["id=\(.id)", "viewControllers=\(.viewControllers | map(.id) | join(","))"]
  + (if .overlaySheet then ["sheet=yes"] else [] end);

# A container as an object of the host's class.
def hosted($changes):
  {
    class: (if .overlayContainer.style == "rigid" then "HostedRigidOverlay" else "HostedDefaultOverlay" end),
    id: .id,
    superview: .superview,
    set: {settings: (settings + $changes | join(" "))}
  }
  | with_entries(select(.value != null));

# The changes of an action that a container makes, and the id of the view that the action is of.
def changes:
  . as $scene
  | (.on // {}) | to_entries | map(
      .key as $action
      | first($scene | .. | objects
          | select(.actions?.touchUpInside? == $action or .gestureRecognizers?[]?.action? == $action) | .id) as $view
      | .value[]
      | if .moveToNotch != null then "\($view).notch=\(.moveToNotch)"
        elif .disabledNotches != null then "\($view).disabled=\(.disabledNotches | map(tostring) | join(","))"
        else empty end);

def isContainer: type == "object" and .class? == "OverlayContainerViewController";

.controllers = ((.controllers // {}) | with_entries(.value.id = .key))
| [.. | select(isContainer) | .viewControllers[]] as $children
| changes as $changes
| walk(if isContainer then hosted($changes) else . end)
| .controllers += ($children | map({key: .id, value: .}) | from_entries)
| .controllers |= map_values(del(.id))
| .on = ((.on // {})
    | map_values(map(select(.moveToNotch == null and .disabledNotches == null))) | with_entries(select(.value != [])))
