import { addHours } from "#domain/time/local-time.ts";
import { isWatched, nextAlarmAt, watchedHours } from "#domain/trip/next-alarm.ts";
import type { Logger } from "#platform/logger.ts";
import type { BoardProblem } from "../../problems-contract.ts";
import { describeProblems, type TripWatched } from "../../server/describe-problems.ts";

export type ProblemsNow = { readonly read_at: string; readonly problems: readonly BoardProblem[] };

type Input = {
  /** Trips with a pickup in this span that may have a problem by then. */
  read: (span: { from: Date; to: Date; by: Date }) => Promise<readonly TripWatched[]>;
  tell: (now: ProblemsNow) => void;
  clock: () => Date;
  log: Logger;
};

/** Several changes are examined together. */
const gatherMs = 1000;
/** How far ahead it is known which trips come into view and what time alone will change. */
const knownHours = 1;
/** Looking takes at most a tenth of the time: in a large company something changes every second. */
const pauses = 9;

/**
 * Computes problems as time passes, once for all open boards. It only looks when something changed, or at the next
 * moment at which time alone changes something: a quiet board costs nothing.
 */
export function watchAlarms({ read, tell, clock, log }: Input) {
  let timer: NodeJS.Timeout | undefined;
  let wakesAt = Number.POSITIVE_INFINITY;
  let readyAt = 0;
  let last: string | undefined;
  let [isOn, isLooking, hasChanged] = [false, false, false];

  /** Never later than it was to wake already. */
  function wakeIn(ms: number) {
    hasChanged = true;
    if (isLooking) return;
    const at = Math.max(readyAt, clock().getTime() + ms);
    if (!isOn || at >= wakesAt) return;
    clearTimeout(timer);
    wakesAt = at;
    timer = setTimeout(() => void look(), at - clock().getTime()).unref();
  }

  async function look() {
    wakesAt = Number.POSITIVE_INFINITY;
    [isLooking, hasChanged] = [true, false];
    const after = await compare().finally(() => {
      isLooking = false;
    });
    wakeIn(hasChanged ? gatherMs : after);
  }

  /** Announces changed problems and returns the milliseconds until the next look. */
  async function compare(): Promise<number> {
    try {
      const now = clock();
      const known = addHours(now, knownHours);
      const rows = await read({
        from: addHours(now, -watchedHours.after),
        to: addHours(known, watchedHours.before),
        by: known,
      });
      const problems = describeProblems(
        rows.filter((row) => isWatched(row, now)),
        now,
      );
      const text = JSON.stringify(problems);
      if (isOn && text !== last) tell({ read_at: now.toISOString(), problems });
      last = text;
      readyAt = clock().getTime() + pauses * (clock().getTime() - now.getTime());
      const next = nextAlarmAt(rows, now) ?? known;
      return Math.max(gatherMs, Math.min(next.getTime(), known.getTime()) - clock().getTime());
    } catch (error) {
      log.warn({ err: error }, "dispatch alarms");
      return 60_000;
    }
  }

  return {
    /** A board is open. */
    start() {
      if (isOn) return;
      isOn = true;
      last = undefined;
      wakeIn(0);
    },
    /** A change that may have caused or solved a problem. */
    changed: () => wakeIn(gatherMs),
    /** No board is open any more. */
    stop() {
      isOn = false;
      clearTimeout(timer);
      wakesAt = Number.POSITIVE_INFINITY;
    },
  };
}
