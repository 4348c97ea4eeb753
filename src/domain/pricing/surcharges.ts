import { vehicleClassName } from "../catalogue/vehicle-class.ts";
import type { Extra } from "../extra/extra.ts";
import { extraBasisLabels } from "../extra/extra-labels.ts";
import { type Cents, formatMoney, zero } from "../money/money.ts";
import { effectText, isSurcharge } from "./rule-effect.ts";
import type { PriceKind, RuleLimits, Tariff, TimeRule, ZoneEnd } from "./tariff.ts";

/** An addition to a fare, as a customer reads it. */
export type Surcharge = {
  readonly name: string;
  /** “+20%” or “R300”. */
  readonly adds: string;
  /** The trips that it is added to, and how often. */
  readonly applies: string;
  /** Empty if it is for every such trip. */
  readonly limits: string;
};

/** Everything a tariff adds to anyone’s fare; what one partner or company pays is between it and us. */
export function surchargesOf(tariff: Tariff): readonly Surcharge[] {
  const { timeRules, extras, tolls } = tariff;
  return [
    ...timeRules.filter((rule) => isSurcharge(rule) && !rule.only?.buyers).map((rule) => surchargeOf(rule, tariff)),
    ...priced("Each extra stop", extras.stop, "Per vehicle, on any trip"),
    ...priced("Luggage trailer", extras.trailer, "Per vehicle and way, if the bags need one"),
    ...priced("Each child seat", extras.childSeat, "Per vehicle, on any trip"),
    ...priced("Driver’s lodging", extras.driverNight ?? zero, "Per night, on hires and tours of several days"),
    ...tolls.flatMap(({ name, amount, places, zones = [] }) =>
      priced(name, amount, `Per vehicle and way, ${toOrFrom([...places, ...zoneNames(zones, tariff)])}`),
    ),
  ];
}

/** The extras on sale, as they are listed beside those. */
export const extrasAsSurcharges = (extras: readonly Extra[]): readonly Surcharge[] =>
  extras.map(({ name, priceCents, per }) => ({
    name,
    adds: priceCents === 0 ? "Included" : formatMoney(priceCents),
    applies: `${extraBasisLabels[per]}, if you choose it`,
    limits: "",
  }));

const kindNames: Readonly<Record<PriceKind, string>> = {
  route: "fixed-price routes",
  transfer: "airport transfers",
  group: "private shuttles and groups",
  tour: "day tours",
  package: "tour packages",
  hire: "car hire and chauffeurs",
  coach: "coaches",
};

const surchargeOf = (rule: TimeRule, tariff: Tariff): Surcharge => ({
  name: rule.name,
  adds: effectText(rule),
  applies: sentence([
    ...(rule.amount === undefined ? [] : ["per vehicle and way"]),
    ...rule.appliesTo.map((kind) => kindNames[kind]),
  ]),
  limits: rule.only ? limitsText(rule.only, tariff) : "",
});

const priced = (name: string, amount: Cents, applies: string): readonly Surcharge[] =>
  amount > 0 ? [{ name, adds: formatMoney(amount), applies, limits: "" }] : [];

const weekdayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

function limitsText(
  { weekdays, vehicleClasses, fromPassengers, places, zones, zoneEnd = "either" }: RuleLimits,
  tariff: Tariff,
): string {
  const isWeekdays = weekdays?.toSorted().join("") === "12345";
  const days = isWeekdays ? ["Monday to Friday"] : (weekdays ?? []).map((day) => weekdayNames[day] ?? "");
  return sentence([
    ...days,
    ...(vehicleClasses ?? []).map((one) => vehicleClassName(tariff.catalogue.classes, one).toLowerCase()),
    ...(fromPassengers ? [`from ${fromPassengers} passengers`] : []),
    ...(places ? [toOrFrom(places)] : []),
    ...(zones ? [`${endWords[zoneEnd]} ${zoneNames(zones, tariff).join(", ")}`] : []),
  ]);
}

const endWords: Readonly<Record<ZoneEnd, string>> = { either: "to or from", start: "from", end: "to" };

const zoneNames = (ids: readonly string[], { zones = [] }: Tariff): readonly string[] =>
  zones.flatMap(({ id, name }) => (ids.includes(id) ? name : []));

const toOrFrom = (places: readonly string[]): string => `to or from ${places.join(", ")}`;

const sentence = (parts: readonly string[]): string => parts.join(", ").replace(/^./, (first) => first.toUpperCase());

export const surchargeSentence = (surcharges: readonly Surcharge[]): string =>
  surcharges.length === 0
    ? "Nothing is added to the price."
    : `We add to the price per vehicle, where it applies: ${surcharges.map(surchargeText).join("; ")}.`;

/** “Public holiday, +15%”, with its limits in brackets. */
export const surchargeText = ({ name, adds, limits }: Surcharge): string =>
  `${name}${limits && ` (${limits.replace(/^(From|To)/, (word) => word.toLowerCase())})`}, ${adds}`;
