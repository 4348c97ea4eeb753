import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * The first part of the address of pages that open with a picture the header lies on; such a page marks the picture
 * with `data-under-header`.
 */
const partsWithOpeningPicture: ReadonlySet<string> = new Set([
  "",
  "about",
  "attractions",
  "contact",
  "free-quote",
  "gift-vouchers",
  "guarantee",
  "hotel-partnership",
  "partners",
  "reviews",
  "rideshare",
  "services",
  "tours",
]);
const firstPart = (pathname: string) => pathname.split("/")[1] ?? "";

/**
 * Whether the header lies on a picture. The server answers by the address; in the browser the picture itself decides
 * (a page that failed has none), together with a marker at the top that leaves the screen once the page has moved.
 */
export function useOverPicture() {
  const { pathname } = useLocation();
  const marker = useRef<HTMLDivElement>(null);
  const [isOver, setIsOver] = useState(partsWithOpeningPicture.has(firstPart(pathname)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another opening
  useEffect(() => {
    if (!marker.current || !document.querySelector("[data-under-header]")) return setIsOver(false);
    const observer = new IntersectionObserver(([entry]) => setIsOver(entry?.isIntersecting ?? false));
    observer.observe(marker.current);
    return () => observer.disconnect();
  }, [pathname]);
  return { marker, isOver };
}
