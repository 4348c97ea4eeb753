import { createHash } from "node:crypto";
import { eq, inArray, lte, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { codeFailures } from "#db/schema/booking.ts";
import { addMinutes } from "#domain/time/local-time.ts";

/** Each network has its own count of wrong codes up to this many counts; later ones share a few. */
export const countsAtMost = 20_000;
const sharedCounts = 1024;

/** The count of a network’s wrong codes for a booking: its own, or shared with other latecomers. */
export type Counts = { readonly own: string; readonly shared: string };

/** Shared by reference, whether or not the booking exists, so that nothing reveals which. */
export function countsOf(reference: string, network: string): Counts {
  const hash = createHash("sha256").update(reference).digest();
  return { own: `${reference} ${network}`, shared: `~${hash.readUInt32BE() % sharedCounts}` };
}

export async function findWrongCodes(db: Database, { own, shared }: Counts, now: Date): Promise<number> {
  const rows = await db
    .select()
    .from(codeFailures)
    .where(inArray(codeFailures.key, [own, shared]));
  const row = rows.find(({ key }) => key === own) ?? rows[0];
  return row && row.resetsAt > now ? row.count : 0;
}

type Counted = { readonly count: number };

/**
 * Increments a count and returns it; it restarts once expired and is never dropped earlier. A new count continues from
 * the shared one, so that no one gets extra attempts.
 */
export async function countWrongCode(
  db: Database,
  { own, shared }: Counts,
  now: Date,
  minutes: number,
): Promise<number> {
  const {
    rows: [row],
  } = await db.execute<Counted>(sql`
    insert into code_failures as c (key, count, resets_at)
    select case
        when exists (select from code_failures where key = ${own}) then ${own}::text
        when (select count(*) from (select from code_failures limit ${countsAtMost}) as kept) < ${countsAtMost} then ${own}
        else ${shared} end,
      coalesce(s.count, 0) + 1, coalesce(s.resets_at, ${addMinutes(now, minutes)}::timestamptz)
    from (values (1)) as one left join code_failures s on s.key = ${shared} and s.resets_at > ${now}
    on conflict (key) do update set
      count = case when c.resets_at > ${now} then c.count + 1 else 1 end,
      resets_at = case when c.resets_at > ${now} then c.resets_at else ${addMinutes(now, minutes)}::timestamptz end
    returning count`);
  return row?.count ?? 1;
}

/** Only this network’s count: a correct code for one booking says nothing about others that share a count. */
export async function forgetWrongCodes(db: Database, { own }: Counts): Promise<undefined> {
  await db.delete(codeFailures).where(eq(codeFailures.key, own));
}

/** Expired counts. */
export async function deleteEndedCodes(db: Database, now: Date): Promise<void> {
  await db.delete(codeFailures).where(lte(codeFailures.resetsAt, now));
}
