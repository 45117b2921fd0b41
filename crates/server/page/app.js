// The plain page of a Steading server: which view is shown at which address.

import { api, language, setLanguage } from "/api.js";
import { button, field, fill, h, notify, panel } from "/dom.js";
import { showHome } from "/home.js";
import { showTable } from "/table.js";

const main = document.getElementById("main");

async function start() {
  const choice = document.getElementById("language");
  choice.value = language();
  choice.addEventListener("change", () => {
    setLanguage(choice.value);
    dispatchEvent(new Event("steading-language"));
  });
  try {
    if (location.pathname === "/move") return showMove();
    const me = await api.me();
    if (me === null) return showNameForm();
    showWho(me);
    await show(me);
  } catch (error) {
    notify(error.message, true);
    fill(main, panel("Steading", h("p", {}, button("Try again", () => location.reload()))));
  }
}

async function show(me) {
  const table = location.pathname.match(/^\/t\/([^/]+)$/);
  if (table) showTable(main, decodeURIComponent(table[1]), me);
  else await showHome(main, me);
}

/** A stranger is asked for a name first, wherever the link led. */
function showNameForm() {
  const name = h("input", { name: "name", required: true, maxlength: 24, autocomplete: "nickname" });
  const send = async (event) => {
    event.preventDefault();
    try {
      const me = await api.signIn(name.value);
      notify("");
      showWho(me);
      await show(me);
    } catch (error) {
      notify(error.message, true);
    }
  };
  fill(
    main,
    panel(
      "Welcome",
      h(
        "form",
        { class: "stack", onsubmit: send },
        field("What shall we call you?", name, "No account, no e-mail: a cookie remembers your seats on this device."),
        h("button", { class: "btn primary" }, "Come in"),
      ),
    ),
  );
  name.focus();
}

function showWho(me) {
  const rename = async () => {
    const name = prompt("What shall we call you?", me.name);
    if (!name) return;
    try {
      showWho(await api.rename(name));
    } catch (error) {
      notify(error.message, true);
    }
  };
  fill(
    document.getElementById("whoami"),
    h("b", {}, me.name),
    " ",
    button("Rename", rename, { class: "btn small quiet" }),
  );
}

/** The code of a link stands behind `#`, so it is never sent to a server by mistake. It is redeemed by a button, so that a preview does not use it up. */
function showMove() {
  const code = location.hash.slice(1);
  const redeem = async () => {
    try {
      await api.redeem(code);
      location.replace("/");
    } catch (error) {
      notify(error.message, true);
    }
  };
  const text = "This device takes over your name and all your seats. The other device is signed out.";
  fill(main, panel("Go on playing here", h("p", {}, text), h("p", {}, button("Go on here", redeem, { class: "btn primary" }))));
}

start();
