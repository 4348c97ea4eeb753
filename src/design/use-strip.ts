import { type RefObject, useEffect, useRef, useState } from "react";

export type MoreBeyond = "none" | "start" | "end" | "both";

type Measured = Pick<HTMLElement, "scrollLeft" | "scrollWidth" | "clientWidth">;

/** At which ends of a strip there is more than is shown. A pixel may be lost to rounding. */
export function moreBeyond({ scrollLeft, scrollWidth, clientWidth }: Measured): MoreBeyond {
  const before = scrollLeft > 1;
  const after = scrollLeft + clientWidth < scrollWidth - 1;
  if (before && after) return "both";
  if (before) return "start";
  return after ? "end" : "none";
}

/** A strip that may be wider than the screen: what is chosen comes to its middle, and `more` says where to scroll on. */
export function useStrip(chosen: string | undefined): { strip: RefObject<HTMLDivElement | null>; more: MoreBeyond } {
  const strip = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState<MoreBeyond>("none");
  useEffect(() => {
    const list = strip.current;
    if (!list) return;
    const look = () => setMore(moreBeyond(list));
    const sizes = new ResizeObserver(look);
    sizes.observe(list);
    list.addEventListener("scroll", look, { passive: true });
    return () => {
      sizes.disconnect();
      list.removeEventListener("scroll", look);
    };
  }, []);
  useEffect(() => {
    const list = strip.current;
    const one = chosen === undefined ? null : list?.querySelector('[aria-selected="true"]');
    // The strip alone is scrolled: `scrollIntoView` would move the page as well.
    if (list && one) list.scrollLeft += middleOf(one) - middleOf(list);
  }, [chosen]);
  return { strip, more };
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
