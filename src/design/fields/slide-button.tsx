import { ChevronsRight } from "lucide-react";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { cx } from "../class-names.ts";

type SlideButtonProps = {
  label: string;
  onDone: () => void;
  tone?: "primary" | "danger";
  disabled?: boolean;
};

const tones = {
  primary: "bg-primary text-on-primary",
  danger: "bg-bad-soft text-bad inset-ring-[1.5px] inset-ring-bad/45",
} as const;

/** The thumb and the room around it, in pixels. */
const thumb = 56;
const edge = 4;
/** This far along counts as the end: the last pixels are hard to reach with a thumb. */
const enough = 0.85;
/** A trembling hand does not slide. */
const shakePx = 6;
const armedMs = 5000;

/**
 * For what can’t be undone: slid to the end with finger or mouse. With a keyboard, switch or screen reader it is
 * pressed twice.
 */
export function SlideButton({ label, onDone, tone = "primary", disabled = false }: SlideButtonProps) {
  const { isArmed, press } = usePressTwice(onDone);
  const { offset, isDragging, handlers, wasDragged } = useDrag(onDone);
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={() => !wasDragged() && press()}
      {...handlers}
      className={cx(
        "relative flex min-h-16 w-full touch-pan-y select-none items-center justify-center overflow-hidden rounded-pill ps-17 pe-5 text-center font-bold text-lg leading-tight",
        "disabled:opacity-45",
        tones[tone],
      )}
    >
      <span
        aria-hidden="true"
        style={{ transform: `translateX(${offset}px)` }}
        className={cx(
          "absolute start-1 top-1 grid size-14 place-items-center rounded-full bg-on-dark text-atlantic shadow-1 [&>svg]:size-7",
          !isDragging && "transition-transform duration-(--d-2)",
        )}
      >
        <ChevronsRight />
      </span>
      {isArmed ? "Press again to confirm" : label}
      {isArmed && <span className="sr-only">{label}</span>}
    </button>
  );
}

/** The first press asks, the second acts; after a pause it starts again. */
function usePressTwice(onDone: () => void) {
  const [isArmed, setArmed] = useState(false);
  useEffect(() => {
    if (!isArmed) return;
    const timer = setTimeout(() => setArmed(false), armedMs);
    return () => clearTimeout(timer);
  }, [isArmed]);
  return {
    isArmed,
    press() {
      if (isArmed) onDone();
      setArmed(!isArmed);
    },
  };
}

type Drag = { readonly from: number; readonly reach: number };

function useDrag(onDone: () => void) {
  const drag = useRef<Drag>(undefined);
  const hasMoved = useRef(false);
  const [offset, setOffset] = useState(0);
  const [isDragging, setDragging] = useState(false);
  const wayOf = ({ clientX }: PointerEvent, { from, reach }: Drag) => Math.max(0, Math.min(reach, clientX - from));
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLButtonElement>) {
      drag.current = { from: event.clientX, reach: event.currentTarget.clientWidth - thumb - 2 * edge };
      hasMoved.current = false;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      setDragging(true);
    },
    onPointerMove(event: PointerEvent<HTMLButtonElement>) {
      if (!drag.current) return;
      const way = wayOf(event, drag.current);
      if (way > shakePx) hasMoved.current = true;
      setOffset(way);
    },
    onPointerUp(event: PointerEvent<HTMLButtonElement>) {
      const was = drag.current;
      stop();
      if (was && hasMoved.current && wayOf(event, was) >= was.reach * enough) onDone();
    },
    onPointerCancel: () => stop(),
  };
  function stop() {
    drag.current = undefined;
    setDragging(false);
    setOffset(0);
  }
  return { offset, isDragging, handlers, wasDragged: () => hasMoved.current };
}
