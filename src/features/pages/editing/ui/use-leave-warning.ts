import { useEffect } from "react";
import { useBlocker } from "react-router";

/** Asks before leaving a page whose last changes the server does not have. Its own tabs are no leaving. */
export function useLeaveWarning(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isUnsaved]);
  return useBlocker(({ currentLocation: here, nextLocation: next }) => {
    const pageOf = ({ search }: { search: string }) => new URLSearchParams(search).get("page");
    return isUnsaved && (here.pathname !== next.pathname || pageOf(here) !== pageOf(next));
  });
}
