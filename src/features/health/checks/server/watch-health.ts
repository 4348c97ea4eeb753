import type { OutsideContext } from "#platform/jobs/work-jobs.ts";
import { checkList } from "./check-list.ts";
import { isDue, isTroubled, runOne } from "./run-checks.ts";
import { findResults } from "./views.ts";

/** Runs the checks that are due, one after the other. The schedule starts it on one instance only. */
export async function watchHealth(outsideContext: OutsideContext): Promise<void> {
  const results = new Map((await findResults(outsideContext.db)).map((row) => [row.id, row]));
  for (const check of checkList) {
    const last = results.get(check.id);
    if (isDue(check, last, outsideContext.now)) await runOne(outsideContext, check, isTroubled(last?.status));
  }
}
