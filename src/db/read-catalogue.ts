import { sql } from "drizzle-orm";
import { type CompanySettings, companySettingsOf, settingsInEffect } from "#domain/company/company-settings.ts";
import { startingTariff } from "#domain/pricing/starting-tariff.ts";
import type { Tariff } from "#domain/pricing/tariff.ts";
import type { LocalDate } from "#domain/time/local-time.ts";
import { type FleetVehicle, type LicensedVehicle, largestOfEachClass } from "#domain/trip/capacity.ts";
import type { ReadDb } from "./connect.ts";
import { saleVersion } from "./schema/platform.ts";

/** The facts that prices and promises rest on, the same for everyone. */
export type Catalogue = {
  readonly settings: CompanySettings;
  /** The tariff in force on a day of travel; before any is saved, the one we start with. */
  tariffOn(day: LocalDate): Tariff;
  /** Vehicles that can be driven. */
  readonly available: readonly LicensedVehicle[];
  /** Those that are not retired, in the workshop or not. */
  readonly owned: readonly LicensedVehicle[];
  /** The largest we have of each kind: whether a party could be carried at all. */
  readonly largest: readonly FleetVehicle[];
};

/** Part of the question a sale asks anyway. */
export const saleToken = sql<string>`(select ${saleVersion.token} from ${saleVersion})`;

let kept: { readonly token: string; readonly catalogue: Catalogue } | undefined;

/** The catalogue under this token, from memory where it is known. A token is drawn once, so what is kept stays true. */
export async function findCatalogue(db: ReadDb, token: string): Promise<Catalogue> {
  if (kept?.token !== token) kept = await readCatalogue(db);
  return kept.catalogue;
}

/** In one statement, so that the token belongs to what is read with it. */
async function readCatalogue(db: ReadDb) {
  const [row] = await db
    .select({ token: saleVersion.token, settings: settingsRows, tariffs: tariffsInForce, fleet: fleetRows })
    .from(saleVersion);
  if (!row) throw new Error("There is no sale version.");
  const fleet = row.fleet ?? [];
  const owned = fleet.filter(({ state }) => state !== "retired");
  const catalogue: Catalogue = {
    settings: settingsInEffect(companySettingsOf(row.settings ?? [])),
    tariffOn: (day) => row.tariffs?.find(({ from }) => from <= day)?.tariff ?? startingTariff,
    available: fleet.filter(({ state }) => state === "available").map(({ state: _, ...vehicle }) => vehicle),
    owned,
    largest: largestOfEachClass(owned),
  };
  return { token: row.token, catalogue };
}

const settingsRows = sql<{ name: string; value: Record<string, unknown> }[] | null>`
  (select jsonb_agg(jsonb_build_object('name', s.name, 'value', s.value)) from settings s)`;

/** The one that counts on a day is the first that has started by then. */
const tariffsInForce = sql<{ from: LocalDate; tariff: Tariff }[] | null>`(
  select jsonb_agg(
    jsonb_build_object('from', t.valid_from, 'tariff', t.content || jsonb_build_object('version', t.version))
    order by t.valid_from desc, t.version desc)
  from tariffs t where t.state = 'active')`;

const fleetRows = sql<(LicensedVehicle & { state: string })[] | null>`(
  select jsonb_agg(jsonb_build_object('id', v.id, 'vehicleClass', v.vehicle_class, 'seats', v.seats, 'bags', v.bags, 'state', v.state,
    'documentsUntil', v.documents_until, 'licenceTypes', v.licence_types))
  from vehicles v)`;
