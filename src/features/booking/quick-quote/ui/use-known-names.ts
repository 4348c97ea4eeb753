import { useEffect, useRef, useState } from "react";

/** So long after the last key, so that not every one of them asks. */
const pauseMs = 150;

/** The names of places that fit what is typed, over those everyone knows. What looks them up comes with the first key. */
export function useKnownNames(wellKnown: readonly string[]) {
  const [names, setNames] = useState(wellKnown);
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);
  const look = async (text: string, signal: AbortSignal) => {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (signal.aborted) return;
    try {
      const { knownPlaces } = await import("../../ui/use-place-search.ts");
      const places = await knownPlaces(text, signal);
      if (!signal.aborted) setNames([...new Set([...places.map(({ name }) => name), ...wellKnown])]);
    } catch {
      // A name can be typed all the same: the booking looks it up again.
    }
  };
  const type = (text: string) => {
    asking.current?.abort();
    if (text.trim().length < 2) return;
    asking.current = new AbortController();
    void look(text.trim(), asking.current.signal);
  };
  return { names, type };
}
