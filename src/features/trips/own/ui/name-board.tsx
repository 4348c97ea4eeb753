import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useWakeLock } from "#design/use-wake-lock.ts";
import { shortNameOf } from "#domain/company/contact-details.ts";
import { boardsFor } from "#domain/passenger/name-boards.ts";
import { contentContract } from "#features/content/contract.ts";
import { useCall } from "#platform/browser/use-call.ts";

/**
 * As large as possible with the longest word on one line and all words on the screen; names break only at a
 * hyphen.
 */
export function sizeFor(name: string): string {
  const words = name.split(/\s+|(?<=-)/);
  const longest = Math.max(...words.map((word) => word.length), 1);
  return `min(14rem, calc((100vw - 3rem) / ${longest} / ${letterWidth}), calc(60vh / ${words.length}))`;
}
/** Width of the widest letters of our display font, relative to its size. */
const letterWidth = 0.7;

type NameBoardProps = {
  names: readonly string[];
  /** The driver’s picture and the number plate, which the passenger knows from our email. */
  face: ReactNode;
  plate: string;
  onClose: () => void;
};

/** The passenger’s name full-screen, to hold up at arrivals. Any tap or key closes it. */
export function NameBoard({ names, face, plate, onClose }: NameBoardProps) {
  const [shown, setShown] = useState(0);
  const boards = boardsFor(names);
  const name = boards[shown % boards.length] ?? "";
  const board = useRef<HTMLDialogElement>(null);
  // The company’s short name, also available offline.
  const { data } = useCall(contentContract.companyDetails, {});
  useWakeLock();
  useEffect(() => {
    const shown = board.current;
    if (shown && !shown.open) shown.showModal?.();
    // If the phone refuses full screen, the board is shown below the browser’s bar.
    void shown?.requestFullscreen?.().catch(() => undefined);
    return () => {
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button inside closes it by keyboard, and Escape does too.
    <dialog
      ref={board}
      aria-label={`Name board: ${name}`}
      onClick={onClose}
      onClose={onClose}
      className="m-0 grid size-full max-h-none max-w-none place-items-center bg-on-dark p-6 text-atlantic"
    >
      <p
        style={{ fontSize: sizeFor(name) }}
        className="whitespace-pre-line text-center font-display font-extrabold leading-[1.05] [overflow-wrap:anywhere]"
      >
        {name}
      </p>
      {boards.length > 1 && (
        <button
          type="button"
          onClick={(event) => {
            event.stopPropagation();
            setShown(shown + 1);
          }}
          className="absolute start-4 top-4 min-h-14 rounded-full px-5 font-semibold text-atlantic"
        >
          Next names ({(shown % boards.length) + 1} of {boards.length})
        </button>
      )}
      <div className="absolute inset-x-16 bottom-6 flex items-center justify-center gap-3 font-semibold leading-tight">
        {face}
        <p>
          <span className="block">{data && shortNameOf(data)}</span>
          <span className="block tabular-nums">{plate}</span>
        </p>
      </div>
      <button
        type="button"
        onClick={onClose}
        aria-label="Close name board"
        className="absolute end-4 top-4 grid size-14 place-items-center rounded-full text-atlantic [&>svg]:size-7"
      >
        <X aria-hidden="true" />
      </button>
    </dialog>
  );
}
