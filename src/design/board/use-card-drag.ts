import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { BoardItem } from "./board-item.ts";

/** The card under the finger or the pointer, where it is on the screen, and the column it is over. */
export type HeldCard = {
  readonly card: BoardItem;
  readonly x: number;
  readonly y: number;
  readonly over: string | undefined;
};

type DragOptions = { frame: RefObject<HTMLElement | null>; onDrop: (card: BoardItem, column: string) => void };

/** So far a press may stray and still be a press. */
const farEnough = 6;
/** A finger that rests this long picks the card up; one that moves before scrolls the page. */
const pressMilliseconds = 260;
const edge = 56;

/** Picks cards up by mouse, pen and touch. Escape puts the card back. */
export function useCardDrag({ frame, onDrop }: DragOptions) {
  const [held, setHeld] = useState<HeldCard>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const start = (card: BoardItem, event: PointerEvent<HTMLElement>) => {
    const isPlain = event.button === 0 && event.isPrimary;
    if (!isPlain || (event.target instanceof Element && event.target.closest("[data-no-drag]"))) return;
    const from = { x: event.clientX, y: event.clientY };
    const isTouch = event.pointerType === "touch";
    let current: HeldCard | undefined;
    const hold = (x: number, y: number) => {
      current = { card, x, y, over: columnAt(x, y) };
      setHeld(current);
      scrollAtEdge(frame.current, x);
    };
    const rest = isTouch ? setTimeout(() => hold(from.x, from.y), pressMilliseconds) : undefined;

    const listening = new AbortController();
    const end = () => {
      clearTimeout(rest);
      listening.abort();
      setHeld(undefined);
      stop.current = undefined;
    };
    stop.current?.();
    stop.current = end;
    const on = { signal: listening.signal };
    window.addEventListener(
      "pointermove",
      ({ clientX: x, clientY: y }) => {
        const isFar = Math.hypot(x - from.x, y - from.y) > farEnough;
        if (current || (isFar && !isTouch)) hold(x, y);
        else if (isFar) end();
      },
      on,
    );
    window.addEventListener(
      "pointerup",
      () => {
        const dropped = current;
        end();
        if (!dropped) return;
        swallowNextClick();
        if (dropped.over && dropped.over !== card.column) onDrop(card, dropped.over);
      },
      on,
    );
    window.addEventListener("pointercancel", end, on);
    window.addEventListener("keydown", ({ key }) => key === "Escape" && end(), on);
    // Once a card is held, a finger moves it and no longer the page.
    window.addEventListener("touchmove", (touch) => current && touch.preventDefault(), { ...on, passive: false });
    window.addEventListener("contextmenu", (menu) => current && menu.preventDefault(), on);
  };

  const handlers = (card: BoardItem) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => start(card, event),
    // A link or a picture would be dragged by the browser instead.
    onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
  });
  return { held, handlers };
}

const columnAt = (x: number, y: number): string | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-column]")?.dataset.column;

function scrollAtEdge(frame: HTMLElement | null, x: number) {
  if (!frame) return;
  const { left, right } = frame.getBoundingClientRect();
  if (x > right - edge) frame.scrollBy({ left: 18 });
  if (x < left + edge) frame.scrollBy({ left: -18 });
}

/** The browser sends a click after the drop; it would open the card. */
function swallowNextClick() {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 50);
}
