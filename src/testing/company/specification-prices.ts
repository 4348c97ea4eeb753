import { type Cents, rand } from "#domain/money/money.ts";

/** The price each service starts at in the specification. The tariff charges; only tests read these. */
export const servicesFrom: Readonly<Record<string, Cents | null>> = {
  "airport-transfers": rand(350),
  "private-shuttles": rand(150),
  "chauffeur-services": rand(1800),
  "car-hire": rand(2000),
  "coach-hire": rand(2500),
  "staff-transport": null,
  "corporate-events": null,
};

export const carHire = { halfDayFrom: rand(2000), fullDayFrom: rand(3500), dayAtMost: rand(5500) } as const;

/** One way from Cape Town. */
export const inlandTransfers: readonly { readonly destination: string; readonly from: Cents }[] = [
  { destination: "Hermanus", from: rand(1800) },
  { destination: "Stellenbosch", from: rand(950) },
  { destination: "Franschhoek", from: rand(1200) },
  { destination: "George", from: rand(4500) },
  { destination: "Knysna", from: rand(4800) },
  { destination: "Plettenberg Bay", from: rand(5200) },
  { destination: "Oudtshoorn", from: rand(4200) },
  { destination: "Swellendam", from: rand(2800) },
  { destination: "Caledon", from: rand(1800) },
];

export const gardenRoutePackages: readonly { readonly days: number; readonly perPerson: Cents }[] = [
  { days: 3, perPerson: rand(12_500) },
  { days: 5, perPerson: rand(18_500) },
  { days: 7, perPerson: rand(24_500) },
];
