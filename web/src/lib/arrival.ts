/**
 * Where the focus goes when another page is shown: to its heading, so that whoever cannot see the page hears where they are, and the
 * next Tab leads into the page. What a page does with the focus itself is respected.
 */

/** The heading of the page, or the page itself where there is none; nothing while the page is still on its way. */
function headingOf(root: ParentNode): HTMLElement | null {
  return root.querySelector<HTMLElement>("main h1") ?? root.querySelector<HTMLElement>('main:not([aria-busy="true"])');
}

function hasFocus(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body;
}

/** Moves the focus to the heading of the page. */
export function focusPage(): void {
  const heading = headingOf(document);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

let isFirst = true;

/** Called when a page is drawn. The first page of a visit leaves the focus where the browser has put it. Returns how to stop waiting. */
export function arrive(): (() => void) | undefined {
  if (isFirst) {
    isFirst = false;
    return undefined;
  }
  const settle = () => {
    if (!hasFocus()) focusPage();
    return hasFocus();
  };
  if (settle()) return undefined;
  const observer = new MutationObserver(() => {
    if (settle()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["aria-busy"] });
  return () => observer.disconnect();
}
