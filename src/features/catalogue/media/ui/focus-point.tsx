import type { KeyboardEvent, PointerEvent } from "react";
import { photograph } from "#features/content/words/photograph.ts";
import type { MediaPicture } from "../contract.ts";
import { MediaThumb } from "./media-thumb.tsx";

type Point = { readonly x: number; readonly y: number };
type FocusPointProps = { picture: MediaPicture; focus: Point; onChange: (focus: Point) => void };

const step = 5;
const moves: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};
const within = (percent: number): number => Math.min(100, Math.max(0, Math.round(percent)));

/** The part that must stay visible where a picture is cropped: by a press on it, or with the arrow keys. */
export function FocusPoint({ picture, focus, onChange }: FocusPointProps) {
  const press = (event: PointerEvent<HTMLButtonElement>) => {
    const frame = event.currentTarget.getBoundingClientRect();
    onChange({
      x: within(((event.clientX - frame.left) / frame.width) * 100),
      y: within(((event.clientY - frame.top) / frame.height) * 100),
    });
  };
  const move = (event: KeyboardEvent) => {
    const by = moves[event.key];
    if (!by) return;
    event.preventDefault();
    onChange({ x: within(focus.x + by.x), y: within(focus.y + by.y) });
  };
  const { path, widths } = photograph({ ...picture, kind: "uploaded" });
  const cropped = { ...picture, focus_x: focus.x, focus_y: focus.y };
  return (
    <div className="grid content-start gap-3">
      <button
        type="button"
        onPointerDown={press}
        onKeyDown={move}
        aria-label={`What matters on the picture: ${focus.x} percent from the left, ${focus.y} percent from the top. Arrow keys move it.`}
        className="relative overflow-hidden rounded-md"
      >
        <img src={`${path}-${widths.at(-1)}.jpg`} alt="" className="block w-full" />
        <span
          aria-hidden="true"
          className="absolute size-6 -translate-x-1/2 -translate-y-1/2 rounded-pill bg-primary/40 inset-ring-[3px] inset-ring-on-dark shadow-2"
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
        />
      </button>
      <p className="text-ink-2 text-sm">Press where the picture matters most. It is cropped around that place:</p>
      <div className="grid grid-cols-[3fr_1fr] gap-3">
        <MediaThumb picture={cropped} className="aspect-3/1 overflow-hidden rounded-md" />
        <MediaThumb picture={cropped} className="aspect-square overflow-hidden rounded-md" />
      </div>
    </div>
  );
}
