import { and, eq, gt, inArray, lte, not, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { hasOpenMatter } from "#db/open-matters.ts";
import { quoteMoves, quoteNumbers, quoteOptions, quotes, quoteViews } from "#db/schema/quotes.ts";

export type QuoteRow = typeof quotes.$inferSelect;
export type NewQuote = typeof quotes.$inferInsert;
export type OptionRow = typeof quoteOptions.$inferSelect;
export type QuoteChanges = Partial<Omit<QuoteRow, "id" | "number" | "version" | "createdAt">>;

/** A month’s next number, taken in the transaction that uses it. */
export async function takeNumber(db: Database, month: string): Promise<number> {
  const [taken] = await db
    .insert(quoteNumbers)
    .values({ month, last: 1 })
    .onConflictDoUpdate({ target: quoteNumbers.month, set: { last: sql`${quoteNumbers.last} + 1` } })
    .returning({ last: quoteNumbers.last });
  return taken?.last ?? 1;
}

export async function insertQuote(db: Database, quote: NewQuote, options: readonly OptionRow[]): Promise<void> {
  await db.insert(quotes).values(quote);
  if (options.length > 0) await db.insert(quoteOptions).values([...options]);
}

/** Locks a quote until the transaction ends. */
export async function lockQuote(db: Database, id: string): Promise<QuoteRow | undefined> {
  const [row] = await db.select().from(quotes).where(eq(quotes.id, id)).for("update");
  return row;
}

export const lockQuotesOf = (db: Database, bookingReference: string): Promise<QuoteRow[]> =>
  db.select().from(quotes).where(eq(quotes.bookingReference, bookingReference)).orderBy(quotes.id).for("update");

export async function updateQuote(db: Database, id: string, changes: QuoteChanges): Promise<void> {
  await db.update(quotes).set(changes).where(eq(quotes.id, id));
}

export async function replaceOptions(db: Database, quoteId: string, options: readonly OptionRow[]): Promise<void> {
  await db.delete(quoteOptions).where(eq(quoteOptions.quoteId, quoteId));
  if (options.length > 0) await db.insert(quoteOptions).values([...options]);
}

export async function insertQuoteMove(db: Database, move: typeof quoteMoves.$inferInsert): Promise<void> {
  await db.insert(quoteMoves).values(move);
}

export type QuoteView = typeof quoteViews.$inferInsert;

/** Views within this time count once. */
const sameLookMinutes = 10;

/** Counts a view of the link. False if the same device has just viewed it. */
export async function insertView(db: Database, view: QuoteView): Promise<boolean> {
  const since = new Date(view.viewedAt.getTime() - sameLookMinutes * 60_000);
  const sameDevice = and(
    eq(quoteViews.quoteId, view.quoteId),
    eq(quoteViews.ip, view.ip ?? ""),
    eq(quoteViews.userAgent, view.userAgent ?? ""),
    gt(quoteViews.viewedAt, since),
  );
  if ((await db.$count(quoteViews, sameDevice)) > 0) return false;
  await db.insert(quoteViews).values(view);
  await db
    .update(quotes)
    .set({
      views: sql`${quotes.views} + 1`,
      firstViewedAt: sql`coalesce(${quotes.firstViewedAt}, ${view.viewedAt.toISOString()}::timestamptz)`,
    })
    .where(eq(quotes.id, view.quoteId));
  return true;
}

const isOpen = inArray(quotes.state, ["sent", "viewed"]);

/** Expired open quotes; rows locked by another worker are skipped. */
export const lockOverdue = (db: Database, now: Date, most: number): Promise<QuoteRow[]> =>
  db
    .select()
    .from(quotes)
    .where(and(isOpen, lte(quotes.validUntil, now)))
    .limit(most)
    .for("update", { skipLocked: true });

/** Open quotes that may need a reminder: past half time, or in their last hours. */
export const lockToRemind = (db: Database, now: Date, most: number): Promise<QuoteRow[]> =>
  db
    .select()
    .from(quotes)
    .where(
      and(
        isOpen,
        gt(quotes.validUntil, now),
        not(hasOpenMatter(quotes.personId)),
        sql`${quotes.reminders} < (${quotes.sentAt} + (${quotes.validUntil} - ${quotes.sentAt}) / 2 <= ${now.toISOString()}::timestamptz)::int
          + (${quotes.validUntil} - interval '4 hours' <= ${now.toISOString()}::timestamptz)::int`,
      ),
    )
    .limit(most)
    .for("update", { skipLocked: true });
