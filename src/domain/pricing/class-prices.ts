import { byComfortAndSize, onSaleOf, type VehicleClass, type VehicleClasses } from "../catalogue/vehicle-class.ts";
import type { Tariff, TariffPrices } from "./tariff.ts";

/** The parts of a tariff that a class on sale needs a price in; by the day, and as a coach, only some are hired. */
const needed = {
  "a short hop": ({ transfer }: TariffPrices) => transfer.hop,
  "a ride": ({ transfer }: TariffPrices) => transfer.ride,
  "each kilometre beyond": ({ transfer }: TariffPrices) => transfer.perKm,
  "a short hop of a private shuttle": ({ group }: TariffPrices) => group.hop,
  "a ride of a private shuttle": ({ group }: TariffPrices) => group.ride,
  "tours and fixed routes": ({ partyFactors }: TariffPrices) => partyFactors,
} as const satisfies Record<string, (prices: TariffPrices) => Readonly<Record<VehicleClass, unknown>>>;

/** The prices a tariff lacks for a class, in words. Empty: it can be sold. */
export const missingPrices = (prices: TariffPrices, id: VehicleClass): readonly string[] =>
  Object.entries(needed).flatMap(([name, part]) => (part(prices)[id] === undefined ? [name] : []));

/** The same of the tariff in force and those to come: each is sold by on its days. */
export const everMissing = (tariffs: readonly TariffPrices[], id: VehicleClass): readonly string[] => [
  ...new Set(tariffs.flatMap((tariff) => missingPrices(tariff, id))),
];

/** The names of the classes on sale that a tariff can’t price. */
export const unpricedOnSale = (prices: TariffPrices, classes: VehicleClasses): readonly string[] =>
  onSaleOf(classes)
    .filter(({ id }) => missingPrices(prices, id).length > 0)
    .map(({ name }) => name);

const known = new WeakMap<Tariff, VehicleClasses>();

/** The classes a tariff has every needed price of, the plainest and smallest first. Found once for a tariff. */
export function pricedClasses(tariff: Tariff): VehicleClasses {
  const before = known.get(tariff);
  if (before) return before;
  const priced = tariff.catalogue.classes
    .filter(({ id }) => missingPrices(tariff, id).length === 0)
    .toSorted(byComfortAndSize);
  known.set(tariff, priced);
  return priced;
}

/** The same tariff, with the prices it lacks for classes that another has every price of, as they are there. */
export function withPricesFrom(
  prices: TariffPrices,
  other: TariffPrices,
  classes: readonly VehicleClass[],
): TariffPrices {
  const ids = classes.filter((id) => missingPrices(other, id).length === 0 && missingPrices(prices, id).length > 0);
  if (ids.length === 0) return prices;
  const fill = <V>(part: By<V>, source: By<V>): By<V> => ({
    ...Object.fromEntries(Object.entries(source).filter(([id]) => ids.includes(id))),
    ...part,
  });
  const { transfer, group, carHire, coach } = prices;
  return {
    ...prices,
    transfer: {
      ...transfer,
      hop: fill(transfer.hop, other.transfer.hop),
      ride: fill(transfer.ride, other.transfer.ride),
      perKm: fill(transfer.perKm, other.transfer.perKm),
    },
    group: { hop: fill(group.hop, other.group.hop), ride: fill(group.ride, other.group.ride) },
    partyFactors: fill(prices.partyFactors, other.partyFactors),
    carHire: {
      half_day: fill(carHire.half_day, other.carHire.half_day),
      full_day: fill(carHire.full_day, other.carHire.full_day),
    },
    coach: { hop: fill(coach.hop, other.coach.hop), day: fill(coach.day, other.coach.day) },
  };
}

type Copy = { readonly from: VehicleClass; readonly to: VehicleClass; readonly factor: number };
type By<V> = Readonly<Record<VehicleClass, V>>;
type Party = By<{ readonly from: number; readonly each: number }>;

/** The parts of a tariff, or of its form, that have a price for each class. */
type ByClass = {
  readonly roundTo: number;
  readonly transfer: { readonly hop: Party; readonly ride: Party; readonly perKm: By<number> };
  readonly group: { readonly hop: Party; readonly ride: Party };
  readonly partyFactors: Party;
  readonly carHire: { readonly half_day: By<number>; readonly full_day: By<number> };
  readonly coach: { readonly hop: By<number>; readonly day: By<number> };
};

/** The same tariff with prices for one more class: another’s, times a factor, in steps of the tariff’s rounding. */
export function withClassPrices<T extends ByClass>(prices: T, { from, to, factor }: Copy): T {
  const { roundTo, transfer, group, carHire, coach } = prices;
  const money = (value: number): number =>
    value === 0 ? 0 : Math.max(roundTo, Math.round((value * factor) / roundTo) * roundTo);
  const party = (one: Party[string]) => ({ from: money(one.from), each: money(one.each) });
  const multiple = (one: Party[string]) => ({
    from: hundredths(one.from * factor),
    each: hundredths(one.each * factor),
  });
  const add = <V>(part: By<V>, of: (value: V) => V): By<V> => {
    const value = part[from];
    return value === undefined ? part : { ...part, [to]: of(value) };
  };
  return {
    ...prices,
    transfer: {
      ...transfer,
      hop: add(transfer.hop, party),
      ride: add(transfer.ride, party),
      perKm: add(transfer.perKm, money),
    },
    group: { hop: add(group.hop, party), ride: add(group.ride, party) },
    partyFactors: add(prices.partyFactors, multiple),
    carHire: { half_day: add(carHire.half_day, money), full_day: add(carHire.full_day, money) },
    coach: { hop: add(coach.hop, money), day: add(coach.day, money) },
  };
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;
