import { eq, sql } from "drizzle-orm";
import type { Affiliate, OwnPartner, SellingFacts } from "#domain/booking/selling-facts.ts";
import { withoutSplit } from "#domain/pricing/tariff.ts";
import type { LocalDate } from "#domain/time/local-time.ts";
import type { LicensedVehicle, Span, Taken } from "#domain/trip/capacity.ts";
import type { ReadDb } from "./connect.ts";
import { preparedOnce } from "./prepared-once.ts";
import { findCatalogue, saleToken } from "./read-catalogue.ts";
import { vehicles } from "./schema/fleet.ts";

export type FactsInput = {
  readonly day: LocalDate;
  readonly affiliateCode?: string | null;
  readonly bookerId?: string | null;
};

/** Everything that prices and promises depend on now. Exported again by features’ views. */
export async function findSellingFacts(db: ReadDb, input: FactsInput): Promise<SellingFacts> {
  const { day, affiliateCode = null, bookerId = null } = input;
  const [result] =
    affiliateCode === null && bookerId === null
      ? await tokenStatementOn(db).execute()
      : await factsStatementOn(db).execute({ code: affiliateCode, bookerId });
  const { settings, largest, owned, available, extras, tariffOn } = await findCatalogue(db, result?.token ?? "");
  const tariff = tariffOn(day);
  return {
    settings,
    // A tour that is not split is taxed as a whole.
    tariff: settings.tax.splitsTours ? tariff : withoutSplit(tariff),
    extras,
    affiliate: result?.affiliate ?? null,
    organisationId: result?.ownPartner?.id ?? null,
    ownPartner: result?.ownPartner ?? null,
    hasPaidBefore: result?.hasPaidBefore ?? false,
    hasConfirmedEmail: result?.hasConfirmedEmail ?? false,
    fleet: { largest, owned, available },
  };
}

const affiliateOf = sql<Affiliate | null>`(
  select jsonb_build_object('id', o.id, 'rate', o.commission_rate, 'serviceRates', o.service_rates,
    'attributionDays', o.attribution_days) from organisations o
  where o.affiliate_code in (${sql.placeholder("code")}::text, upper(${sql.placeholder("code")}::text)) and o.status = 'active'
  limit 1)`;

const ownPartnerOf = sql<OwnPartner | null>`(
  select jsonb_build_object('id', o.id, 'rate', o.commission_rate, 'serviceRates', o.service_rates, 'name', o.name,
    'kind', o.kind, 'model', o.model, 'hasAccount', o.has_account)
  from organisation_members m join organisations o on o.id = m.organisation_id and o.status = 'active'
  where m.user_id = ${sql.placeholder("bookerId")}::uuid order by o.created_at limit 1)`;

const paidBefore = sql<boolean>`exists (
  select from bookings b where b.booker_id = ${sql.placeholder("bookerId")}::uuid and b.paid_cents > b.refunded_cents
    and not b.is_test)`;

const confirmedEmail = sql<boolean>`exists (
  select from users u where u.id = ${sql.placeholder("bookerId")}::uuid and u.email_confirmed_at is not null)`;

const prepareFacts = (db: ReadDb) =>
  db
    .select({
      // Read with the rest, in the selling transaction: the cached catalogue is used only while it is current.
      token: saleToken,
      affiliate: affiliateOf,
      ownPartner: ownPartnerOf,
      hasPaidBefore: paidBefore,
      hasConfirmedEmail: confirmedEmail,
    })
    .from(sql`(values (1)) as one (n)`)
    .prepare("selling_facts");
const factsStatementOn = preparedOnce(prepareFacts);

/** A visitor without a partner needs nothing else; the whole query would be planned each time. */
const prepareToken = (db: ReadDb) =>
  db
    .select({
      token: saleToken,
      affiliate: sql<Affiliate | null>`null`,
      ownPartner: sql<OwnPartner | null>`null`,
      hasPaidBefore: sql<boolean>`false`,
      hasConfirmedEmail: sql<boolean>`false`,
    })
    .from(sql`(values (1)) as one (n)`)
    .prepare("sale_token");
const tokenStatementOn = preparedOnce(prepareToken);

/** Roadworthy vehicles. */
export const findFleet = (db: ReadDb): Promise<readonly LicensedVehicle[]> =>
  db
    .select({
      id: vehicles.id,
      vehicleClass: vehicles.vehicleClass,
      seats: vehicles.seats,
      bags: vehicles.bags,
      documentsUntil: vehicles.documentsUntil,
      licenceTypes: vehicles.licenceTypes,
    })
    .from(vehicles)
    .where(eq(vehicles.state, "available"));

/** When vehicles are taken: by a valid hold, an accepted crew, or the workshop. */
export const findTaken = (db: ReadDb, { from, to }: Span, now: Date): Promise<readonly Taken[]> =>
  takenStatementOn(db).execute({ from, to, now });

const within = sql`tstzrange(${sql.placeholder("from")}::timestamptz, ${sql.placeholder("to")}::timestamptz)`;

const takenSpans = sql`(
  select h.vehicle_id, h.busy from vehicle_holds h
  where h.state in ('held', 'reserved', 'assigned')
    and (h.state <> 'held' or h.expires_at > ${sql.placeholder("now")}::timestamptz)
    and h.busy && ${within}
  union all
  select a.vehicle_id, a.span from vehicle_absences a where a.span && ${within}) as taken`;

const dateOf = (text: string) => new Date(text);

const takenStatementOn = preparedOnce((db: ReadDb) =>
  db
    .select({
      vehicleId: sql<string>`taken.vehicle_id`,
      from: sql<Date>`lower(taken.busy)`.mapWith(dateOf),
      to: sql<Date>`upper(taken.busy)`.mapWith(dateOf),
    })
    .from(takenSpans)
    .prepare("taken_vehicles"),
);
