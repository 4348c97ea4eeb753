import { type PointerEvent, useEffect, useRef, useState } from "react";
import type { BlockPlace } from "#domain/page/edit-blocks.ts";

type DragOptions = {
  mayDrop: (id: string, parent: string) => boolean;
  onDrop: (id: string, place: BlockPlace) => void;
};

/** So far a press may stray and still be a press. */
const farEnough = 5;
const edge = 60;

/**
 * Drags a block by its handle to the nearest gap, by mouse, pen or finger. Gaps say in the page where they are
 * (`data-gap`), so nothing is measured but them, in the document of the handle. Escape leaves the block where it is.
 */
export function useGapDrag({ mayDrop, onDrop }: DragOptions) {
  const [held, setHeld] = useState("");
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const start = (id: string) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary) return;
    event.preventDefault();
    const page = event.currentTarget.ownerDocument;
    const view = page.defaultView;
    if (!view) return;
    const from = { x: event.clientX, y: event.clientY };
    let gap: HTMLElement | undefined;
    let isFar = false;
    const listening = new AbortController();
    const on = { signal: listening.signal };
    const mark = (next: HTMLElement | undefined) => {
      gap?.removeAttribute("data-drop");
      next?.setAttribute("data-drop", "");
      gap = next;
    };
    const end = () => {
      listening.abort();
      mark(undefined);
      setHeld("");
      stop.current = undefined;
    };
    stop.current?.();
    stop.current = end;
    view.addEventListener(
      "pointermove",
      ({ clientX: x, clientY: y }) => {
        isFar ||= Math.hypot(x - from.x, y - from.y) > farEnough;
        if (!isFar) return;
        setHeld(id);
        mark(nearestGap(page, { x, y }, (parent) => mayDrop(id, parent)));
        if (y < edge) view.scrollBy(0, -18);
        if (y > view.innerHeight - edge) view.scrollBy(0, 18);
      },
      on,
    );
    view.addEventListener(
      "pointerup",
      () => {
        const place = gap && placeOfGap(gap);
        end();
        if (place) onDrop(id, place);
      },
      on,
    );
    view.addEventListener("pointercancel", end, on);
    page.addEventListener("keydown", (key) => key.key === "Escape" && end(), on);
  };
  return { held, start };
}

export function placeOfGap({ dataset }: HTMLElement): BlockPlace {
  const [parent = "", at = "0"] = (dataset.gap ?? "").split("/");
  return { parent, at: Number(at) };
}

type Point = { readonly x: number; readonly y: number };

function nearestGap(page: Document, { x, y }: Point, mayDrop: (parent: string) => boolean): HTMLElement | undefined {
  let best: { readonly gap: HTMLElement; readonly far: number } | undefined;
  for (const gap of page.querySelectorAll<HTMLElement>("[data-gap]")) {
    if (!mayDrop(placeOfGap(gap).parent)) continue;
    const { left, right, top, bottom } = gap.getBoundingClientRect();
    const far = Math.hypot(Math.max(left - x, 0, x - right), y - (top + bottom) / 2);
    if (!best || far < best.far) best = { gap, far };
  }
  return best?.gap;
}
