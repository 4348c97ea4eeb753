import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";

/** The element under the pointer: a row, or another trip to swap with. */
export type DropTarget = { readonly row: string; readonly trip: string | undefined };
export type Drag = {
  readonly tripId: string;
  readonly x: number;
  readonly y: number;
  /** A finger covers what is under it. */
  readonly isTouch: boolean;
  readonly over: DropTarget | undefined;
};

/** Less than this is a press, not a drag. */
const slack = 6;
/** A finger that rests this long takes the trip; one that moves sooner scrolls. */
const holdMs = 350;
/** This close to its edge the board scrolls along. */
const edge = 48;
const scrollsBy = 10;

/**
 * Drags a trip with mouse, pen or finger. Rows carry `data-row`, trips `data-trip`; `onDrop` is called once. Escape
 * cancels.
 */
export function useDrag(onDrop: (tripId: string, target: DropTarget) => void) {
  const [drag, setDrag] = useState<Drag>();
  const scroller = useRef<HTMLDivElement>(null);
  const holds = useHeldTouch(scroller);

  const start = useCallback(
    (down: ReactPointerEvent, tripId: string) => {
      if (down.button !== 0) return;
      const isTouch = down.pointerType === "touch";
      const listening = new AbortController();
      const { signal } = listening;
      let isDragging = false;
      let last: Point = down;
      const show = () => setDrag({ tripId, x: last.clientX, y: last.clientY, isTouch, over: targetAt(last, tripId) });
      const rolling = setInterval(() => isDragging && scrollAlong(scroller.current, last.clientY) && show(), 16);
      const hold = setTimeout(() => {
        if (!isTouch) return;
        holds.current = isDragging = true;
        navigator.vibrate?.(10);
        show();
      }, holdMs);
      const end = () => {
        clearTimeout(hold);
        clearInterval(rolling);
        listening.abort();
        holds.current = false;
        setDrag(undefined);
      };
      const move = (event: PointerEvent) => {
        const isFar = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) >= slack;
        if (!isDragging && !isFar) return;
        if (!isDragging && isTouch) return end();
        isDragging = true;
        last = event;
        show();
      };
      const up = (event: PointerEvent) => {
        end();
        if (!isDragging) return;
        swallowClick();
        const target = targetAt(event, tripId);
        if (target) onDrop(tripId, target);
      };
      window.addEventListener("pointermove", move, { signal });
      window.addEventListener("pointerup", up, { signal });
      window.addEventListener("pointercancel", end, { signal });
      const giveUp = (event: KeyboardEvent) => {
        if (event.key !== "Escape") return;
        if (isDragging) window.addEventListener("pointerup", swallowClick, { once: true });
        end();
      };
      window.addEventListener("keydown", giveUp, { signal });
      // A long press would also open a menu.
      if (isTouch) window.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
    },
    [onDrop, holds],
  );
  return { drag, start, scroller };
}

type Point = { readonly clientX: number; readonly clientY: number };

/** While a finger drags a trip the board must not scroll. The listener has to exist before the touch. */
function useHeldTouch(scroller: RefObject<HTMLDivElement | null>) {
  const holds = useRef(false);
  useEffect(() => {
    const node = scroller.current;
    const stay = (event: TouchEvent) => holds.current && event.cancelable && event.preventDefault();
    node?.addEventListener("touchmove", stay, { passive: false });
    return () => node?.removeEventListener("touchmove", stay);
  }, [scroller]);
  return holds;
}

function targetAt({ clientX, clientY }: Point, tripId: string): DropTarget | undefined {
  const under = document.elementFromPoint(clientX, clientY);
  const row = under?.closest<HTMLElement>("[data-row]")?.dataset.row;
  if (row === undefined) return undefined;
  const trip = under?.closest<HTMLElement>("[data-trip]")?.dataset.trip;
  return { row, trip: trip === tripId ? undefined : trip };
}

/** Scrolls at the board's edge, or the window's if the board extends beyond it. Returns whether it moved. */
function scrollAlong(node: HTMLElement | null, y: number): boolean {
  if (!node) return false;
  const { top, bottom } = node.getBoundingClientRect();
  const before = node.scrollTop + window.scrollY;
  if (y > Math.min(bottom, window.innerHeight) - edge) {
    if (bottom > window.innerHeight) window.scrollBy(0, scrollsBy);
    else node.scrollTop += scrollsBy;
  }
  if (y < Math.max(top, 0) + edge) {
    if (top < 0) window.scrollBy(0, -scrollsBy);
    else node.scrollTop -= scrollsBy;
  }
  return node.scrollTop + window.scrollY !== before;
}

/** The end of a drag is not a click. */
function swallowClick() {
  const stop = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", stop, { capture: true }), 0);
}
