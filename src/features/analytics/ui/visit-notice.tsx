import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "#platform/browser/hydrated.ts";
import { asksForPrivacy, useVisitChoice } from "./use-visit-choice.ts";

const VisitCard = lazy(async () => ({ default: (await import("./visit-card.tsx")).VisitCard }));

/** Visitors are not asked while they book or pay. */
const busy = /^\/(book|booking|payment|confirm-booking|quote)(\/|-|$)/;

/** Asks once, after some reading, so that it never covers a page’s opening; the footer reopens it. */
export function VisitNotice() {
  const { choice, isOpen } = useVisitChoice();
  const { pathname } = useLocation();
  const isAwake = useHydrated();
  const hasReadOn = useHasReadOn();
  if (!isAwake) return null;
  const isAsking = hasReadOn && choice === null && !busy.test(pathname) && !asksForPrivacy() && !navigator.webdriver;
  if (!isOpen && !isAsking) return null;
  return (
    <Suspense>
      <VisitCard choice={choice} isOpen={isOpen} />
    </Suspense>
  );
}

/** True once someone has scrolled past most of the first screen. */
function useHasReadOn(): boolean {
  const [hasReadOn, setReadOn] = useState(false);
  useEffect(() => {
    const look = () => scrollY > innerHeight * 0.6 && setReadOn(true);
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, []);
  return hasReadOn;
}
