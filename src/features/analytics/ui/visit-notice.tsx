import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "#platform/browser/hydrated.ts";
import { asksForPrivacy, useVisitChoice } from "./use-visit-choice.ts";

const VisitCard = lazy(async () => ({ default: (await import("./visit-card.tsx")).VisitCard }));

/** Nobody is asked while they book or pay. */
const busy = /^\/(book|booking|payment|confirm-booking|quote)(\/|-|$)/;

/** Asks once, beside the page and never over it; the footer opens it again. */
export function VisitNotice() {
  const { choice, isOpen } = useVisitChoice();
  const { pathname } = useLocation();
  const isAwake = useHydrated();
  if (!isAwake) return null;
  const isAsking = choice === null && !busy.test(pathname) && !asksForPrivacy() && !navigator.webdriver;
  if (!isOpen && !isAsking) return null;
  return (
    <Suspense>
      <VisitCard choice={choice} isOpen={isOpen} />
    </Suspense>
  );
}
