import { and, count, desc, eq, ilike, inArray, or, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { attributions, commissions, organisations, partnerStatements } from "#db/schema/partners.ts";
import type { CommissionState } from "#domain/partner/commission-lifecycle.ts";
import { kindsWith, type OrganisationKind } from "#domain/partner/organisation-kinds.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";

const line = {
  commission: commissions,
  reference: bookings.reference,
  passenger: sql<string>`trim(${bookings.firstName} || ' ' || ${bookings.lastName})`,
  serviceType: bookings.serviceType,
  serviceName: bookings.serviceName,
  pickupAt: bookings.pickupAt,
};

/** Lines with their bookings. */
export const commissionLines = (db: ReadDb) =>
  db.select(line).from(commissions).innerJoin(bookings, eq(bookings.id, commissions.bookingId));
export type CommissionLine = Awaited<ReturnType<typeof commissionLines>>[number];

type Filter = {
  readonly organisationId?: string | undefined;
  readonly kind?: OrganisationKind | undefined;
  readonly state?: CommissionState | undefined;
  readonly search?: string;
  readonly after?: string | null | undefined;
};

const conditions = ({ organisationId, kind, state, search, after }: Filter): SQL | undefined => {
  const key = timeKey.read(after);
  const pattern = `%${(search ?? "").replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return and(
    organisationId ? eq(commissions.organisationId, organisationId) : undefined,
    kind && inArray(organisations.kind, kindsWith(kind)),
    state && eq(commissions.state, state),
    search
      ? or(ilike(bookings.reference, pattern), ilike(bookings.lastName, pattern), ilike(organisations.name, pattern))
      : undefined,
    key && sql`(${commissions.createdAt}, ${commissions.id}) < (${key.at.toISOString()}::timestamptz, ${key.id}::uuid)`,
  );
};

/** The owner of a code, ignoring case. */
const ownerOf = (code: typeof attributions.firstCode | typeof attributions.lastCode) => sql<
  string | null
>`(select o.name
  from organisations o where o.affiliate_code in (${code}, upper(${code})) and ${code} <> '' limit 1)`;

export async function findCommissions(db: ReadDb, filter: Filter, size: number) {
  const rows = await db
    .select({
      ...line,
      partner: organisations.name,
      channel: attributions.channel,
      agent: users.name,
      claimedRate: attributions.claimedRate,
      flags: attributions.flags,
      firstCode: attributions.firstCode,
      firstPartner: ownerOf(attributions.firstCode),
      firstTouchAt: attributions.firstTouchAt,
      lastCode: attributions.lastCode,
      lastPartner: ownerOf(attributions.lastCode),
      lastTouchAt: attributions.lastTouchAt,
      statement: partnerStatements.number,
    })
    .from(commissions)
    .innerJoin(bookings, eq(bookings.id, commissions.bookingId))
    .innerJoin(organisations, eq(organisations.id, commissions.organisationId))
    .leftJoin(attributions, eq(attributions.bookingId, commissions.bookingId))
    .leftJoin(users, eq(users.id, attributions.agentId))
    .leftJoin(partnerStatements, eq(partnerStatements.id, commissions.statementId))
    .where(conditions(filter))
    .orderBy(desc(commissions.createdAt), desc(commissions.id))
    .limit(size + 1);
  return pageOf(rows, size, ({ commission }) => timeKey.write({ at: commission.createdAt, id: commission.id }));
}
export type CommissionRecord = Awaited<ReturnType<typeof findCommissions>>["rows"][number];

export const findSums = (db: ReadDb, { organisationId, kind }: Pick<Filter, "organisationId" | "kind">) =>
  db
    .select({
      state: commissions.state,
      count: count(),
      amountCents: sql<number>`sum(${commissions.amountCents})::int`,
    })
    .from(commissions)
    .innerJoin(organisations, eq(organisations.id, commissions.organisationId))
    .where(
      and(
        organisationId ? eq(commissions.organisationId, organisationId) : undefined,
        kind && inArray(organisations.kind, kindsWith(kind)),
      ),
    )
    .groupBy(commissions.state);

/** Partner bookings that our team should check. */
export async function findFlagged(db: ReadDb): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ bookingId: attributions.bookingId })
    .from(attributions)
    .innerJoin(commissions, eq(commissions.bookingId, attributions.bookingId))
    .where(and(eq(commissions.state, "earned"), sql`cardinality(${attributions.flags}) > 0`));
  return new Set(rows.map(({ bookingId }) => bookingId));
}
