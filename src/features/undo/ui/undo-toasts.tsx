import { CircleCheck, Undo2, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "#design/button.tsx";
import { useTopModal } from "#design/overlay/use-top-modal.ts";
import { useNow } from "#design/use-now.ts";
import { forgetHeld, type HeldHere, useHeldHere } from "#platform/browser/held-here.ts";
import { useUndo } from "./use-undo.ts";

/** As many as fit on the screen; the rest can be undone from their records. */
const shownAtMost = 3;

/** The latest actions, with the seconds left to undo each: on every page of our team, above an open dialog too. */
export function UndoToasts() {
  const held = useHeldHere();
  const modal = useTopModal();
  const newest = held.at(-1);
  const box = (
    <div className="pointer-events-none fixed inset-x-3 bottom-3 z-50 grid justify-items-center gap-2 sm:inset-x-auto sm:right-5 sm:bottom-5 sm:justify-items-end">
      <p role="status" className="sr-only">
        {newest && `${newest.title}. Undo is possible for some seconds, also with Control Z.`}
      </p>
      {held.slice(-shownAtMost).map((one, index, shown) => (
        <UndoToast key={one.id} held={one} isNewest={index === shown.length - 1} />
      ))}
    </div>
  );
  return modal ? createPortal(box, modal) : box;
}

function UndoToast({ held, isNewest }: { readonly held: HeldHere; readonly isNewest: boolean }) {
  const { id, title, until } = held;
  const now = useNow(250);
  const { press, refusal, isBusy } = useUndo();
  const [isFocused, setFocused] = useState(false);
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const isOver = left === 0;
  // A toast with the focus stays: it says that the time is over, and closes when the focus moves on.
  const isGone = isOver && !isFocused && !isBusy && !refusal;
  useEffect(() => {
    if (isGone) forgetHeld(id);
  }, [isGone, id]);
  useUndoKey(isNewest && !isOver, () => void press(id));
  return (
    <section
      aria-label={title}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className="pointer-events-auto flex w-full max-w-md items-center gap-3 rounded-md bg-surface py-2.5 pr-2 pl-4 text-ink shadow-3 inset-ring inset-ring-line"
    >
      <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-ok" />
      <div className="min-w-0 grow">
        <p className="font-bold text-[0.9375rem] leading-snug">{title}</p>
        <p role={refusal ? "alert" : undefined} className="text-ink-2 text-sm leading-snug tabular-nums">
          {refusal || (isOver ? "Messages are being sent." : `Messages leave in ${left} s.`)}
        </p>
      </div>
      {!isOver && !refusal && (
        <Button
          size="sm"
          variant="outline"
          busy={isBusy}
          icon={<Undo2 aria-hidden="true" className="size-4" />}
          aria-label={`Undo: ${title}`}
          onClick={() => void press(id)}
        >
          Undo
        </Button>
      )}
      <button
        type="button"
        aria-label={`Close message: ${title}`}
        onClick={() => forgetHeld(id)}
        className="grid size-9 shrink-0 place-items-center rounded-pill text-ink-3 hover:bg-surface-2 hover:text-ink pointer-coarse:size-11"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </section>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Control Z, except while typing. */
function useUndoKey(isOn: boolean, press: () => void) {
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    if (!isOn) return;
    const hear = (event: KeyboardEvent) => {
      if (
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.key.toLowerCase() !== "z" ||
        isTyping(event.target)
      )
        return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener("keydown", hear);
    return () => window.removeEventListener("keydown", hear);
  }, [isOn]);
}
