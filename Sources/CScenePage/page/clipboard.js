// Copies text, also if the page was not loaded over a secure connection (as on a phone in the local network).
import { make, symbol } from "./dom.js";
import { showNotice } from "./notices.js";

/** Copies a text and shows a notice. If the browser does not allow it, shows the text selected. */
export async function copy(text, what) {
  if (await tryCopy(text)) showNotice(`Copied ${what}.`);
  else offer(text, what);
}

/** Fetches a text from the page's server and copies it. */
export async function copyFrom(path, what) {
  try {
    const response = await fetch(path, { cache: "no-store" });
    const text = await response.text();
    if (!response.ok) return showNotice(errorIn(text) ?? `Could not copy ${what}: status ${response.status}.`);
    await copy(text, what);
  } catch {
    showNotice(`Could not copy ${what}: the command has ended, or the connection is lost.`, "trouble");
  }
}

/**
 * A small button that copies a whole name, or a text with whole names, beside a short one.
 * @param {string} text
 * @param {string} [what]
 */
export function copyNameButton(text, what = "the text with whole names") {
  return make("button", { type: "button", className: "plain copy-name", title: `Copy ${text}`, "aria-label": `Copy ${what}`, onclick: () => copy(text, what) }, symbol("i-copy"));
}

async function tryCopy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text) {
  const before = document.activeElement;
  const field = make("textarea", { className: "unseen", value: text, readOnly: true, "aria-hidden": "true" });
  document.body.append(field);
  field.select();
  let isCopied = false;
  try {
    isCopied = document.execCommand("copy");
  } catch {
    isCopied = false;
  }
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return isCopied;
}

function offer(text, what) {
  const field = make("textarea", { value: text, readOnly: true, rows: 10, "aria-label": what });
  const dialog = /** @type {HTMLDialogElement} */ (make("dialog", { className: "offer" },
    make("p", { textContent: `The browser does not let this page copy. Here is ${what}:` }), field,
    make("form", { method: "dialog" }, make("button", { className: "primary", textContent: "Done" }))));
  document.body.append(dialog);
  dialog.addEventListener("close", () => dialog.remove());
  dialog.showModal();
  field.select();
}

function errorIn(text) {
  try {
    return JSON.parse(text).error ?? null;
  } catch {
    return null;
  }
}
