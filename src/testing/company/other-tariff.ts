import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { cents } from "#domain/money/money.ts";
import type { Tariff } from "#domain/pricing/tariff.ts";

type Amounts = { readonly [name: string]: number | Amounts } | readonly (number | Amounts)[];
type Other = (amount: number) => Tariff["atLeast"];

function eachAmount(amounts: Amounts | number, other: Other): Amounts | number {
  if (typeof amounts === "number") return other(amounts);
  return Object.fromEntries(Object.entries(amounts).map(([name, value]) => [name, eachAmount(value, other)]));
}

const inRands = (amount: number) => cents(Math.round(amount / 100) * 100);
const { transfer, group, routes, tours, packages, carHire, chauffeur, coach, extras, timeRules, tolls } = sampleTariff;

function tariffWith(version: number, other: Other): Tariff {
  const others = <T>(amounts: T): T => eachAmount(amounts as Amounts, other) as T;
  return {
    ...sampleTariff,
    version,
    transfer: {
      hopKm: 13,
      includedKm: 31,
      hop: others(transfer.hop),
      ride: others(transfer.ride),
      perKm: others(transfer.perKm),
    },
    group: { hop: others(group.hop), ride: others(group.ride) },
    routes: routes.map(({ town, price }) => ({ town, price: other(price) })),
    tours: others(tours),
    packages: packages.map(({ days, perPerson }) => ({ days, perPerson: other(perPerson) })),
    carHire: others(carHire),
    chauffeur: { day: other(chauffeur.day), includedHours: 9, extraHour: other(chauffeur.extraHour) },
    coach: others(coach),
    // Amounts that no other fare has.
    extras: { stop: cents(13_700), trailer: cents(46_300), childSeat: extras.childSeat },
    timeRules: timeRules.map((rule) => ({ ...rule, share: rule.share + 0.07 })),
    tolls: tolls.map((toll) => ({ ...toll, amount: other(toll.amount) })),
    groupDiscount: { fromPassengers: 11, share: 0.15 },
    roundTo: cents(100),
    atLeast: other(sampleTariff.atLeast),
  };
}

/** A tariff in which every figure a customer could read differs from the default one. */
export const otherTariff = tariffWith(2, (amount) => (amount === 0 ? cents(0) : inRands(amount * 1.43 + 1100)));

/** The same again, in figures that neither of them has. */
export const thirdTariff = tariffWith(3, (amount) => (amount === 0 ? cents(0) : inRands(amount * 1.91 + 2300)));
