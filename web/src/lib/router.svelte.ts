/** Which page is shown. Links are plain `<a href>`; a click on one of ours changes the page without loading it again. */

export type Route =
  | { page: "home" }
  | { page: "new" }
  | { page: "table"; table: string }
  | { page: "replay"; table: string }
  | { page: "rules"; rule: string | null }
  | { page: "help" }
  | { page: "settings" }
  | { page: "move" }
  | { page: "nowhere" };

let current = $state(here());

function here(): string {
  return typeof location === "undefined" ? "/" : location.pathname + location.search + location.hash;
}

/** The page of an address. */
export function routeOf(address: string): Route {
  const [path = "/"] = address.split(/[?#]/);
  const [first = "", second = null, ...more] = path
    .split("/")
    .filter((part) => part !== "")
    .map(decodeURIComponent);
  if (more.length > 0) return { page: "nowhere" };
  if (first === "") return { page: "home" };
  if (first === "t" && second) return { page: "table", table: second };
  if (first === "replay" && second) return { page: "replay", table: second };
  if (first === "rules") return { page: "rules", rule: second };
  if (second !== null) return { page: "nowhere" };
  if (first === "new" || first === "help" || first === "settings" || first === "move") return { page: first };
  return { page: "nowhere" };
}

/** The page that is shown now. */
export function route(): Route {
  return routeOf(current);
}

/** The address of the page with its query. */
export function address(): string {
  return current;
}

/** A value of the query of the address. */
export function query(name: string): string | null {
  return new URL(current, "http://here").searchParams.get(name);
}

/** Goes to another page. */
export function go(to: string): void {
  history.pushState(null, "", to);
  current = here();
  scrollTo(0, 0);
}

/** Changes the address of the present page, such as the position of a replay, without a new entry in the history. */
export function note(to: string): void {
  history.replaceState(null, "", to);
  current = here();
}

/** Listens to the browser's buttons and to clicks on links of this page, but for those that somebody else takes. Returns how to stop. */
export function listen(isTaken: (to: string) => boolean): () => void {
  const back = () => (current = here());
  const click = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isOurs = link instanceof HTMLAnchorElement && link.origin === location.origin && link.target === "";
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isOurs || !isPlain || event.defaultPrevented || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/") || routeOf(link.pathname).page === "nowhere") return;
    event.preventDefault();
    const to = link.pathname + link.search + link.hash;
    if (!isTaken(to) && link.href !== location.href) go(to);
  };
  addEventListener("popstate", back);
  document.addEventListener("click", click);
  return () => {
    removeEventListener("popstate", back);
    document.removeEventListener("click", click);
  };
}
