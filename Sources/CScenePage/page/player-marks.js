// What the stages of the player show of the fingers: where they are, what they hit, and whether that differs.
import { listOf, setText } from "./dom.js";
import { receiverLights } from "./overlay.js";
import { ways } from "./session-frames.js";

/**
 * Shows the fingers of a frame and their receivers on all stages.
 * @param {import("./stage.js").Stage[]} stages
 * @param {any} chunk the chunk of frames
 * @param {number} index of the frame in it
 * @param {(event: number, side: number) => boolean} differs whether an outcome of an event differs on a side
 */
export function markFingers(stages, chunk, index, differs) {
  const frame = chunk.frames[index];
  const fingers = frame.sides.map((side) => listOf(side.fingers));
  const isSeveral = stages.length > 2;
  stages.forEach((stage, side) => {
    const others = isSeveral ? fingers[0] : fingers[1 - side];
    stage.overlay.fingers("down", fingers[side]);
    stage.overlay.trail(ways(chunk, index, fingers[side].map((finger) => finger.touch)));
    stage.overlay.light("finger", receiverLights(fingers[side], stage.model, (finger) =>
      others.find((other) => other.touch === finger.touch)?.receiver !== finger.receiver));
    stage.glass.dataset.receivers = fingers[side].map((finger) => finger.receiver ?? "").join(" ");
    if (isSeveral) markTitle(stage, side, fingers, side > 0 && differs(frame.event, side));
    else stage.device.classList.toggle("is-different", Boolean(frame.differs));
  });
}

/** Shows in the title of a small stage what its fingers hit, and whether that or an outcome differs. */
function markTitle(stage, side, fingers, hasOtherOutcome) {
  const names = (list) => list.map((finger) => finger.receiver ?? "nothing");
  const differs = hasOtherOutcome || (side > 0 && names(fingers[side]).join("\n") !== names(fingers[0]).join("\n"));
  stage.device.classList.toggle("is-different", differs);
  const receivers = fingers[side].map((finger) => (finger.receiver == null ? "nothing" : stage.model.shortName(finger.receiver))).join(", ");
  setText(stage.mark, side === 0 ? receivers || "–" : `${differs ? "≠" : "="} ${receivers || (differs ? "differs" : "same")}`);
  stage.mark.title = names(fingers[side]).join(", ");
}
