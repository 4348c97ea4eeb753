import { useEffect, useState } from "react";

/** The present moment, moved on every so often and whenever one comes back to the page. */
export function useNow(everySeconds: number): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const look = () => setNow(new Date());
    const timer = setInterval(look, everySeconds * 1000);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [everySeconds]);
  return now;
}
