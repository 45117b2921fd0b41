// Elements without a framework. Text is always text: nothing that comes from the server is read as HTML.

/** Makes an element. Attributes that begin with `on` are listeners, `true` and `false` switch, the rest is text. */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "value") element.value = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  append(element, children);
  return element;
}

/** Replaces everything in an element. */
export function fill(element, ...children) {
  element.replaceChildren();
  append(element, children);
  return element;
}

function append(element, children) {
  for (const child of children.flat(Infinity)) {
    if (child !== null && child !== undefined && child !== false) element.append(child);
  }
}

let labelCount = 0;

/** A label above its field. */
export function field(label, control, hint = null) {
  control.id ||= `field-${++labelCount}`;
  return h("div", { class: "field" }, h("label", { for: control.id }, label), control, hint && h("small", {}, hint));
}

/** A box with its label behind it. */
export function checkbox(label, attributes) {
  const box = h("input", { type: "checkbox", ...attributes });
  return h("label", { class: "check", title: attributes.title }, box, " ", label);
}

/** A choice. Each option is a value, or `{ value, label, disabled, title }`. */
export function select(options, value, attributes = {}) {
  const make = (option) => {
    const { value, label = value, disabled = false, title = null } =
      typeof option === "string" ? { value: option } : option;
    return h("option", { value, disabled, title }, label);
  };
  const element = h("select", attributes, options.map(make));
  if (value !== undefined) element.value = value;
  return element;
}

/** A button that does not send a form. */
export function button(label, onclick, attributes = {}) {
  return h("button", { type: "button", class: "btn", onclick, ...attributes }, label);
}

/** A titled part of the page. */
export function panel(title, ...children) {
  return h("section", { class: "panel" }, h("h2", {}, title), children);
}

/** Says something to everybody who uses the page, screen readers included. */
export function notify(text, isBad = false) {
  const notice = document.getElementById("notice");
  notice.textContent = text;
  notice.hidden = text === "";
  notice.classList.toggle("bad", isBad);
}

/** `build_road` as `build road`. */
export function words(key) {
  return String(key).replaceAll("_", " ");
}

/** Any JSON as a tree that folds. */
export function tree(value, name = null, depth = 0) {
  const title = name === null ? "" : words(name);
  if (value === null || typeof value !== "object") {
    return h("div", { class: "leaf" }, title && h("b", {}, `${title}: `), value === null ? "–" : String(value));
  }
  const entries = Object.entries(value);
  const isFlat = entries.every(([, inner]) => inner === null || typeof inner !== "object");
  if (Array.isArray(value) && isFlat) {
    const list = entries.map(([, inner]) => (inner === null ? "–" : String(inner))).join(", ");
    return h("div", { class: "leaf" }, title && h("b", {}, `${title}: `), list || "none");
  }
  const branches = entries.map(([key, inner]) => tree(inner, key, depth + 1));
  if (name === null) return h("div", { class: "tree" }, branches);
  return h("details", { open: depth <= 1 && entries.length <= 12 }, h("summary", {}, title), branches);
}
