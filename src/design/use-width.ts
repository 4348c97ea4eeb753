import { type RefObject, useEffect, useRef, useState } from "react";

/** The width of an element in whole pixels, followed as it changes; the fallback is used until it is measured. */
export function useWidth<Node extends HTMLElement>(fallback: number): [RefObject<Node | null>, number] {
  const node = useRef<Node>(null);
  const [width, setWidth] = useState(fallback);
  useEffect(() => {
    const target = node.current;
    if (!target) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, []);
  return [node, width];
}
