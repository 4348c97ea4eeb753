import { useCallback } from "react";
import { useLateStore } from "#platform/browser/modules/use-late-store.ts";

/** Whether a media query holds now. The server, which has no screen, says no. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", notify);
      return () => list.removeEventListener("change", notify);
    },
    [query],
  );
  const read = useCallback(() => window.matchMedia(query).matches, [query]);
  return useLateStore(subscribe, read, false);
}
