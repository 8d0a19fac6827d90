// What the page says about the connection to the capture.

/**
 * The banner for a state: an empty text removes it, and without a result it stays as it is.
 * @param {import("./link.js").LinkState} state
 * @param {string} text of the capture
 * @param {boolean} isFinished whether the page shows the result of the capture
 * @returns {{text: string | null, tone: "plain" | "trouble", action?: string} | null}
 */
export function bannerOf(state, text, isFinished) {
  switch (state) {
    case "open": return { text: null, tone: "plain" };
    case "silent": return { text: "The capture does not answer. What was touched is sent as soon as it does.", tone: "trouble" };
    case "lost": return { text: `The connection is lost: touches are not recorded now. What was captured is safe. ${text || "Trying again…"}`, tone: "trouble" };
    case "takenOver": return { text: "This capture continues in another window. What was captured is safe.", tone: "plain", action: "Continue here" };
    case "failed": return { text, tone: "trouble" };
    default: return isFinished ? null : { text: text || "The capture has ended. What was captured is in the recording.", tone: "plain" };
  }
}
