import type { Minutes, Window } from "../routing/routing-problem.ts";

/** Work that is not planned here: the night before, or early on the day after. */
export type OtherWork = { readonly from: Minutes; readonly until: Minutes };

type HoursRules = { readonly dutyHours: number; readonly restHours: number };

/**
 * When a driver may work on this day beside other work. Either there is a full rest between, or both are one duty that is
 * short enough; whichever leaves more of the shift.
 */
export function dutyWindow(shift: Window, others: readonly OtherWork[], rules: HoursRules): Window {
  const [rest, duty] = [rules.restHours * 60, rules.dutyHours * 60];
  let window = shift;
  for (const work of joined(others, rest)) {
    const isApart = window.from - work.until >= rest || work.from - window.until >= rest;
    if (isApart) continue;
    const asOne = { from: Math.max(window.from, work.until - duty), until: Math.min(window.until, work.from + duty) };
    const isEarlier = work.from <= shift.from;
    const rested = isEarlier
      ? { from: work.until + rest, until: window.until }
      : { from: window.from, until: work.from - rest };
    window = longer(asOne, rested);
  }
  return window;
}

const longer = (one: Window, other: Window): Window => (other.until - other.from > one.until - one.from ? other : one);

/** Work without a full rest between is one stretch. */
function joined(works: readonly OtherWork[], rest: Minutes): OtherWork[] {
  const stretches: { from: Minutes; until: Minutes }[] = [];
  for (const { from, until } of works.toSorted((a, b) => a.from - b.from)) {
    const last = stretches.at(-1);
    if (last && from - last.until < rest) last.until = Math.max(last.until, until);
    else stretches.push({ from, until });
  }
  return stretches;
}
