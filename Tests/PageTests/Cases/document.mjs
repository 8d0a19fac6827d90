// A document for modules that make elements: the tree, attributes, texts, classes, events and the focus of a browser, without
// layout: every box is empty. `openDocument` replaces the document of all modules.
import { readFileSync } from "node:fs";
import { matches } from "./selectors.mjs";

const page = readFileSync(new URL("../../../Sources/CScenePage/page/index.html", import.meta.url), "utf8");
const empty = new Set(["meta", "link", "input", "path", "use", "circle", "rect", "br", "wbr"]);
/** The properties that are attributes. */
const texts = { id: "id", className: "class", title: "title", href: "href", type: "type", name: "name", htmlFor: "for", role: "role", ariaLabel: "aria-label", src: "src", scope: "scope" };
const switches = ["hidden", "disabled", "open", "checked"];

class DocumentNode extends EventTarget {
  parentNode = null;
  /** @type {DocumentNode[]} */
  childNodes = [];

  get parentElement() { return this.parentNode instanceof DocumentElement ? this.parentNode : null; }
  get children() { return this.childNodes.filter((one) => one instanceof DocumentElement); }
  get childElementCount() { return this.children.length; }
  get firstChild() { return this.childNodes[0] ?? null; }
  get firstElementChild() { return this.children[0] ?? null; }
  get lastElementChild() { return this.children.at(-1) ?? null; }
  get nextSibling() { return this.#beside(1, (one) => one.childNodes); }
  get nextElementSibling() { return this.#beside(1, (one) => one.children); }
  get previousElementSibling() { return this.#beside(-1, (one) => one.children); }
  get isConnected() { return this === document.documentElement || Boolean(this.parentNode?.isConnected); }
  get textContent() { return this.childNodes.map((one) => one.textContent).join(""); }
  set textContent(text) { this.replaceChildren(...(String(text) ? [String(text)] : [])); }

  #beside(by, list) {
    const all = this.parentNode ? list(this.parentNode) : [];
    return all[all.indexOf(this) + by] ?? null;
  }

  contains(other) {
    for (let one = other; one; one = one.parentNode) if (one === this) return true;
    return false;
  }

  remove() {
    if (!this.parentNode) return;
    const siblings = this.parentNode.childNodes;
    siblings.splice(siblings.indexOf(this), 1);
    this.parentNode = null;
  }

  /** Inserts before a child; at the end for null. */
  insertBefore(node, before) {
    if (before && before.parentNode !== this) throw new Error("The node before which another one is inserted is not a child.");
    const one = typeof node === "object" ? node : new DocumentText(String(node));
    one.remove();
    this.childNodes.splice(before ? this.childNodes.indexOf(before) : this.childNodes.length, 0, one);
    one.parentNode = this;
    return one;
  }

  append(...nodes) { for (const one of nodes) this.insertBefore(one, null); }
  prepend(...nodes) {
    const { firstChild } = this;
    for (const one of nodes) this.insertBefore(one, firstChild);
  }
  before(...nodes) { for (const one of nodes) this.parentNode.insertBefore(one, this); }
  after(...nodes) {
    const { nextSibling } = this;
    for (const one of nodes) this.parentNode.insertBefore(one, nextSibling);
  }
  replaceChildren(...nodes) {
    for (const one of [...this.childNodes]) one.remove();
    this.append(...nodes);
  }

  querySelectorAll(selector) { return this.children.flatMap((one) => [...(matches(one, selector) ? [one] : []), ...one.querySelectorAll(selector)]); }
  querySelector(selector) { return this.querySelectorAll(selector)[0] ?? null; }
  getElementById(id) {
    for (const one of this.childNodes) {
      const found = one.id === id ? one : one.getElementById(id);
      if (found) return found;
    }
    return null;
  }
  /** Runs the listeners of the node, and of those above it if the event bubbles. */
  dispatchEvent(event) {
    if (!Object.hasOwn(event, "target")) Object.defineProperty(event, "target", { value: this, configurable: true });
    let isStopped = false;
    const stop = event.stopPropagation.bind(event);
    event.stopPropagation = () => {
      isStopped = true;
      stop();
    };
    const path = [this];
    for (let one = this.parentNode; one && event.bubbles; one = one.parentNode) path.push(one);
    for (const one of path) {
      for (const { type, run } of [...(listeners.get(one) ?? [])]) if (type === event.type) run.call(one, event);
      if (isStopped) break;
    }
    return !event.defaultPrevented;
  }

  addEventListener(type, run) { listeners.set(this, [...(listeners.get(this) ?? []), { type, run }]); }
  removeEventListener(type, run) { listeners.set(this, (listeners.get(this) ?? []).filter((one) => one.type !== type || one.run !== run)); }
}

/** @type {WeakMap<object, {type: string, run: (event: Event) => void}[]>} */
const listeners = new WeakMap();

class DocumentText extends DocumentNode {
  constructor(data) { super(); this.data = data; }
  get textContent() { return this.data; }
  cloneNode() { return new DocumentText(this.data); }
}

export class DocumentElement extends DocumentNode {
  /** @type {Map<string, string>} */
  #attributes = new Map();
  #value = null;

  constructor(tag) {
    super();
    this.localName = tag;
    this.tagName = tag.toUpperCase();
    this.namespaceURI = "http://www.w3.org/2000/svg";
    this.style = new Proxy({ setProperty(name, value) { this[name] = value; }, removeProperty(name) { delete this[name]; } }, {
      get: (all, name) => all[name] ?? "",
    });
    this.dataset = new Proxy({}, {
      get: (_, name) => this.getAttribute(dataName(name)) ?? undefined,
      set: (_, name, value) => (this.setAttribute(dataName(name), value), true),
      deleteProperty: (_, name) => (this.removeAttribute(dataName(name)), true),
      has: (_, name) => this.hasAttribute(dataName(name)),
    });
    const words = () => (this.getAttribute("class") ?? "").split(/\s+/).filter(Boolean);
    const write = (all) => this.setAttribute("class", all.join(" "));
    this.classList = {
      contains: (name) => words().includes(name),
      add: (...names) => write([...new Set([...words(), ...names])]),
      remove: (...names) => write(words().filter((one) => !names.includes(one))),
      toggle: (name, isSet = !words().includes(name)) => (this.classList[isSet ? "add" : "remove"](name), isSet),
    };
    [this.offsetWidth, this.offsetHeight, this.clientWidth, this.clientHeight, this.scrollHeight, this.scrollTop] = [0, 0, 0, 0, 0, 0];
  }

  getAttribute(name) { return this.#attributes.get(name) ?? null; }
  setAttribute(name, value) { this.#attributes.set(name, String(value)); }
  hasAttribute(name) { return this.#attributes.has(name); }
  removeAttribute(name) { this.#attributes.delete(name); }
  toggleAttribute(name, isSet = !this.hasAttribute(name)) {
    if (isSet) this.setAttribute(name, "");
    else this.removeAttribute(name);
  }

  cloneNode(isDeep) {
    const copy = new DocumentElement(this.localName);
    for (const [name, value] of this.#attributes) copy.setAttribute(name, value);
    if (isDeep) copy.append(...this.childNodes.map((one) => one.cloneNode(true)));
    return copy;
  }

  matches(selector) { return selector === ":focus-visible" ? document.activeElement === this : matches(this, selector); }
  closest(selector) { return this.matches(selector) ? this : this.parentElement?.closest(selector) ?? null; }

  get tabIndex() { return Number(this.getAttribute("tabindex") ?? (["button", "input", "select", "textarea"].includes(this.localName) || (this.localName === "a" && this.href) ? 0 : -1)); }
  set tabIndex(index) { this.setAttribute("tabindex", index); }

  // Fields

  get options() { return this.querySelectorAll("option"); }
  get selectedIndex() { return this.options.findIndex((one) => one.value === this.value); }
  set selectedIndex(index) { this.#value = this.options[index]?.value ?? ""; }
  get value() { return this.#value ?? (this.localName === "select" ? this.options[0]?.value : this.getAttribute("value")) ?? (this.localName === "option" ? this.textContent : ""); }
  set value(value) { this.#value = String(value); }
  get valueAsNumber() { return Number(this.value); }
  reportValidity() { return true; }
  select() {}

  // The focus and dialogs

  focus() {
    if (document.activeElement === this || this.disabled || !this.isConnected) return;
    document.activeElement.blur();
    document.activeElement = this;
    this.dispatchEvent(new Event("focus"));
  }
  blur() {
    if (document.activeElement !== this || this === document.body) return;
    document.activeElement = document.body;
    this.dispatchEvent(new Event("blur"));
  }
  click() { if (!this.disabled) this.dispatchEvent(new Event("click", { bubbles: true, cancelable: true })); }
  showModal() { this.open = true; }
  close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  }

  // What has a layout in a browser

  checkVisibility() { return this.isConnected && !this.closest("[hidden]"); }
  get offsetParent() { return this.checkVisibility() ? this.parentElement : null; }
  getBoundingClientRect() { return { left: 0, top: 0, right: 0, bottom: 0, width: 0, height: 0 }; }
  scrollIntoView() {}
  setPointerCapture() {}
  getContext() { return new Proxy({}, { get: () => () => {}, set: () => true }); }
}

for (const [property, attribute] of Object.entries(texts)) {
  Object.defineProperty(DocumentElement.prototype, property, {
    get() { return this.getAttribute(attribute) ?? ""; },
    set(value) { this.setAttribute(attribute, value); },
  });
}
for (const name of switches) {
  Object.defineProperty(DocumentElement.prototype, name, {
    get() { return this.hasAttribute(name); },
    set(isSet) { this.toggleAttribute(name, Boolean(isSet)); },
  });
}

function dataName(name) { return `data-${String(name).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`; }

/** The elements of a text of HTML that is written like the page's own. */
export function parsed(text) {
  const root = new DocumentElement("root");
  let place = root;
  for (const [whole, name, attributes, words] of text.matchAll(/<!--[^]*?-->|<!doctype[^>]*>|<(\/?[a-z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|([^<]+)/gi)) {
    if (words !== undefined) place.append(words.replaceAll("&amp;", "&").replaceAll("&lt;", "<").replaceAll("&gt;", ">"));
    else if (name?.startsWith("/")) place = place.closest(name.slice(1)).parentElement;
    else if (name) {
      const element = new DocumentElement(name);
      for (const [, key, quoted, single, bare] of attributes.matchAll(/([\w:-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'/>]+)))?/g)) element.setAttribute(key, quoted ?? single ?? bare ?? "");
      place.append(element);
      if (!empty.has(name) && !whole.endsWith("/>")) place = element;
    }
  }
  return root;
}

/**
 * Makes a document with the page's elements, or with those of another text, that of all modules.
 * The root element stays the same: modules keep it.
 */
export function openDocument(text = page) {
  const fresh = parsed(text);
  const root = (globalThis.document?.documentElement instanceof DocumentElement && document.documentElement) || new DocumentElement("html");
  const html = fresh.querySelector("html") ?? fresh;
  root.replaceChildren(...html.childNodes.slice());
  for (const name of ["mode", "tab", "drawer", "recording", "looking", "theme", "more"]) delete root.dataset[name];
  listeners.delete(root);
  const made = new DocumentNode();
  made.append(root);
  Object.assign(made, {
    documentElement: root, body: root.querySelector("body") ?? root, title: "", hidden: false,
    createElement: (tag) => new DocumentElement(tag), createElementNS: (_, tag) => new DocumentElement(tag), /** The texts that the page copied. @type {string[]} */ copied: [],
  });
  made.activeElement = made.body;
  define({
    document: made, window: globalThis, Node: DocumentNode, Element: DocumentElement, HTMLElement: DocumentElement,
    innerWidth: 1200, innerHeight: 900, devicePixelRatio: 1, ...addressBar(),
    matchMedia: () => ({ matches: false, addEventListener() {} }), getComputedStyle: () => ({ paddingBottom: "0", columnGap: "0", color: "" }),
    ResizeObserver: class { observe() {} }, localStorage: { getItem: () => null, setItem() {} },
    navigator: { platform: "", clipboard: { writeText: async (text) => { made.copied.push(text); } } },
  });
  return made;
}

/** The address and the history of a page, and the listeners of its window, of which only those of the address are called. */
function addressBar() {
  const entries = [""];
  let at = 0;
  const runs = [];
  const go = (by) => {
    at = Math.min(entries.length - 1, Math.max(0, at + by));
    for (const run of runs) run(new Event("hashchange"));
  };
  return {
    location: {
      reloads: 0,
      get hash() { return entries[at]; },
      set hash(text) {
        const hash = text.startsWith("#") || !text ? text : `#${text}`;
        if (hash === entries[at]) return;
        entries.splice(at + 1, Infinity, hash);
        go(1);
      },
      reload() { this.reloads += 1; },
    },
    history: { replaceState(_, title, hash) { entries[at] = hash; }, back() { go(-1); }, forward() { go(1); }, get length() { return entries.length; } },
    addEventListener(type, run) { if (type === "hashchange") runs.push(run); },
  };
}

/** Replaces what modules read of the page's window. */
export function define(values) {
  for (const [name, value] of Object.entries(values)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

/** What a person would do with the keyboard at the focused element. Returns whether the page handled it. */
export function press(key, modifiers = {}) {
  const event = Object.assign(new Event("keydown", { bubbles: true, cancelable: true }), { key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, repeat: false, ...modifiers });
  return !document.activeElement.dispatchEvent(event);
}

/** Chooses a value in a field, as a person does. */
export function enter(field, value, type = "change") {
  field.value = value;
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** The texts of all elements that match, in order. */
export function textsOf(selector, inside = document) { return inside.querySelectorAll(selector).map((one) => one.textContent); }

/** The name of an element for a screen reader. */
export function nameOf(element) {
  const own = element.getAttribute("aria-label");
  const by = element.hasAttribute("aria-labelledby") && document.getElementById(element.getAttribute("aria-labelledby"));
  const isField = ["input", "select", "textarea"].includes(element.localName);
  const label = isField ? element.closest("label") : null;
  return (own ?? (by ? spokenText(by) : label ? spokenText(label, element) : (!isField && spokenText(element)) || element.title)).trim();
}

/** The text of an element without what is hidden from screen readers, and without a field in it. */
function spokenText(node, field = null) {
  if (node === field || (node instanceof DocumentElement && node.getAttribute("aria-hidden") === "true")) return "";
  return node instanceof DocumentText ? node.data : node.childNodes.map((one) => spokenText(one, field)).join("");
}

/** The elements that can be focused and have no name in words. */
export function nameless() {
  return controls().filter((one) => !/[\p{L}\d]/u.test(nameOf(one))).map((one) => one.id || one.className || one.localName);
}

/** The names of fields and of controls without words, sorted, each once. */
export function namesInAttributes() {
  const isWordless = (one) => ["input", "select", "textarea"].includes(one.localName) || !/\p{L}/u.test(spokenText(one));
  return [...new Set(controls().filter(isWordless).map(nameOf))].sort();
}

function controls() {
  return document.querySelectorAll("a[href], button, input, select, textarea, [tabindex], [role=application]");
}
