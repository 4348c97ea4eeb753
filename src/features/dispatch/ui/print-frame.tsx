import { type ReactNode, useEffect, useRef } from "react";
import { createPortal } from "react-dom";

type PrintFrameProps = {
  /** The kind of sheet: each has its own page format. */
  kind: string;
  onDone: () => void;
  children: ReactNode;
};

/** Prints only its content; removed when the print dialog closes. */
export function PrintFrame({ kind, onDone, children }: PrintFrameProps) {
  const done = useRef(onDone);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isGone = false;
    const end = () => done.current();
    const pictures = [...(frame.current?.querySelectorAll("img") ?? [])];
    window.addEventListener("afterprint", end);
    if (pictures.length === 0) window.print();
    // One that can’t be shown doesn’t keep the sheet waiting.
    else void Promise.allSettled(pictures.map((picture) => picture.decode())).then(() => isGone || window.print());
    return () => {
      isGone = true;
      window.removeEventListener("afterprint", end);
    };
  }, []);
  return createPortal(
    <div ref={frame} data-sheet={kind} className="hidden bg-surface text-ink print:block">
      {children}
    </div>,
    document.body,
  );
}
