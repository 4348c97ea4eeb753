import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";

/** Asks before a page is left on which something was typed and not saved. One to a page: the router knows no more. */
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
    /** It is saved by now: the way on is free. */
    letGo: () => {
      isLetGo.current = true;
    },
  };
}
