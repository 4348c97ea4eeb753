import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";

/** Warns before leaving a page with unsaved input. One per page, because the router allows no more. */
export function useLeaveGuard(isUnsaved: boolean) {
  const isLetGo = useRef(false);
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isUnsaved]);
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      isUnsaved && !isLetGo.current && (here.pathname !== next.pathname || here.search !== next.search),
  );
  return {
    blocker,
    /** Saved: leaving is allowed. */
    letGo: () => {
      isLetGo.current = true;
    },
  };
}
