/**
 * The texts of one language. What every page needs is one piece, which is loaded when the language is chosen; each chapter is another.
 * Refusals, errors and names of rule modules are put into words by the server.
 */
const files = import.meta.glob<string>(
  [
    "../../../locales/ru/*.ftl",
    "!../../../locales/ru/{refusals,errors,modules}.ftl",
    "!../../../locales/ru/{attack,cities,larger,progress,rivals,traders}.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);

export const chapters = import.meta.glob<string>(
  "../../../locales/ru/{attack,cities,larger,progress,rivals,traders}.ftl",
  {
    query: "?raw",
    import: "default",
  },
);

export default Object.values(files).join("\n");
