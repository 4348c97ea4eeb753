import { and, asc, count, desc, eq, getTableColumns, ilike, inArray, min, or, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { quoteMoves, quoteOptions, quotes, quoteViews } from "#db/schema/quotes.ts";
import type { QuoteState } from "#domain/quote/quote-lifecycle.ts";

export type QuoteFilter = {
  readonly states: readonly QuoteState[] | undefined;
  readonly search: string;
  readonly after: { readonly at: Date; readonly id: string } | undefined;
};

/** Once an option is accepted, the others no longer count. */
const isOnOffer = sql`coalesce(${quotes.acceptedOption}, ${quoteOptions.letter}) = ${quoteOptions.letter}`;

/** Newest first, each with its options’ prices. */
export const findQuotes = (db: ReadDb, filter: QuoteFilter, size: number) =>
  db
    .select({
      ...getTableColumns(quotes),
      options: count(quoteOptions.id),
      fromCents: sql<number | null>`min(${quoteOptions.totalCents}) filter (where ${isOnOffer})`,
      toCents: sql<number | null>`max(${quoteOptions.totalCents}) filter (where ${isOnOffer})`,
    })
    .from(quotes)
    .leftJoin(quoteOptions, eq(quoteOptions.quoteId, quotes.id))
    .where(and(...conditions(filter)))
    .groupBy(quotes.id)
    .orderBy(desc(quotes.createdAt), desc(quotes.id))
    .limit(size);

function conditions({ states, search, after }: QuoteFilter): (SQL | undefined)[] {
  const pattern = `%${search.replace(/[\\%_]/g, (letter) => `\\${letter}`)}%`;
  const { number, customerName, customerEmail, title, bookingReference } = quotes;
  const searched = [number, customerName, customerEmail, title, bookingReference];
  return [
    states && inArray(quotes.state, [...states]),
    search === "" ? undefined : or(...searched.map((column) => ilike(column, pattern))),
    after && sql`(${quotes.createdAt}, ${quotes.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
  ];
}

/** Number and value by state: the accepted option, or else the cheapest. */
export const countQuotes = (db: ReadDb) => {
  const cheapest = db
    .select({ quoteId: quoteOptions.quoteId, cents: min(quoteOptions.totalCents).as("cents") })
    .from(quoteOptions)
    .innerJoin(quotes, and(eq(quotes.id, quoteOptions.quoteId), isOnOffer))
    .groupBy(quoteOptions.quoteId)
    .as("cheapest");
  return db
    .select({
      state: quotes.state,
      quotes: count(),
      from_cents: sql<number>`coalesce(sum(${cheapest.cents}), 0)`.mapWith(Number),
    })
    .from(quotes)
    .leftJoin(cheapest, eq(cheapest.quoteId, quotes.id))
    .groupBy(quotes.state);
};

export const findVersions = (db: ReadDb, number: string) =>
  db
    .select({
      id: quotes.id,
      version: quotes.version,
      state: quotes.state,
      fromCents: min(quoteOptions.totalCents),
      updatedAt: quotes.updatedAt,
    })
    .from(quotes)
    .leftJoin(quoteOptions, eq(quoteOptions.quoteId, quotes.id))
    .where(eq(quotes.number, number))
    .groupBy(quotes.id)
    .orderBy(desc(quotes.version));

/** An actor is a user's id, or the kind of visitor. */
export const findQuoteMoves = (db: ReadDb, quoteId: string) =>
  db
    .select({ ...getTableColumns(quoteMoves), name: users.name })
    .from(quoteMoves)
    .leftJoin(users, eq(sql`${users.id}::text`, quoteMoves.actor))
    .where(eq(quoteMoves.quoteId, quoteId))
    .orderBy(asc(quoteMoves.createdAt), asc(quoteMoves.id));

export const findLatestViews = (db: ReadDb, quoteId: string, most: number) =>
  db
    .select({ viewedAt: quoteViews.viewedAt, userAgent: quoteViews.userAgent })
    .from(quoteViews)
    .where(eq(quoteViews.quoteId, quoteId))
    .orderBy(desc(quoteViews.viewedAt))
    .limit(most);
