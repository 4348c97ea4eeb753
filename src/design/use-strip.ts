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

/** An end that hides something fades: nothing else on a phone says that there is more. Goes with `data-more`. */
export const stripFades =
  "data-[more=start]:[mask-image:linear-gradient(to_right,transparent,black_2.5rem)] " +
  "data-[more=end]:[mask-image:linear-gradient(to_left,transparent,black_2.5rem)] " +
  "data-[more=both]:[mask-image:linear-gradient(to_right,transparent,black_2.5rem,black_calc(100%-2.5rem),transparent)]";

const chosenMark = '[aria-selected="true"], [aria-current="true"], [data-chosen="true"]';

/** A strip that may be wider than the screen: the chosen item is centred, and `more` says where it scrolls on. */
export function useStrip<E extends HTMLElement = HTMLDivElement>(
  chosen: string | undefined,
): { strip: RefObject<E | null>; more: MoreBeyond } {
  const strip = useRef<E>(null);
  const [more, setMore] = useState<MoreBeyond>("none");
  useEffect(() => {
    const list = strip.current;
    if (!list) return;
    const look = () => setMore(moreBeyond(list));
    const settle = () => {
      const one = chosen === undefined ? null : list.querySelector(chosenMark);
      // The strip alone is scrolled: `scrollIntoView` would move the page as well.
      if (one) list.scrollLeft += middleOf(one) - middleOf(list);
      look();
    };
    // A count that arrives later makes its tab wider, and would push what is chosen off the edge.
    const sizes = new ResizeObserver(settle);
    for (const part of [list, ...list.children]) sizes.observe(part);
    list.addEventListener("scroll", look, { passive: true });
    settle();
    return () => {
      sizes.disconnect();
      list.removeEventListener("scroll", look);
    };
  }, [chosen]);
  return { strip, more };
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
