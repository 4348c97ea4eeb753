import { type SkipReason, skipReasons, whySkipped } from "#domain/campaign/why-skipped.ts";
import type { Context } from "#platform/context.ts";
import { findFiltered } from "./views.ts";

type ReadDb = Context["db"];
type CampaignFilter = Parameters<typeof findFiltered>[1];

const atOnce = 1000;
const first = "00000000-0000-0000-0000-000000000000";

type Part = { readonly id: string; readonly reason: SkipReason | null };

/** Everyone the filter finds, a part at a time, with the reason where they don’t get it. */
export async function gatherRecipients(
  db: ReadDb,
  filter: CampaignFilter,
  now: Date,
  take: (part: readonly Part[]) => Promise<void> | void,
): Promise<void> {
  let after = first;
  for (;;) {
    const rows = await findFiltered(db, filter, after, atOnce);
    await take(rows.map((row) => ({ id: row.id, reason: whySkipped(row, now) })));
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return;
    after = last.id;
  }
}

/** The people who get it, and those who don’t with the reason. */
export async function countParts(db: ReadDb, filter: CampaignFilter, now: Date) {
  const counts = new Map<SkipReason | null, number>();
  await gatherRecipients(db, filter, now, (part) => {
    for (const { reason } of part) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  });
  return {
    get_it: counts.get(null) ?? 0,
    skipped: skipReasons.flatMap((reason) => {
      const count = counts.get(reason) ?? 0;
      return count > 0 ? [{ reason, count }] : [];
    }),
  };
}
