import { sql } from "drizzle-orm";
import type { Catalogue as SoldCatalogue } from "#domain/catalogue/catalogue.ts";
import type { SoldServices } from "#domain/catalogue/service.ts";
import type { Tour } from "#domain/catalogue/tour.ts";
import type { VehicleClasses } from "#domain/catalogue/vehicle-class.ts";
import { type CompanySettings, companySettingsOf, settingsInEffect } from "#domain/company/company-settings.ts";
import type { Extra } from "#domain/extra/extra.ts";
import { startingTariff } from "#domain/pricing/starting-tariff.ts";
import type { Tariff, TariffPrices } from "#domain/pricing/tariff.ts";
import { firstLanguage } from "#domain/text/language.ts";
import type { LocalDate } from "#domain/time/local-time.ts";
import { type FleetVehicle, type LicensedVehicle, largestOfEachClass } from "#domain/trip/capacity.ts";
import type { ReadDb } from "./connect.ts";
import { preparedOnce } from "./prepared-once.ts";
import { saleVersion } from "./schema/platform.ts";

/** The facts prices and promises depend on, identical for everyone. */
export type Catalogue = {
  readonly settings: CompanySettings;
  /** The tariff in force on a travel day with what it prices; before any is saved, the default one. */
  tariffOn(day: LocalDate): Tariff;
  /** All records of the catalogue, paused and ended ones included. */
  readonly sold: SoldCatalogue;
  /** On sale beside the trips, in the owner’s order. */
  readonly extras: readonly Extra[];
  /** Roadworthy vehicles. */
  readonly available: readonly LicensedVehicle[];
  /** All that are not retired, including those in the workshop. */
  readonly owned: readonly LicensedVehicle[];
  /** The largest vehicle of each kind: whether a party could be carried at all. */
  readonly largest: readonly FleetVehicle[];
};

/** Read by every sale anyway. */
export const saleToken = sql<string>`(select ${saleVersion.token} from ${saleVersion})`;

let kept: { readonly token: string; readonly catalogue: Catalogue } | undefined;

/** The catalogue of this token, from memory if known. A token is random, so what is cached stays true. */
export async function findCatalogue(db: ReadDb, token: string): Promise<Catalogue> {
  if (kept?.token !== token) kept = await readCatalogue(db);
  return kept.catalogue;
}

/** In one statement, so that the token belongs to what is read with it. */
async function readCatalogue(db: ReadDb) {
  const [row] = await db
    .select({
      token: saleVersion.token,
      settings: settingsRows,
      tariffs: tariffsInForce,
      extras: extrasOnSale,
      fleet: fleetRows,
      classes: classRows,
      tours: tourRows,
      services: serviceRows,
    })
    .from(saleVersion);
  if (!row) throw new Error("There is no sale version.");
  const fleet = row.fleet ?? [];
  const owned = fleet.filter(({ state }) => state !== "retired");
  const settings = settingsInEffect(companySettingsOf(row.settings ?? []));
  const { holidays } = settings;
  const sold: SoldCatalogue = {
    services: row.services ?? [],
    tours: (row.tours ?? []).map((tour) => ({ ...tour, holidays })),
    classes: row.classes ?? [],
    holidays,
  };
  const catalogue: Catalogue = {
    sold,
    settings,
    tariffOn: (day) => ({
      ...(row.tariffs?.find(({ from }) => from <= day)?.tariff ?? startingTariff),
      catalogue: sold,
    }),
    extras: row.extras ?? [],
    available: fleet.filter(({ state }) => state === "available").map(({ state: _, ...vehicle }) => vehicle),
    owned,
    largest: largestOfEachClass(owned),
  };
  return { token: row.token, catalogue };
}

const settingsRows = sql<{ name: string; value: Record<string, unknown> }[] | null>`
  (select jsonb_agg(jsonb_build_object('name', s.name, 'value', s.value)) from settings s)`;

/** The first that has started by a day is in force. */
const tariffsInForce = sql<{ from: LocalDate; tariff: TariffPrices }[] | null>`(
  select jsonb_agg(
    jsonb_build_object('from', t.valid_from, 'tariff', t.content || jsonb_build_object('version', t.version))
    order by t.valid_from desc, t.version desc)
  from tariffs t where t.state = 'active')`;

const extrasOnSale = sql<Extra[] | null>`(
  select jsonb_agg(jsonb_build_object('id', e.id, 'name', e.words #>> '{en,name}', 'description', e.words #>> '{en,description}', 'kind', e.kind, 'per', e.per,
    'priceCents', e.price_cents, 'vatCode', e.vat_code, 'services', e.services, 'offers', e.offers,
    'vehicleClasses', e.vehicle_classes, 'most', e.most, 'stock', e.stock, 'noticeHours', e.notice_hours,
    'needsApproval', e.needs_approval) order by e.position, e.id)
  from extras e where e.state = 'on_sale')`;

const fleetRows = sql<(LicensedVehicle & { state: string })[] | null>`(
  select jsonb_agg(jsonb_build_object('id', v.id, 'vehicleClass', v.vehicle_class, 'seats', v.seats, 'bags', v.bags, 'state', v.state,
    'documentsUntil', v.documents_until, 'licenceTypes', v.licence_types))
  from vehicles v)`;

const tourRows = sql<Tour[] | null>`(
  select jsonb_agg(t.facts || jsonb_build_object('slug', t.slug, 'state', t.state,
    'name', t.words -> ${firstLanguage}::text ->> 'name', 'subject', t.words -> ${firstLanguage}::text ->> 'subject')
    order by t.position, t.slug) from tours t)`;

const serviceRows = sql<SoldServices | null>`(
  select jsonb_agg(s.facts || jsonb_build_object('slug', s.slug, 'state', s.state, 'choice', s.choice,
    'name', s.words -> ${firstLanguage}::text ->> 'name', 'title', s.words -> ${firstLanguage}::text ->> 'title',
    'text', s.words -> ${firstLanguage}::text ->> 'text')
    order by s.position, s.slug) from services s)`;

const classRows = sql<VehicleClasses | null>`(
  select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'fewest', c.fewest, 'most', c.most, 'bags', c.bags,
    'pullsTrailer', c.pulls_trailer, 'comfort', c.comfort, 'grade', c.grade, 'isBase', c.is_base, 'drawing', c.drawing, 'plural', c.plural, 'bagsText', c.bags_text,
    'inside', c.inside, 'description', c.description, 'pictures', c.pictures, 'state', c.state) order by c.position, c.id)
  from vehicle_classes c)`;

/** The records on sale now, without settings and fleet. */
export async function findSold(db: ReadDb): Promise<SoldCatalogue> {
  const [row] = await soldTokenOn(db).execute();
  return (await findCatalogue(db, row?.token ?? "")).sold;
}

const soldTokenOn = preparedOnce((db: ReadDb) =>
  db.select({ token: saleVersion.token }).from(saleVersion).prepare("sold_token"),
);

export const findClasses = async (db: ReadDb): Promise<VehicleClasses> => (await findSold(db)).classes;
