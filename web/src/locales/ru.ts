/** The texts of one language, as one piece that is loaded when the language is chosen. Refusals, errors and names of rule modules are put into words by the server. */
const files = import.meta.glob<string>(
  [
    "../../../locales/ru/*.ftl",
    "!../../../locales/ru/refusals.ftl",
    "!../../../locales/ru/errors.ftl",
    "!../../../locales/ru/modules.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);

export default Object.values(files).join("\n");
