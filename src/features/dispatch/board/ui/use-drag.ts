import { type PointerEvent as ReactPointerEvent, useCallback, useRef, useState } from "react";

/** What is under the pointer: a row, or another trip to swap with. */
export type DropTarget = { readonly row: string; readonly trip: string | undefined };
export type Drag = {
  readonly tripId: string;
  readonly x: number;
  readonly y: number;
  readonly over: DropTarget | undefined;
};

/** Less than this is a press, not a drag. */
const slack = 6;
/** This close to its edge the board scrolls along. */
const edge = 48;

/**
 * Drags a trip with mouse, pen or finger. Rows carry `data-row`, trips `data-trip`; where it is let go is told once. Escape
 * gives it up.
 */
export function useDrag(onDrop: (tripId: string, target: DropTarget) => void) {
  const [drag, setDrag] = useState<Drag>();
  const scroller = useRef<HTMLDivElement>(null);

  const start = useCallback(
    (down: ReactPointerEvent, tripId: string) => {
      if (down.button !== 0) return;
      const listening = new AbortController();
      const { signal } = listening;
      let isDragging = false;
      const end = () => {
        listening.abort();
        setDrag(undefined);
      };
      const move = (event: PointerEvent) => {
        const [across, along] = [event.clientX - down.clientX, event.clientY - down.clientY];
        if (!isDragging && Math.hypot(across, along) < slack) return;
        isDragging = true;
        scrollAlong(scroller.current, event.clientY);
        setDrag({ tripId, x: event.clientX, y: event.clientY, over: targetAt(event, tripId) });
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
      window.addEventListener("keydown", (event) => event.key === "Escape" && end(), { signal });
    },
    [onDrop],
  );
  return { drag, start, scroller };
}

function targetAt({ clientX, clientY }: PointerEvent, tripId: string): DropTarget | undefined {
  const under = document.elementFromPoint(clientX, clientY);
  const row = under?.closest<HTMLElement>("[data-row]")?.dataset.row;
  if (row === undefined) return undefined;
  const trip = under?.closest<HTMLElement>("[data-trip]")?.dataset.trip;
  return { row, trip: trip === tripId ? undefined : trip };
}

function scrollAlong(node: HTMLElement | null, y: number) {
  if (!node) return;
  const { top, bottom } = node.getBoundingClientRect();
  if (y > bottom - edge) node.scrollTop += 12;
  if (y < top + edge) node.scrollTop -= 12;
}

/** The end of a drag is no press on what was dragged. */
function swallowClick() {
  const stop = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", stop, { capture: true }), 0);
}
