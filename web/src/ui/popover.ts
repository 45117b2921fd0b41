/** How far from the edge of the page, and from its button, a popover keeps. */
const EDGE_PX = 8;
const GAP_PX = 6;

/** Puts a popover at the button that opens it, above or below it where there is room, and always inside the page. */
export function placeAt(button: HTMLElement | null, popover: HTMLElement | null, side: "above" | "below"): void {
  if (!button || !popover) return;
  const at = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const [above, below] = [at.top - GAP_PX - height, at.bottom + GAP_PX];
  const [hasAbove, hasBelow] = [above >= EDGE_PX, below + height <= innerHeight - EDGE_PX];
  const top = side === "above" ? (hasAbove || !hasBelow ? above : below) : hasBelow || !hasAbove ? below : above;
  popover.style.left = `${inside(at.left, width, innerWidth)}px`;
  popover.style.top = `${inside(top, height, innerHeight)}px`;
}

function inside(start: number, length: number, room: number): number {
  return Math.max(EDGE_PX, Math.min(start, room - length - EDGE_PX));
}
