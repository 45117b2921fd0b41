/**
 * Zoom and pan by wheel, drag, pinch and double tap. As long as the whole island is shown, one finger scrolls the page as everywhere;
 * two fingers enlarge, and one finger moves what is enlarged.
 */
import { moved, showing, WHOLE, zoomed, type Look } from "./look";
import type { Box, Point } from "./geometry";

/** A pointer that moves less, in pixels, clicks; one that moves more drags. */
const DRAG_PX = 6;
const DOUBLE_TAP_MS = 320;
const DOUBLE_TAP_PX = 28;
const STEP = 1.6;

export class Camera {
  look = $state.raw<Look>(WHOLE);
  readonly isWhole: boolean = $derived(this.look.scale === 1);
  private readonly pointers = new Map<number, Point>();
  private svg: SVGSVGElement | null = null;
  private hasDragged = false;
  private lastTap: { at: number; point: Point } | null = null;

  constructor(private readonly box: () => Box) {}

  zoomIn(): void {
    this.zoom(STEP, this.middle());
  }

  zoomOut(): void {
    this.zoom(1 / STEP, this.middle());
  }

  fit(): void {
    this.look = WHOLE;
  }

  /** Brings a point into sight. */
  show(point: Point): void {
    this.look = showing(this.look, point, this.box());
  }

  private zoom(factor: number, at: Point): void {
    this.look = zoomed(this.look, factor, at, this.box());
  }

  private middle(): Point {
    const { x, y, width, height } = this.box();
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** For `{@attach}`: listens on the picture. */
  readonly attach = (svg: SVGSVGElement): (() => void) => {
    this.svg = svg;
    const stop = new AbortController();
    const { signal } = stop;
    svg.addEventListener("wheel", (event) => this.wheel(event), { passive: false, signal });
    svg.addEventListener("pointerdown", (event) => this.down(event), { signal });
    svg.addEventListener("pointermove", (event) => this.move(event), { signal });
    svg.addEventListener("pointerup", (event) => this.up(event), { signal });
    svg.addEventListener("pointercancel", (event) => this.pointers.delete(event.pointerId), { signal });
    svg.addEventListener("click", (event) => this.click(event), { capture: true, signal });
    svg.addEventListener("touchmove", (event) => this.touch(event), { passive: false, signal });
    return () => stop.abort();
  };

  /** A point of the window in the units of the picture. */
  private unitsOf({ x, y }: Point): Point {
    const matrix = this.svg?.getScreenCTM()?.inverse();
    return matrix ? { x: x * matrix.a + matrix.e, y: y * matrix.d + matrix.f } : { x: 0, y: 0 };
  }

  /** On a page that can be scrolled, the wheel does that while the whole island is shown; with Ctrl, or a pinch, it enlarges. */
  private wheel(event: WheelEvent): void {
    const factor = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.002));
    const { scrollHeight, clientHeight } = document.documentElement;
    const isForPage = scrollHeight > clientHeight && !event.ctrlKey;
    if (this.isWhole && (factor < 1 || isForPage)) return;
    event.preventDefault();
    this.zoom(factor, this.unitsOf({ x: event.clientX, y: event.clientY }));
  }

  private down(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (this.pointers.size === 0) this.hasDragged = false;
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  private move(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other && !this.hasDragged && Math.hypot(now.x - before.x, now.y - before.y) < DRAG_PX) return;
    this.hasDragged = true;
    this.pointers.set(event.pointerId, now);
    if (other) this.pinch(before, now, other);
    else if (!this.isWhole) this.drag(event, before, now);
  }

  private pinch(before: Point, now: Point, other: Point): void {
    const apart = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    this.zoom(apart(now) / apart(before), this.unitsOf(middle));
  }

  private drag(event: PointerEvent, before: Point, now: Point): void {
    if (this.svg && !this.svg.hasPointerCapture(event.pointerId)) this.svg.setPointerCapture(event.pointerId);
    const [from, to] = [this.unitsOf(before), this.unitsOf(now)];
    this.look = moved(this.look, { x: to.x - from.x, y: to.y - from.y }, this.box());
  }

  private up(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
    const isOnSite = event.target instanceof Element && event.target.closest("[role=button]") !== null;
    if (this.hasDragged || isOnSite) return;
    const point = { x: event.clientX, y: event.clientY };
    const { lastTap } = this;
    const isDouble =
      lastTap !== null &&
      event.timeStamp - lastTap.at < DOUBLE_TAP_MS &&
      Math.hypot(point.x - lastTap.point.x, point.y - lastTap.point.y) < DOUBLE_TAP_PX;
    this.lastTap = isDouble ? null : { at: event.timeStamp, point };
    if (!isDouble) return;
    if (this.isWhole) this.zoom(STEP * STEP, this.unitsOf(point));
    else this.fit();
  }

  /** What ends a drag is no click on whatever is there. */
  private click(event: MouseEvent): void {
    if (!this.hasDragged) return;
    this.hasDragged = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /** The browser scrolls with one finger while everything is in sight; all else is ours. */
  private touch(event: TouchEvent): void {
    if (event.cancelable && (event.touches.length > 1 || !this.isWhole)) event.preventDefault();
  }
}
