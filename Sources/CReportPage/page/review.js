(() => {
  "use strict";
  // Decisions about what is pending: a and r for one difference, A and R for all of its cause. Each is written at once.
  const base = document.documentElement.dataset.base ?? "";
  const status = Object.assign(document.createElement("p"), { className: "review-status", role: "status" });
  document.querySelector("main").prepend(status);
  let items = new Map();
  let lastReason = "";

  const request = async (path, body) => {
    const response = await fetch(base + path, body && {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
    });
    const answer = await response.json().catch(() => ({ error: "The answer cannot be read." }));
    if (!response.ok) throw new Error(answer.error);
    return answer;
  };

  // The ids of an element: of a difference its own, of a cause those of all its differences.
  const idsOf = (element) => {
    if (element.matches(".touch")) return [element.querySelector(".id")?.textContent].filter(Boolean);
    const cause = element.dataset.cause;
    return [...items.values()].filter((item) => item.cause === cause).map((item) => item.id);
  };

  const mark = (element) => {
    const states = new Set(idsOf(element).map((id) => items.get(id)?.state ?? "pending"));
    const state = states.size === 1 ? [...states][0] : "pending";
    const line = element.querySelector(":scope > .decide .state");
    if (!line) return;
    element.classList.toggle("is-accepted", state === "accepted");
    element.classList.toggle("is-rejected", state === "rejected");
    line.textContent = state === "pending" ? "" : state;
  };

  const show = (answer) => {
    items = new Map(answer.items.map((item) => [item.id, item]));
    const rest = answer.unknowns ? ` ${answer.unknowns} unknown: 'replayer review' asks about them.` : "";
    status.textContent = answer.pending
      ? `${answer.pending} to decide. a accepts, r rejects the chosen one; A and R all of its cause. ${answer.ledger} is written at once.${rest}`
      : `Every difference is decided. Commit ${answer.ledger} with the change.${rest}`;
    for (const element of document.querySelectorAll("li.touch, li.cause")) mark(element);
  };

  // Asks for the reason, with the one before as the proposal.
  const ask = (verb, count) => new Promise((resolve) => {
    const dialog = document.createElement("dialog");
    dialog.className = "reason-dialog";
    const form = Object.assign(document.createElement("form"), { method: "dialog" });
    const title = Object.assign(document.createElement("label"), {
      textContent: `${verb === "accept" ? "Accept" : "Reject"} ${count === 1 ? "one difference" : `${count} differences`}. Why?`,
    });
    const field = Object.assign(document.createElement("input"), { type: "text", required: true, maxLength: 1000, value: lastReason });
    const ok = Object.assign(document.createElement("button"), { textContent: verb === "accept" ? "Accept" : "Reject" });
    const cancel = Object.assign(document.createElement("button"), { textContent: "Cancel", type: "button" });
    title.append(field);
    form.append(title, ok, cancel);
    dialog.append(form);
    document.body.append(dialog);
    cancel.addEventListener("click", () => dialog.close());
    form.addEventListener("submit", () => { dialog.returnValue = "yes"; });
    dialog.addEventListener("close", () => {
      const reason = dialog.returnValue === "yes" ? field.value.trim() : "";
      dialog.remove();
      resolve(reason);
    });
    dialog.showModal();
    field.select();
  });

  const decide = async (verb, chosen) => {
    const ids = chosen.filter((id) => items.has(id) && (verb === "reject" || items.get(id).state !== "accepted"));
    if (!ids.length) return;
    const reason = await ask(verb, ids.length);
    if (!reason) return;
    lastReason = reason;
    try {
      show(await request("decide", { verb, ids, reason }));
    } catch (error) {
      status.textContent = `Not written: ${error.message}`;
    }
  };

  for (const element of document.querySelectorAll("li.touch, li.cause")) {
    const bar = Object.assign(document.createElement("p"), { className: "decide" });
    for (const verb of ["accept", "reject"]) {
      const isCause = element.matches(".cause");
      const key = isCause ? verb[0].toUpperCase() : verb[0];
      const button = Object.assign(document.createElement("button"), { type: "button", textContent: `${verb === "accept" ? "Accept" : "Reject"} (${key})` });
      button.addEventListener("click", () => decide(verb, idsOf(element)));
      bar.append(button);
    }
    bar.append(Object.assign(document.createElement("span"), { className: "state" }));
    element.append(bar);
  }

  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || document.querySelector("dialog[open]")) return;
    if (event.target.matches("input, select, textarea")) return;
    const verb = { a: "accept", r: "reject" }[event.key.toLowerCase()];
    if (!verb) return;
    const chosen = event.target.closest("li.touch, li.cause") ?? document.querySelector("li.touch[aria-current]");
    if (!chosen) return;
    const ids = idsOf(chosen);
    const cause = items.get(ids[0])?.cause;
    const isWhole = event.key !== event.key.toLowerCase();
    event.preventDefault();
    decide(verb, isWhole ? [...items.values()].filter((item) => item.cause === cause).map((item) => item.id) : ids);
  });

  request("decisions").then(show).catch((error) => { status.textContent = `What is decided cannot be read: ${error.message}`; });
})();
