import { useEffect, useRef, useState } from "react";

/** Whether a marker at the top of the page has left the screen. An observer, because a scroll listener costs every frame. */
export function useScrolled() {
  const marker = useRef<HTMLDivElement>(null);
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    if (!marker.current) return;
    const observer = new IntersectionObserver(([entry]) => setIsScrolled(entry ? !entry.isIntersecting : false));
    observer.observe(marker.current);
    return () => observer.disconnect();
  }, []);
  return { marker, isScrolled };
}
