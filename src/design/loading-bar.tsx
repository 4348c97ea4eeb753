import { useEffect, useState } from "react";

/** Quicker than this, a change of page feels instant and a bar would only flicker. */
const patienceMs = 120;

type LoadingBarProps = {
  isLoading: boolean;
  /** The text for screen readers. */
  label?: string;
};

/** A bar along the top of the window while the next page is on its way. */
export function LoadingBar({ isLoading, label = "Loading page…" }: LoadingBarProps) {
  const isShown = useLateness(isLoading);
  return (
    <>
      {/* There before there is something to say: a live region that arrives with its words is often not read out. */}
      <p aria-live="polite" className="sr-only">
        {isShown && label}
      </p>
      {isShown && (
        <div
          role="progressbar"
          aria-label={label}
          className="pointer-events-none fixed inset-x-0 top-0 z-60 h-1 overflow-hidden bg-[light-dark(var(--c-atlantic),var(--surface-3))] print:hidden"
        >
          <div className="progress-unknown h-full rounded-pill bg-sun" />
        </div>
      )}
    </>
  );
}

function useLateness(isLoading: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isLoading) return setLate(false);
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isLoading && isLate;
}
