// Mouse, pen and touch input on the stage as fingers, with all coalesced events.

/**
 * @param {import("./stage.js").Stage} stage
 * @param {import("./pointers.js").Pointers} pointers
 */
export function listenToPointers(stage, pointers) {
  const { listeners, second } = pointers;
  const target = stage.bezel;
  const hasTwin = (event) => event.altKey && event.pointerType !== "touch";

  function begin(event) {
    if (event.button !== 0 || pointers.down.has(event.pointerId) || !listeners.mayBegin()) return;
    event.preventDefault();
    // Moves the keyboard focus from a text field to the page.
    if (document.activeElement instanceof HTMLElement && document.activeElement !== document.body) document.activeElement.blur();
    capture(target, event.pointerId);
    const { point, edge } = stage.entryAt(event.clientX, event.clientY);
    pointers.press(event.pointerId, event.pointerType, point, edge, event.timeStamp, hasTwin(event));
  }

  function move(event) {
    const finger = pointers.down.get(event.pointerId);
    if (!finger) return hover(event);
    // If another button is held, the release of a mouse's first button is reported in a move event.
    if (finger.type === "mouse" && (event.buttons & 1) === 0) return end(event, "ended");
    const coalesced = event.getCoalescedEvents?.() ?? [];
    for (const step of coalesced.length ? coalesced : [event]) {
      pointers.drag(event.pointerId, stage.pointAt(step.clientX, step.clientY), step.timeStamp, event.shiftKey);
    }
    listeners.onHover(finger.point);
  }

  function end(event, phase) {
    const finger = pointers.down.get(event.pointerId);
    if (!finger) return;
    const point = phase === "ended" ? stage.pointAt(event.clientX, event.clientY) : finger.point;
    pointers.lift(event.pointerId, phase, event.timeStamp || performance.now(), point);
    if (phase !== "ended") return;
    // Not called when the finger begins, because drawing for it would delay the highlight.
    if (finger.type === "touch") listeners.onLeave(point);
    else listeners.onHover(point);
  }

  function hover(event) {
    const point = stage.pointAt(event.clientX, event.clientY);
    second.hint(hasTwin(event) ? point : null, event.shiftKey);
    listeners.onHover(point);
  }

  target.addEventListener("pointerdown", begin);
  target.addEventListener("pointermove", move);
  target.addEventListener("pointerup", (event) => end(event, "ended"));
  for (const type of ["pointercancel", "lostpointercapture"]) target.addEventListener(type, (event) => end(event, "cancelled"));
  target.addEventListener("pointerleave", () => listeners.onHover(null));
  for (const type of ["contextmenu", "dragstart", "selectstart"]) target.addEventListener(type, (event) => event.preventDefault());
  // Prevents iOS from zooming and from sending mouse events after a touch.
  for (const type of ["touchstart", "touchmove", "touchend"]) {
    target.addEventListener(type, (event) => event.cancelable && event.preventDefault(), { passive: false });
  }
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) pointers.cancelAll();
  });
  addEventListener("pagehide", () => pointers.cancelAll());
  addEventListener("keyup", (event) => {
    if (event.key === "Alt") second.hint(null, false);
  });
  addEventListener("blur", () => second.hint(null, false));
}

function capture(element, pointer) {
  try {
    element.setPointerCapture(pointer);
  } catch {
    // The pointer no longer exists: its end event will follow.
  }
}
