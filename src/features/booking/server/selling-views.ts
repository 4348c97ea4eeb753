import { and, eq, inArray, not, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { preparedOnce } from "#db/prepared-once.ts";
import { findSettings as readSettings } from "#db/read-settings.ts";
import { findTariffVersion } from "#db/read-tariff.ts";
import { vehicleHolds } from "#db/schema/booking.ts";
import { assignments } from "#db/schema/dispatch.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { type CompanySettings, companySettingsOf } from "#domain/company/company-settings.ts";
import { startingTariff } from "#domain/pricing/starting-tariff.ts";
import type { Tariff } from "#domain/pricing/tariff.ts";
import type { LocalDate } from "#domain/time/local-time.ts";
import type { FleetVehicle, Span, Taken } from "#domain/trip/capacity.ts";

/** The organisation whose links bring guests, and what it gets for them. */
export type Affiliate = { readonly id: string; readonly rate: number };

/** What a price and a promise rest on, read at one go. */
export type SellingFacts = {
  readonly settings: CompanySettings;
  readonly tariff: Tariff;
  readonly affiliate: Affiliate | null;
  /** The one that whoever books is of. */
  readonly organisationId: string | null;
  /** The account that books has paid us before, and what reaches its email address reaches the customer. */
  readonly hasPaidBefore: boolean;
  readonly hasConfirmedEmail: boolean;
  /** The largest we have of each kind: whether a party could be carried at all. */
  readonly fleet: readonly FleetVehicle[];
};

type Asked = { readonly day: LocalDate; readonly affiliateCode?: string | null; readonly bookerId?: string | null };

export async function findSellingFacts(db: ReadDb, asked: Asked): Promise<SellingFacts> {
  const { day, affiliateCode = null, bookerId = null } = asked;
  const [found] = await factsStatementOn(db).execute({ day, code: affiliateCode, bookerId });
  const settings = companySettingsOf(found?.settings ?? []);
  const version = found?.tariffVersion ?? null;
  const tariff = version === null ? startingTariff : await findTariffVersion(db, version);
  return {
    settings,
    // A tour that is not split is taxed whole.
    tariff: settings.tax.splitsTours ? tariff : { ...tariff, tourTransportShare: 0 },
    affiliate: found?.affiliate ?? null,
    organisationId: found?.organisationId ?? null,
    hasPaidBefore: found?.hasPaidBefore ?? false,
    hasConfirmedEmail: found?.hasConfirmedEmail ?? false,
    fleet: found?.fleet ?? [],
  };
}

const settingsRows = sql<{ name: string; value: Record<string, unknown> }[] | null>`
  (select jsonb_agg(jsonb_build_object('name', s.name, 'value', s.value)) from settings s)`;

const tariffInForce = sql<number | null>`(
  select t.version from tariffs t where t.state = 'active' and t.valid_from <= ${sql.placeholder("day")}::date
  order by t.valid_from desc, t.version desc limit 1)`;

const affiliateOf = sql<Affiliate | null>`(
  select jsonb_build_object('id', o.id, 'rate', o.commission_rate) from organisations o
  where o.affiliate_code in (${sql.placeholder("code")}::text, upper(${sql.placeholder("code")}::text)) and o.status = 'active'
  limit 1)`;

const organisationOf = sql<string | null>`(
  select o.id from organisation_members m join organisations o on o.id = m.organisation_id and o.status = 'active'
  where m.user_id = ${sql.placeholder("bookerId")}::uuid order by o.created_at limit 1)`;

const paidBefore = sql<boolean>`exists (
  select from bookings b where b.booker_id = ${sql.placeholder("bookerId")}::uuid and b.paid_cents > b.refunded_cents
    and not b.is_test)`;

const confirmedEmail = sql<boolean>`exists (
  select from users u where u.id = ${sql.placeholder("bookerId")}::uuid and u.email_confirmed_at is not null)`;

const largestOfEach = sql<FleetVehicle[] | null>`(
  select jsonb_agg(jsonb_build_object('id', f.band, 'band', f.band, 'seats', f.seats, 'bags', f.bags))
  from (select band, max(seats) as seats, max(bags) as bags from vehicles where state <> 'retired' group by band) f)`;

const prepareFacts = (db: ReadDb) =>
  db
    .select({
      settings: settingsRows,
      tariffVersion: tariffInForce,
      affiliate: affiliateOf,
      organisationId: organisationOf,
      hasPaidBefore: paidBefore,
      hasConfirmedEmail: confirmedEmail,
      fleet: largestOfEach,
    })
    .from(sql`(values (1)) as one (n)`)
    .prepare("selling_facts");
const factsStatementOn = preparedOnce(prepareFacts);

/** Vehicles that can be driven. */
export const findFleet = (db: ReadDb): Promise<readonly FleetVehicle[]> =>
  db
    .select({ id: vehicles.id, band: vehicles.band, seats: vehicles.seats, bags: vehicles.bags })
    .from(vehicles)
    .where(eq(vehicles.state, "available"));

/** When vehicles are taken, by a hold that still counts or by a crew that has accepted. */
export async function findTaken(db: ReadDb, { from, to }: Span, now: Date): Promise<readonly Taken[]> {
  const held = await db
    .select({ vehicleId: vehicleHolds.vehicleId, ...endsOf(vehicleHolds.busy) })
    .from(vehicleHolds)
    .where(
      and(
        inArray(vehicleHolds.state, ["held", "reserved"]),
        sql`(${vehicleHolds.state} = 'reserved' or ${vehicleHolds.expiresAt} > ${now})`,
        sql`${vehicleHolds.busy} && tstzrange(${from}, ${to})`,
      ),
    );
  const driven = await db
    .select({ vehicleId: assignments.vehicleId, ...endsOf(assignments.busy) })
    .from(assignments)
    .where(
      and(
        inArray(assignments.state, ["accepted", "active"]),
        not(assignments.overridden),
        sql`${assignments.busy} && tstzrange(${from}, ${to})`,
      ),
    );
  return [...held, ...driven];
}

const endsOf = (busy: typeof vehicleHolds.busy | typeof assignments.busy) => ({
  from: sql<Date>`lower(${busy})`.mapWith((text: string) => new Date(text)),
  to: sql<Date>`upper(${busy})`.mapWith((text: string) => new Date(text)),
});

export const findSettings = (db: ReadDb): Promise<CompanySettings> => readSettings(db);
