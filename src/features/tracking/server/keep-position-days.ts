import { companyRules } from "#domain/company/company-rules.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { OutsideContext } from "#platform/jobs/work-jobs.ts";
import {
  deleteAlertsBefore,
  deleteVisitsBefore,
  dropDay,
  findStoredDays,
  replaceDay,
  thinHour,
} from "./retention-store.ts";
import { openPositionDays, positionDay } from "./store.ts";

/** Partitions are created days ahead, so that no write has to wait for one. */
const daysAhead = 3;
/** A run may have been missed; the next ones catch up. */
const daysAtOnce = 5;

/**
 * Creates partitions for the next days, keeps one position a minute of old days, and deletes older ones. In
 * small transactions: an interrupted one is repeated, and nothing waits for all of them.
 */
export async function keepPositionDays({ db, now }: Pick<OutsideContext, "db" | "now">): Promise<void> {
  const ahead = [...Array(daysAhead + 1).keys()].map((days) => positionDay(addHours(now, 24 * days)));
  await openPositionDays(db, ahead);

  const stored = await findStoredDays(db);
  const before = (days: number) => positionDay(addHours(now, -24 * days));
  for (const { day } of stored.filter(({ day }) => day < before(companyRules.positionsKeptDays)))
    await dropDay(db, day);
  const due = stored.filter(
    ({ kind, day }) =>
      kind === "raw" && day < before(companyRules.positionsRawDays) && day >= before(companyRules.positionsKeptDays),
  );
  for (const { day } of due.slice(0, daysAtOnce)) {
    for (let hour = 0; hour < 24; hour++) await thinHour(db, day, hour);
    await replaceDay(db, day);
  }
  const oldest = addHours(now, -24 * companyRules.positionsKeptDays);
  await deleteVisitsBefore(db, oldest);
  await deleteAlertsBefore(db, oldest);
}
