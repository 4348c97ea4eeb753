import { type ReactNode, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useTopModal } from "./use-top-modal.ts";

/** Elements that must work even while a dialog is open: it is shown at the top of the window then, and the dialog makes room. */
export function AboveDialogs({ children }: { children: ReactNode }) {
  const modal = useTopModal();
  return modal && createPortal(<Raised>{children}</Raised>, modal);
}

function Raised({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [raised, page] = [box.current, document.documentElement];
    if (!raised) return;
    // The last popover shown lies on top, and inside the dialog it isn’t inert.
    raised.showPopover?.();
    const measured = new ResizeObserver(() => page.style.setProperty("--raised", `${raised.offsetHeight}px`));
    measured.observe(raised);
    page.dataset.raised = "";
    return () => {
      measured.disconnect();
      delete page.dataset.raised;
      page.style.removeProperty("--raised");
    };
  }, []);
  return (
    <div
      ref={box}
      popover="manual"
      className="fixed inset-x-0 top-0 bottom-auto m-0 max-h-[50dvh] w-full max-w-none overflow-y-auto border-0 bg-transparent p-0 text-ink"
    >
      {children}
    </div>
  );
}
