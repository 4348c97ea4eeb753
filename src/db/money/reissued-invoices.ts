import { asc, eq, inArray, or } from "drizzle-orm";
import type { ReadDb } from "../connect.ts";
import { invoices } from "../schema/invoices.ts";
import { subquery } from "../subquery.ts";

/** The first of a chain of reissued invoices; an invoice that was never reissued itself. */
export const firstIssueId = subquery<string>`coalesce(${invoices.reissueOf}, ${invoices.id})`;

/** This invoice with those it replaced and those that replaced it. */
export const issuedInOneRow = subquery<string>`(select one.id from invoices one
  where one.id = ${firstIssueId} or one.reissue_of = ${firstIssueId})`;

/** The same by id, first one first. */
export function findReissued(db: ReadDb, id: string) {
  const first = db.select({ id: firstIssueId }).from(invoices).where(eq(invoices.id, id));
  return db
    .select({ id: invoices.id, state: invoices.state })
    .from(invoices)
    .where(or(inArray(invoices.id, first), inArray(invoices.reissueOf, first)))
    .orderBy(asc(invoices.issuedAt), asc(invoices.number));
}

/** The invoice that currently replaces this one; itself if it was not reissued. */
export async function findInItsPlace(db: ReadDb, id: string): Promise<string> {
  const row = await findReissued(db, id);
  const isCredited = row.some((one) => one.id === id && one.state === "credited");
  return (isCredited && row.findLast(({ state }) => state !== "credited")?.id) || id;
}
