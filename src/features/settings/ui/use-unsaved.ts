import { useCallback, useEffect, useState } from "react";
import { useBlocker } from "react-router";

/** Sections with unsaved input, by name; leaving the page then asks first. */
export function useUnsaved() {
  const [names, setNames] = useState<readonly string[]>([]);
  const mark = useCallback((name: string, isUnsaved: boolean) => {
    setNames((before) => {
      if (before.includes(name) === isUnsaved) return before;
      return isUnsaved ? [...before, name] : before.filter((one) => one !== name);
    });
  }, []);
  const hasAny = names.length > 0;
  useEffect(() => {
    if (!hasAny) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [hasAny]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasAny && currentLocation.pathname !== nextLocation.pathname,
  );
  return { names, mark, blocker };
}
