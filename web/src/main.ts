import { mount } from "svelte";
import App from "./App.svelte";
import { apply, settings } from "./lib/settings.svelte";
import { speak } from "./lib/text.svelte";
import "./style/tokens.css";
import "./style/base.css";
import "./style/app.css";

apply();
await speak(settings.language);
const target = document.getElementById("app");
if (target) mount(App, { target });
