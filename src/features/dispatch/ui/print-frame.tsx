import { type ReactNode, useEffect, useRef } from "react";
import { createPortal } from "react-dom";

type PrintFrameProps = {
  /** Which sheet it is: each has a page of its own shape. */
  kind: string;
  onDone: () => void;
  children: ReactNode;
};

/** Prints what is in it and nothing else of the page; it is gone when the print dialog closes. */
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
