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
  useEffect(() => {
    const end = () => done.current();
    window.addEventListener("afterprint", end);
    window.print();
    return () => window.removeEventListener("afterprint", end);
  }, []);
  return createPortal(
    <div data-sheet={kind} className="hidden bg-surface text-ink print:block">
      {children}
    </div>,
    document.body,
  );
}
