import { and, desc, lt, lte, notInArray, or, type SQL } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { enquiries } from "#db/schema/crm.ts";
import { subquery } from "#db/subquery.ts";

type Page = {
  readonly after: { readonly sentAt: Date; readonly reference: string } | undefined;
  readonly size: number;
};

/** Messages that carry the person's confirmed address. Spam is left out without a word; a duplicate’s answer is with the original. */
export const findMyQuotes = (db: ReadDb, userId: string, { after, size }: Page) =>
  db
    .select({
      reference: enquiries.reference,
      kind: enquiries.kind,
      state: enquiries.state,
      serviceType: enquiries.serviceType,
      message: enquiries.message,
      sentAt: enquiries.createdAt,
      responseDueAt: enquiries.responseDueAt,
    })
    .from(enquiries)
    .where(and(isFrom(userId), notInArray(enquiries.state, ["spam", "duplicate"]), after ? before(after) : undefined))
    .orderBy(desc(enquiries.createdAt), desc(enquiries.reference))
    .limit(size);

const isFrom = (userId: string): SQL => subquery<boolean>`lower(${enquiries.email}) = (
  select lower(${users.email}) from ${users} where ${users.id} = ${userId} and ${users.emailConfirmedAt} is not null)`;

const before = ({ sentAt, reference }: { sentAt: Date; reference: string }) =>
  and(lte(enquiries.createdAt, sentAt), or(lt(enquiries.createdAt, sentAt), lt(enquiries.reference, reference)));
