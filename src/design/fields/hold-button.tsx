import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { cx } from "../class-names.ts";

type HoldButtonProps = {
  /** Called when it was held long enough. */
  onHeld: () => void;
  /** Pressed shortly, or by a screen reader, which cannot hold. */
  onTap: () => void;
  holdMs: number;
  /** Invisible, so that no one nearby notices. */
  isHidden?: boolean;
  /** Takes the place of the words while it is held. */
  heldLabel: ReactNode;
  className?: string;
  "aria-label"?: string;
  children: ReactNode;
};

/** Acts only when held down: by finger, mouse or space bar. It fills up meanwhile. */
export function HoldButton({
  onHeld,
  onTap,
  holdMs,
  isHidden,
  heldLabel,
  className,
  children,
  ...rest
}: HoldButtonProps) {
  const [isHeld, setHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** A press that was held also ends in a click, which is not a tap. */
  const isDone = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const start = () => {
    isDone.current = false;
    setHeld(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      isDone.current = true;
      setHeld(false);
      onHeld();
    }, holdMs);
  };
  const stop = () => {
    clearTimeout(timer.current);
    setHeld(false);
  };
  const isHoldKey = ({ key }: KeyboardEvent) => key === " " || key === "Enter";
  return (
    <button
      type="button"
      {...rest}
      onPointerDown={({ button, currentTarget, pointerId }: PointerEvent<HTMLButtonElement>) => {
        if (button !== 0) return;
        // A thumb that slides a little is still holding.
        currentTarget.setPointerCapture?.(pointerId);
        start();
      }}
      onPointerUp={stop}
      onPointerCancel={stop}
      onKeyDown={(event) => {
        if (!isHoldKey(event)) return;
        event.preventDefault();
        if (!event.repeat) start();
      }}
      onKeyUp={(event) => {
        if (!isHoldKey(event)) return;
        event.preventDefault();
        stop();
        if (!isDone.current) onTap();
      }}
      onBlur={stop}
      // A long press opens a menu on phones.
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => !isDone.current && onTap()}
      className={cx("relative touch-none select-none", className)}
    >
      {!isHidden && <Filling isHeld={isHeld} holdMs={holdMs} />}
      {isHeld && !isHidden ? heldLabel : children}
    </button>
  );
}

const Filling = ({ isHeld, holdMs }: { isHeld: boolean; holdMs: number }) => (
  <span
    aria-hidden="true"
    className="absolute inset-y-0 left-0 w-0 rounded-[inherit] bg-current opacity-30"
    style={isHeld ? { width: "100%", transition: `width ${holdMs}ms linear` } : undefined}
  />
);
