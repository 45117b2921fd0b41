/** What cannot be read on a page: text that is cut off, lies outside the screen or under something else; and what lies on top of what. */
import type { Page } from "@playwright/test";

/** What may be longer than its place: fixed text that is made to be scrolled sideways. */
const MAY_SCROLL = ["pre"];

/** What passes over the page for a moment. */
const PASSING = [".toasts"];

export interface Exceptions {
  /** Selectors of elements whose text may be cut, with everything in them. */
  except?: string[];
}

/** Every text of the page, or of the dialog that is open, that cannot be read whole: one line each, with what is wrong. */
export async function cutTexts(page: Page, { except = [] }: Exceptions = {}): Promise<string[]> {
  await settle(page);
  return page.evaluate(
    ({ except, mayScroll, passing }) => {
      /** Less than this is rounding, or the slope of a letter. */
      const SLACK = 1.5;
      /** A place to scroll in that is lower than this shows no line. */
      const LINE = 14;
      const faults = new Set<string>();
      const root = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
      const isExcepted = (element: Element) => element.closest([...except, ...mayScroll].join(",")) !== null;
      const page = document.scrollingElement ?? document.documentElement;
      const doesPageScroll =
        page.scrollHeight > innerHeight + 1 &&
        !["hidden", "clip"].includes(getComputedStyle(document.documentElement).overflowY) &&
        !["hidden", "clip"].includes(getComputedStyle(document.body).overflowY);

      const say = (element: Element, text: string, fault: string) =>
        faults.add(`“${text.trim().replace(/\s+/g, " ").slice(0, 60)}” ${fault} (${nameOf(element)})`);

      function nameOf(element: Element): string {
        const names: string[] = [];
        for (let each: Element | null = element; each && names.length < 3; each = each.parentElement) {
          const classes = [...each.classList].filter((name) => !name.startsWith("svelte-"));
          names.unshift([each.localName, ...classes].join("."));
        }
        return names.join(" > ");
      }

      /** Text for screen readers alone, or that is not there to be seen yet: faded out, or waiting above the screen for the focus. */
      function isUnseen(element: Element): boolean {
        if (!element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })) return true;
        for (let each: Element | null = element; each; each = each.parentElement) {
          const style = getComputedStyle(each);
          if (Number(style.opacity) === 0 || style.clipPath === "inset(50%)") return true;
          const isTaken = style.position === "absolute" || style.position === "fixed";
          if (isTaken && each.getBoundingClientRect().bottom + scrollY <= 0) return true;
        }
        return false;
      }

      interface Box {
        left: number;
        top: number;
        right: number;
        bottom: number;
      }

      /** The inside of an element without its frame. */
      function innerOf(element: Element): Box {
        const box = element.getBoundingClientRect();
        const left = box.left + element.clientLeft;
        const top = box.top + element.clientTop;
        return { left, top, right: left + element.clientWidth, bottom: top + element.clientHeight };
      }

      /** What of a text is seen: the fault where something cuts it, or its box within everything that scrolls, if any of it is there. */
      function seenOf(element: Element, text: Box): { fault: string } | { box: Box; isScrolled: boolean } | null {
        let box: Box = { left: text.left, top: text.top, right: text.right, bottom: text.bottom };
        let isPageScrolled = doesPageScroll;
        let isScrolled = doesPageScroll;
        for (let each: Element | null = element; each && each !== document.documentElement; each = each.parentElement) {
          if (each instanceof SVGElement && each.ownerSVGElement) continue;
          const style = getComputedStyle(each);
          if (style.position === "fixed") isPageScrolled = false;
          if (style.display === "inline" || each === document.body) continue;
          const [x, y] = [style.overflowX, style.overflowY];
          if (x === "visible" && y === "visible") continue;
          const inner = innerOf(each);
          if (["hidden", "clip"].includes(x) && (box.left < inner.left - SLACK || box.right > inner.right + SLACK))
            return { fault: "is cut at its side" };
          if (["auto", "scroll"].includes(x) && (box.left < inner.left - SLACK || box.right > inner.right + SLACK))
            return { fault: "must be scrolled sideways" };
          if (
            ["hidden", "clip"].includes(y) &&
            (box.top < inner.top - SLACK - 2 || box.bottom > inner.bottom + SLACK + 2)
          )
            return { fault: "is cut above or below" };
          if (["auto", "scroll"].includes(y)) {
            isScrolled = true;
            if (each.clientHeight < LINE) return { fault: "has no room" };
            box = {
              left: box.left,
              right: box.right,
              top: Math.max(box.top, inner.top),
              bottom: Math.min(box.bottom, inner.bottom),
            };
            if (box.bottom - box.top < (text.bottom - text.top) / 2) return null;
          }
        }
        if (box.left < -SLACK || box.right > innerWidth + SLACK) return { fault: "is beside the screen" };
        const isOut = box.top < -SLACK || box.bottom > innerHeight + SLACK;
        if (isOut && isPageScrolled) return null;
        return isOut ? { fault: "is above or below the screen" } : { box, isScrolled };
      }

      /** Whether something is painted where it is, not only in what it holds. */
      function isPainted(element: Element): boolean {
        const style = getComputedStyle(element);
        if (style.visibility !== "visible") return false;
        for (let each: Element | null = element; each; each = each.parentElement)
          if (Number(getComputedStyle(each).opacity) < 0.5) return false;
        if (element instanceof HTMLImageElement || element.localName === "canvas") return true;
        if (element instanceof SVGElement)
          return element.ownerSVGElement !== null && alpha(style.fill) * Number(style.fillOpacity) > 0.5;
        return alpha(style.backgroundColor) > 0.5 || style.backgroundImage !== "none";
      }

      function alpha(colour: string): number {
        if (colour === "none" || colour === "transparent") return 0;
        const parts = /^rgba\((?:[^,]+,){3}\s*([\d.]+)\)$/.exec(colour) ?? /\/\s*([\d.]+)\)$/.exec(colour);
        return parts ? Number(parts[1]) : 1;
      }

      /** Stays where it is while other things scroll beneath. */
      function isPinned(element: Element): boolean {
        for (let each: Element | null = element; each; each = each.parentElement)
          if (["sticky", "fixed"].includes(getComputedStyle(each).position)) return true;
        return false;
      }

      /** What lies on a text, if anything does. */
      function coverOf(element: Element, box: Box, isScrolled: boolean): Element | null {
        const y = (box.top + box.bottom) / 2;
        const inset = Math.min(3, (box.right - box.left) / 2);
        for (const x of [(box.left + box.right) / 2, box.left + inset, box.right - inset]) {
          for (const above of document.elementsFromPoint(x, y)) {
            if (above === element || above.contains(element) || element.contains(above)) break;
            // The parts of a picture are arranged by its own rules.
            if (element.closest("svg") && above.closest("svg") === element.closest("svg")) continue;
            if (passing.some((selector) => above.closest(selector)) || !isPainted(above)) continue;
            if (isScrolled && isPinned(above)) return null;
            return above;
          }
        }
        return null;
      }

      /** What a field says by itself is cut where it is longer than the field; what somebody has written there moves with the cursor. */
      function checkField(field: HTMLInputElement | HTMLSelectElement): void {
        if (isExcepted(field) || isUnseen(field) || field.getBoundingClientRect().width === 0) return;
        const isSelect = field instanceof HTMLSelectElement;
        const text = isSelect ? (field.selectedOptions[0]?.text ?? "") : field.value === "" ? field.placeholder : "";
        const pen = document.createElement("canvas").getContext("2d");
        if (!pen || text === "") return;
        const style = getComputedStyle(field);
        pen.font = style.font;
        const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
        if (pen.measureText(text).width > room + SLACK) say(field, text, "is cut in its field");
      }

      // What lets the pointer through is seen all the same.
      const still = new CSSStyleSheet();
      still.replaceSync("* { pointer-events: auto !important; }");
      document.adoptedStyleSheets.push(still);
      try {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const text = node.textContent ?? "";
          const element = node.parentElement;
          if (!element || text.trim() === "" || element.closest("script, style, title, desc, option")) continue;
          if (isExcepted(element) || isUnseen(element)) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          let isFaulty = false;
          for (const rect of range.getClientRects()) {
            if (rect.width === 0 || rect.height === 0) continue;
            const seen = seenOf(element, rect);
            if (seen === null) continue;
            if ("fault" in seen) {
              say(element, text, seen.fault);
              isFaulty = true;
              break;
            }
            const cover = coverOf(element, seen.box, seen.isScrolled);
            if (cover) {
              say(element, text, `is covered by ${nameOf(cover)}`);
              break;
            }
          }
          // Where letters are left out, the boxes of the rest may be those of the whole text or not.
          for (let each: Element | null = element; each && each !== root && !isFaulty; each = each.parentElement) {
            const style = getComputedStyle(each);
            if (style.overflowX === "visible" || style.display === "inline") continue;
            const isShortened = style.textOverflow !== "clip" || style.webkitLineClamp !== "none";
            if (!isShortened) continue;
            if (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 3)
              say(element, each.textContent ?? text, "is shortened");
          }
        }
        for (const field of root.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select"))
          checkField(field);
      } finally {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
      }
      return [...faults];
    },
    { except, mayScroll: MAY_SCROLL, passing: PASSING },
  );
}

/** Controls and panels that lie on each other although neither holds the other: one line for each pair. */
export async function overlaps(page: Page, { except = [] }: Exceptions = {}): Promise<string[]> {
  await settle(page);
  return page.evaluate(
    ({ except, passing }) => {
      const SLACK = 1.5;
      const THINGS =
        "button, a[href], input, select, textarea, [role=button], [role=log], [role=status], section, aside, nav, header, footer, h1, h2, h3, p, li, figure, table";
      const root = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;

      function nameOf(element: Element): string {
        const classes = [...element.classList].filter((name) => !name.startsWith("svelte-"));
        const words = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replace(/\s+/g, " ");
        return `${[element.localName, ...classes].join(".")} “${words.slice(0, 30)}”`;
      }

      /** What of an element is seen: not what is scrolled away or cut off. */
      function boxOf(element: Element): DOMRect | null {
        let { left, top, right, bottom } = element.getBoundingClientRect();
        for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
          const { overflowX, overflowY, display } = getComputedStyle(each);
          if (display === "inline" || (overflowX === "visible" && overflowY === "visible")) continue;
          const port = each.getBoundingClientRect();
          [left, right] = [Math.max(left, port.left), Math.min(right, port.right)];
          [top, bottom] = [Math.max(top, port.top), Math.min(bottom, port.bottom)];
        }
        return right - left > 2 && bottom - top > 2 ? new DOMRect(left, top, right - left, bottom - top) : null;
      }

      function isPinned(element: Element): boolean {
        for (let each: Element | null = element; each; each = each.parentElement)
          if (["sticky", "fixed"].includes(getComputedStyle(each).position)) return true;
        return false;
      }

      function isSeen(element: Element): boolean {
        return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      }

      const things = [...root.querySelectorAll(THINGS)]
        .filter((element) => !element.closest(["svg", ".sr", ...passing, ...except].join(",")) && isSeen(element))
        .flatMap((element) => {
          const box = boxOf(element);
          return box ? [{ element, box, pinned: isPinned(element) }] : [];
        });
      const found: string[] = [];
      things.forEach((one, index) => {
        for (const other of things.slice(index + 1)) {
          if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
          if (one.pinned !== other.pinned) continue;
          const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          if (wide > SLACK && high > SLACK) found.push(`${nameOf(one.element)} and ${nameOf(other.element)}`);
        }
      });
      return found;
    },
    { except, passing: PASSING },
  );
}

/** Waits until the page has taken note of its size, the texts have their letters and nothing moves any more. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What is measured is told after a frame has been laid out, and what follows from it is laid out in the next.
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    await document.fonts.ready;
    const finite = document
      .getAnimations()
      .filter(
        ({ effect }) =>
          effect?.getComputedTiming().iterations !== Infinity && effect?.getComputedTiming().duration !== 0,
      );
    await Promise.race([
      Promise.allSettled(finite.map(({ finished }) => finished)),
      new Promise((done) => setTimeout(done, 1000)),
    ]);
  });
}
