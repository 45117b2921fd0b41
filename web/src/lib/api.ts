/** The HTTP part of the server. Every failure is an `ApiError` with the server's code, a connection that fails is `UNAVAILABLE`. */
import type {
  AskBoard,
  AskChoices,
  BoardPreview,
  Choices,
  ErrorCode,
  Failure,
  GameDescription,
  Invitation,
  Made,
  Me,
  MoveLink,
  NewTable,
  RefusalInfo,
  Replay,
  RuleInfo,
  RuleModule,
  Story,
  Summary,
  TableInfo,
  TableLine,
} from "../protocol";
import { language } from "./text.svelte";

export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly refusals: RefusalInfo[] = [],
  ) {
    super(message);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: {
        "accept-language": language(),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch (error) {
    throw new ApiError("UNAVAILABLE", error instanceof Error ? error.message : String(error));
  }
  const said: unknown = await response.json().catch(() => null);
  if (response.ok) return said as T;
  const failure = said as Failure | null;
  throw new ApiError(failure?.code ?? "UNAVAILABLE", failure?.message ?? response.statusText, failure?.refusals ?? []);
}

const at = encodeURIComponent;

/** Whose eyes a finished game is seen with: a seat's, or nobody's, who sees everything. */
const eyes = (seat: number | null) => (seat === null ? "" : `?seat=${seat}`);

export const api = {
  me: () => ask<Me | null>("GET", "/api/me"),
  signIn: (name: string) => ask<Me>("POST", "/api/guests", { name }),
  rename: (name: string) => ask<Me>("PATCH", "/api/me", { name }),
  makeMove: () => ask<MoveLink>("POST", "/api/me/move"),
  redeemMove: (code: string) => ask<Me>("POST", "/api/move", { code }),
  games: () => ask<GameDescription[]>("GET", `/api/games?language=${language()}`),
  choices: (game: string, options: string) =>
    ask<Choices>("POST", `/api/games/${at(game)}/choices`, { options, language: language() } satisfies AskChoices),
  board: (game: string, options: string) =>
    ask<BoardPreview>("POST", `/api/games/${at(game)}/board`, { options } satisfies AskBoard),
  create: (table: NewTable) => ask<Made>("POST", "/api/tables", table),
  openTables: () => ask<TableLine[]>("GET", "/api/tables"),
  myTables: () => ask<TableLine[]>("GET", "/api/me/tables"),
  recent: () => ask<TableLine[]>("GET", "/api/recent"),
  table: (table: string) => ask<TableInfo>("GET", `/api/tables/${at(table)}`),
  invitation: (table: string) => ask<Invitation>("GET", `/api/tables/${at(table)}/invitation`),
  leave: (table: string) => ask<unknown>("POST", `/api/tables/${at(table)}/leave`),
  resign: (table: string) => ask<unknown>("POST", `/api/tables/${at(table)}/resign`),
  ruleModules: () => ask<RuleModule[]>("GET", `/api/rule-modules?language=${language()}`),
  rules: (module: string) => ask<RuleInfo[]>("GET", `/api/rules?module=${at(module)}&language=${language()}`),
  searchRules: (words: string) => ask<RuleInfo[]>("GET", `/api/rules?query=${at(words)}&language=${language()}`),
  rule: (rule: string) => ask<RuleInfo>("GET", `/api/rules/${at(rule)}?language=${language()}`),
  importRecord: (record: string) => ask<Made>("POST", "/api/records", { record }),
  recordAddress: (table: string) => `/api/tables/${at(table)}/record`,
  replay: (table: string, number: number, seat: number | null) =>
    ask<Replay>("GET", `/api/tables/${at(table)}/replay/${number}${eyes(seat)}`),
  story: (table: string, seat: number | null) => ask<Story>("GET", `/api/tables/${at(table)}/story${eyes(seat)}`),
  summary: (table: string) => ask<Summary>("GET", `/api/tables/${at(table)}/summary`),
};
