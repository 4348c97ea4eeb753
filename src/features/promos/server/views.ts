import { and, asc, desc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { organisations } from "#db/schema/partners.ts";
import { promoCodes, promoUses } from "#db/schema/promos.ts";
import { quoteOptions, quotes } from "#db/schema/quotes.ts";
import { subquery } from "#db/subquery.ts";
import type { PromoCode } from "#domain/pricing/promo-code.ts";

const counted = sql`${promoUses.promoId} = ${promoCodes.id} and ${promoUses.givenBackAt} is null`;

const chosen = sql`${quoteOptions.quoteId} = ${quotes.id} and ${quoteOptions.letter} = ${quotes.acceptedOption}`;

/** An accepted quote with the code whose booking is not written yet: it is a use, promised to its customer. */
const isPromised = (
  promoId: SQL,
) => subquery<boolean>`${quotes.state} = 'accepted' and ${quoteOptions.promo} ->> 'id' = (${promoId})::text
  and not exists (select 1 from ${promoUses} join ${bookings} on ${bookings.id} = ${promoUses.bookingId}
    where ${bookings.reference} = ${quotes.bookingReference} and ${promoUses.promoId} = ${promoId})`;

const usesNow = subquery<number>`((select count(*) from ${promoUses} where ${counted})
  + (select count(*) from ${quotes} join ${quoteOptions} on ${chosen} where ${isPromised(sql`${promoCodes.id}`)}))::int`;

/** A code with how often it is used now, and the link code of the partner it belongs to. */
export type FoundPromo = PromoCode & { readonly uses: number; readonly affiliateCode: string | null };

export async function findPromoByCode(db: ReadDb, code: string): Promise<FoundPromo | undefined> {
  const [row] = await db
    .select({
      promo: promoCodes,
      uses: usesNow,
      affiliateCode: organisations.affiliateCode,
    })
    .from(promoCodes)
    .leftJoin(organisations, and(eq(organisations.id, promoCodes.partnerId), eq(organisations.status, "active")))
    .where(eq(promoCodes.code, code));
  return row && { ...row.promo, uses: row.uses, affiliateCode: row.affiliateCode };
}

/** The link code of the partner that a code belongs to, if its links count now. */
export async function findAffiliateCode(db: ReadDb, promoId: string): Promise<string | null> {
  const [row] = await db
    .select({ code: organisations.affiliateCode })
    .from(promoCodes)
    .innerJoin(organisations, and(eq(organisations.id, promoCodes.partnerId), eq(organisations.status, "active")))
    .where(eq(promoCodes.id, promoId));
  return row?.code ?? null;
}

const figures = {
  uses: usesNow,
  givenBack: subquery<number>`(select count(*)::int from ${promoUses} where ${promoUses.promoId} = ${promoCodes.id}
    and ${promoUses.givenBackAt} is not null)`,
  discountCents: subquery<number>`(select coalesce(sum(${promoUses.discountCents}), 0)::int from ${promoUses} where ${counted})`,
  soldCents: subquery<number>`(select coalesce(sum(${bookings.totalCents}), 0)::int from ${promoUses}
    join ${bookings} on ${bookings.id} = ${promoUses.bookingId} where ${counted})`,
};

export const findPromos = (db: ReadDb) =>
  db
    .select({ promo: promoCodes, partner: organisations.name, ...figures })
    .from(promoCodes)
    .leftJoin(organisations, eq(organisations.id, promoCodes.partnerId))
    .orderBy(desc(promoCodes.createdAt), asc(promoCodes.id))
    .limit(500);
export type PromoRow = Awaited<ReturnType<typeof findPromos>>[number];

/** Those whose links count bookings as theirs: a code does the same. */
export const findPromoPartners = (db: ReadDb) =>
  db
    .select({ id: organisations.id, name: organisations.name })
    .from(organisations)
    .where(and(eq(organisations.status, "active"), isNotNull(organisations.affiliateCode)))
    .orderBy(asc(organisations.name), asc(organisations.id))
    .limit(1000);

export type PromoUser = {
  /** Their own booking with the code doesn’t count against them; null before there is one. */
  readonly bookingId: string | null;
  /** Nor does the quote they accept. */
  readonly quoteId?: string;
  readonly email: string;
  readonly bookerId: string | null;
};

/** In how many bookings and accepted quotes it is used now, and in how many of this person’s. */
export async function countUses(db: ReadDb, promoId: string, user: PromoUser) {
  const [row] = await db
    .select({
      all: sql<number>`count(*)::int`,
      own: sql<number>`(count(*) filter (where ${isOf(user)}))::int`,
    })
    .from(promoUses)
    .innerJoin(bookings, eq(bookings.id, promoUses.bookingId))
    .where(sql`${promoUses.promoId} = ${promoId} and ${promoUses.givenBackAt} is null and ${isOther(user)}`);
  const promised = await countPromised(db, promoId, user);
  return { all: (row?.all ?? 0) + promised.all, own: (row?.own ?? 0) + promised.own };
}

async function countPromised(db: ReadDb, promoId: string, { email, quoteId }: PromoUser) {
  const [row] = await db
    .select({
      all: sql<number>`count(*)::int`,
      own: sql<number>`(count(*) filter (where lower(${quotes.customerEmail}) = lower(${email})))::int`,
    })
    .from(quotes)
    .innerJoin(quoteOptions, chosen)
    .where(sql`${isPromised(sql`${promoId}::uuid`)} and ${quotes.id} is distinct from ${quoteId ?? null}::uuid`);
  return row ?? { all: 0, own: 0 };
}

const isOther = ({ bookingId }: PromoUser) => sql`${bookings.id} is distinct from ${bookingId}::uuid`;

/** A booking of theirs that came to something, or still may. */
export async function hasBookedBefore(db: ReadDb, user: PromoUser): Promise<boolean> {
  const [row] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      sql`${isOf(user)} and ${isOther(user)} and not ${bookings.isTest}
        and ${bookings.state} not in ('draft', 'declined', 'expired', 'cancelled')`,
    )
    .limit(1);
  return row !== undefined;
}

const isOf = ({ email, bookerId }: PromoUser) =>
  bookerId === null
    ? sql`lower(${bookings.email}) = lower(${email})`
    : sql`(lower(${bookings.email}) = lower(${email}) or ${bookings.bookerId} = ${bookerId})`;

/** The booking and its use of a code, if it has one. */
export async function findUse(db: ReadDb, reference: string) {
  const [row] = await db
    .select({
      bookingId: bookings.id,
      promoId: promoUses.promoId,
      state: bookings.state,
      paidCents: bookings.paidCents,
    })
    .from(promoUses)
    .innerJoin(bookings, eq(bookings.id, promoUses.bookingId))
    .where(eq(bookings.reference, reference));
  return row;
}
