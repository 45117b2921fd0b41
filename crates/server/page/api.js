// The HTTP part of the server.

/** Something the server refused; `code` is stable, `message` is a sentence. */
export class Refused extends Error {
  constructor(failure, status) {
    super(failure?.message || `The server answered with ${status}.`);
    this.code = failure?.code ?? "UNAVAILABLE";
    this.refusals = failure?.refusals ?? [];
  }
}

async function request(method, path, body) {
  const headers = { accept: "application/json", "accept-language": language() };
  if (body !== undefined) headers["content-type"] = "application/json";
  let response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Refused({ code: "UNAVAILABLE", message: "The server cannot be reached. Try again in a moment." });
  }
  const text = await response.text();
  const answer = parse(text);
  if (!response.ok) throw new Refused(answer, response.status);
  return answer;
}

function parse(text) {
  try {
    return text === "" ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

const part = encodeURIComponent;

export const api = {
  /** Who the cookie says one is; null for a stranger. */
  async me() {
    try {
      return await request("GET", "/api/me");
    } catch (error) {
      if (error.code === "NO_GUEST") return null;
      throw error;
    }
  },
  signIn: (name) => request("POST", "/api/guests", { name }),
  rename: (name) => request("PATCH", "/api/me", { name }),
  moveLink: () => request("POST", "/api/me/move"),
  redeem: (code) => request("POST", "/api/move", { code }),
  games: () => request("GET", `/api/games?language=${language()}`),
  choices: (game, options) => request("POST", `/api/games/${part(game)}/choices`, { options, language: language() }),
  createTable: (table) => request("POST", "/api/tables", table),
  openTables: () => request("GET", "/api/tables"),
  myTables: () => request("GET", "/api/me/tables"),
  recent: () => request("GET", "/api/recent"),
  importRecord: (record) => request("POST", "/api/records", { record }),
  replay: (table, number, seat) =>
    request("GET", `/api/tables/${part(table)}/replay/${number}${seat === null ? "" : `?seat=${seat}`}`),
  recordAddress: (table) => `/api/tables/${part(table)}/record`,
};

/** The language of refusals. */
export function language() {
  return localStorage.getItem("language") ?? "en";
}

export function setLanguage(tag) {
  localStorage.setItem("language", tag);
}
