import { useEffect, useState } from "react";
import { useQuiet } from "#platform/browser/device/quiet.ts";

/** The present moment, moved on every so often and whenever one comes back to the page. */
export function useNow(everySeconds: number): Date {
  const [now, setNow] = useState(() => new Date());
  const isQuiet = useQuiet();
  useEffect(() => {
    const look = () => setNow(new Date());
    const timer = isQuiet ? undefined : setInterval(look, everySeconds * 1000);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [everySeconds, isQuiet]);
  return now;
}
