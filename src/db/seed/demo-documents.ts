import { isBus } from "#domain/compliance/gate-rules.ts";
import { vehicleDocuments } from "#domain/compliance/vehicle-documents.ts";
import { localDate, localTime, momentOf } from "#domain/time/local-time.ts";
import { type DemoDocument, type DocumentRow, documentRows } from "./document-rows.ts";
import type { VehicleRow } from "./fleet.ts";
import type { DriverRow } from "./people/drivers.ts";
import { type Random, random } from "./random.ts";
import type { SeedClock } from "./seed-clock.ts";

type Everyone = {
  readonly clock: SeedClock;
  readonly drivers: readonly DriverRow[];
  readonly vehicles: readonly VehicleRow[];
  readonly provider: { readonly id: string; readonly name: string };
  /** The hotel and the agency that can be looked at, each with the account of its owner. */
  readonly partners: readonly { readonly id: string; readonly name: string; readonly owner: string }[];
  readonly team: { readonly uploader: string; readonly verifier: string };
};

/** The documents of everyone the company drives with: most are good, some run out, and some wait for our team. */
export function demoDocuments({ clock, drivers, vehicles, provider, partners, team }: Everyone) {
  const luck = random("demo papers");
  return documentRows(
    [
      ...drivers.flatMap((driver) => ofDriver(driver, clock, luck)),
      ...vehicles.flatMap((vehicle) => ofVehicle(vehicle, luck)),
      ...ofProvider(provider),
      ...ofCompany,
      ...partners.flatMap(ofPartner),
    ],
    clock,
    team,
  );
}

/** The facts of the documents that a sale reads, as they are kept with each vehicle. */
export const vehiclesWithDocuments = (
  vehicles: readonly VehicleRow[],
  documents: readonly DocumentRow[],
): VehicleRow[] =>
  vehicles.map((vehicle) => {
    const own = documents.filter(({ ownerId }) => ownerId === vehicle.id);
    const known = own.map(({ id, type, number = "", issuedOn = null, expiresOn = null, state, allows = [] }) => ({
      id,
      type,
      number,
      issuedOn,
      expiresOn,
      allows,
      review: state,
    }));
    const { until, licenceTypes } = vehicleDocuments(known, vehicle.seats);
    return { ...vehicle, documentsUntil: until, licenceTypes: [...licenceTypes] };
  });

const twoYears = 730;

function ofDriver(driver: DriverRow, clock: SeedClock, luck: Random): readonly DemoDocument[] {
  const owner = { kind: "driver", id: driver.id, name: `${driver.firstName} ${driver.lastName}` } as const;
  const permitDays = clock.dayOf(momentOf(localDate(driver.permitExpiresOn), localTime("12:00")));
  const licenceDays = luck.whole(300, 1500);
  const medicalDays = luck.whole(90, 600);
  const more = extras[driver.lastName] ?? [];
  return [
    {
      type: "drivers_licence",
      owner,
      issuedDays: licenceDays - 1826,
      expiresDays: licenceDays,
      allows: [driver.licenceCode],
    },
    { type: "prdp", owner, issuedDays: permitDays - twoYears, expiresDays: permitDays, allows: ["P"] },
    { type: "medical", owner, issuedDays: medicalDays - twoYears, expiresDays: medicalDays },
    ...(driver.isGuide ? ofGuide(owner, luck) : []),
    ...more.map((sketch) => ({ ...sketch, owner })),
  ];
}

function ofGuide(owner: DemoDocument["owner"], luck: Random): readonly DemoDocument[] {
  const [guideDays, aidDays] = [luck.whole(400, 1000), luck.whole(300, 1000)];
  return [
    { type: "guide_registration", owner, issuedDays: guideDays - 1095, expiresDays: guideDays },
    { type: "first_aid", owner, issuedDays: aidDays - 1095, expiresDays: aidDays },
  ];
}

/** Recent arrivals: a renewal in good time, one that was photographed too fast, and courses that were passed. */
const extras: Readonly<Record<string, readonly Omit<DemoDocument, "owner">[]>> = {
  Williams: [{ type: "prdp", issuedDays: -6, expiresDays: 724, allows: ["P"], isWaiting: true, isPicture: true }],
  Tshabalala: [
    { type: "prdp", issuedDays: -9, expiresDays: 721, allows: ["P"], rejectedFor: "The photo is too blurred to read." },
  ],
  Mthembu: [{ type: "first_aid", issuedDays: -12, expiresDays: 1083, isWaiting: true }],
  Naidoo: [{ type: "first_aid", issuedDays: -20, expiresDays: 1075, isWaiting: true, isPicture: true }],
};

/** Days until they expire, where it is not the ordinary way. */
const special: Readonly<Record<string, { readonly disc?: number; readonly roadworthy?: number }>> = {
  "CA 730-264": { disc: 24 },
  "CA 593-708": { roadworthy: 45 },
};

function ofVehicle(vehicle: VehicleRow, luck: Random): readonly DemoDocument[] {
  const owner = { kind: "vehicle", id: vehicle.id, name: vehicle.plate } as const;
  // A bus is tested every half year.
  const [testDays, least] = isBus(vehicle.seats) ? [182, 130] : [365, 160];
  const drawn = { disc: luck.whole(170, 340), roadworthy: luck.whole(least, testDays - 10) };
  const { disc, roadworthy } = { ...drawn, ...special[vehicle.plate] };
  const [licence, insurance, extinguisher] = [luck.whole(400, 2200), luck.whole(170, 350), luck.whole(40, 330)];
  const services = vehicle.vehicleClass === "sedan" ? ["metered"] : ["staff"];
  return [
    { type: "licence_disc", owner, issuedDays: disc - 365, expiresDays: disc },
    { type: "roadworthy", owner, issuedDays: roadworthy - testDays, expiresDays: roadworthy },
    {
      type: "operating_licence",
      owner,
      issuedDays: licence - 2555,
      expiresDays: licence,
      allows: ["tourist", "charter", ...services],
    },
    { type: "passenger_insurance", owner, issuedDays: insurance - 365, expiresDays: insurance },
    { type: "vehicle_insurance", owner, issuedDays: insurance - 365, expiresDays: insurance },
    { type: "fire_extinguisher", owner, issuedDays: extinguisher - 365, expiresDays: extinguisher },
    ...(vehicle.plate === "CA 730-264"
      ? [{ type: "licence_disc", owner, issuedDays: -2, expiresDays: 389, isWaiting: true, isPicture: true } as const]
      : []),
  ];
}

function ofProvider({ id, name }: Everyone["provider"]): readonly DemoDocument[] {
  const owner = { kind: "provider", id, name } as const;
  return [
    { type: "provider_insurance", owner, issuedDays: -140, expiresDays: 225 },
    { type: "company_registration", owner, issuedDays: -3900, expiresDays: null, isWaiting: true },
  ];
}

/** A new tax clearance waits beside the one that ends, and a bank confirmation was of another account. */
function ofPartner({ id, name, owner: uploader }: Everyone["partners"][number]): readonly DemoDocument[] {
  const owner = { kind: "partner", id, name } as const;
  return [
    { type: "partner_agreement", owner, issuedDays: -400, expiresDays: 695 },
    { type: "tax_clearance", owner, uploader, issuedDays: -345, expiresDays: 20 },
    { type: "tax_clearance", owner, uploader, issuedDays: -5, expiresDays: 360, isWaiting: true },
    { type: "vat_registration", owner, uploader, issuedDays: -2200, expiresDays: null },
    {
      type: "bank_confirmation",
      owner,
      uploader,
      issuedDays: -12,
      expiresDays: null,
      rejectedFor: "It names another account than the one we pay to. Please send one for that account.",
    },
  ];
}

const company = { kind: "company", id: null, name: "Cape Town Shuttle" } as const;
const ofCompany: readonly DemoDocument[] = [
  { type: "accreditation", owner: company, issuedDays: -1726, expiresDays: 100 },
  { type: "public_liability", owner: company, issuedDays: -150, expiresDays: 215 },
];
