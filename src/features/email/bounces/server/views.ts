import { and, count, desc, eq, gte, isNull, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { mailNotices, suppressedAddresses } from "#db/schema/email.ts";
import { subquery } from "#db/subquery.ts";

export async function countSoftReturns(db: ReadDb, address: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(mailNotices)
    .where(and(eq(mailNotices.address, address), eq(mailNotices.kind, "soft"), gte(mailNotices.at, since)));
  return row?.n ?? 0;
}

/** The newest first, each with the customer who is known by it. */
export async function findSuppressed(
  db: ReadDb,
  { size, address, after }: { size: number; address: string; after?: { readonly at: Date; readonly address: string } },
) {
  return db
    .select({
      address: suppressedAddresses.address,
      reason: suppressedAddresses.reason,
      detail: suppressedAddresses.detail,
      since: suppressedAddresses.since,
      personId: subquery<
        string | null
      >`(select person_id from person_contacts where kind = 'email' and key = ${suppressedAddresses.address} limit 1)`,
      name: subquery<
        string | null
      >`(select trim(first_name || ' ' || last_name) from people join person_contacts on person_contacts.person_id = people.id where person_contacts.kind = 'email' and person_contacts.key = ${suppressedAddresses.address} limit 1)`,
      phone: subquery<
        string | null
      >`(select people.phone from people join person_contacts on person_contacts.person_id = people.id where person_contacts.kind = 'email' and person_contacts.key = ${suppressedAddresses.address} limit 1)`,
    })
    .from(suppressedAddresses)
    .where(
      and(
        isNull(suppressedAddresses.liftedAt),
        address ? eq(suppressedAddresses.address, address) : undefined,
        after
          ? sql`(${suppressedAddresses.since}, ${suppressedAddresses.address}) < (${after.at.toISOString()}::timestamptz, ${after.address})`
          : undefined,
      ),
    )
    .orderBy(desc(suppressedAddresses.since), desc(suppressedAddresses.address))
    .limit(size);
}
