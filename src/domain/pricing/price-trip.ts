import { mayBeClosed, runsOn } from "../booking/tour-season.ts";
import { tourOf } from "../catalogue/catalogue.ts";
import { baseClassOf, type VehicleClass, vehicleClassName } from "../catalogue/vehicle-class.ts";
import { companyRules } from "../company/company-rules.ts";
import { add, type Cents, cents, formatMoney, rand, shareOf, subtract, zero } from "../money/money.ts";
import { addHours, localDateOf } from "../time/local-time.ts";
import { buyerSteps } from "./buyer-steps.ts";
import { chooseVehicle, chosenVehicle, seatsEveryone, type VehicleChoice } from "./choose-vehicle.ts";
import { chosenSteps } from "./extra-steps.ts";
import { type Fare, findFare, isBeyondServiceArea } from "./find-fare.ts";
import { listedSteps } from "./listed-extras.ts";
import type { Doubt, Price, PriceRequest, TraceStep } from "./price-request.ts";
import { effectOf, effectText } from "./rule-effect.ts";
import { linesOf } from "./split-lines.ts";
import { type Tariff, type TimeRule, transportShareOf } from "./tariff.ts";
import { type Departure, timeRulesFor } from "./time-rules.ts";
import { step, sumOf, wayBack } from "./trace-step.ts";

/**
 * The price of a trip with every step of its calculation. The site, our team, the chat and partners all use this; the
 * same request and tariff always give the same cents.
 */
export function priceTrip(input: PriceRequest, prices: Tariff): Price {
  const tariff = withCalendarOf(input, prices);
  // The same vehicle costs the same, whether chosen or needed.
  const request = { ...input, vehicle: chosenVehicle(input, tariff) };
  const vehicle = chooseVehicle(request, tariff);
  const fare = findFare(request, vehicle.vehicleClass, tariff);
  const doubts = doubtsOf(request, vehicle, fare, tariff);
  const unpriced = { tariffVersion: tariff.version, total: null, lines: [], trace: [] };
  if (!fare) return { ...unpriced, doubts };
  if (!seatsEveryone(tariff, vehicle.vehicleClass, request.passengers))
    return { ...unpriced, doubts: [...new Set<Doubt>([...doubts, "priced_by_a_person"])] };
  const trace = traceOf(request, vehicle, fare, tariff);
  const total = sumOf(trace);
  if (!isSensible(total)) return { ...unpriced, doubts: [...new Set<Doubt>([...doubts, "priced_by_a_person"])] };
  const lines = linesOf(trace, fare.kind, transportShareOf(tariff, request.offer));
  return { tariffVersion: tariff.version, total, lines, trace, doubts };
}

/** A sold trip keeps its price, whatever becomes of the calendar. */
const withCalendarOf = ({ holidays }: PriceRequest, tariff: Tariff): Tariff =>
  holidays ? { ...tariff, catalogue: { ...tariff.catalogue, holidays } } : tariff;

/** Beyond this no one pays without talking to us first. */
const highestTotal = rand(20_000_000);

/** A tariff with a missing figure, or a hire of years, gives no price that we promise automatically. */
const isSensible = (total: Cents): boolean => total > 0 && total <= highestTotal;

/**
 * The steps in the order a till slip is read: list, fare, vehicle, kilometres, extras, tolls, hour and season, group,
 * rounding, lowest fare, a partner’s share, a promo code, what was chosen beside the trip. Extras are prices of the list
 * and tolls are paid on as they are, so neither is raised, discounted or rounded; what was chosen costs everyone the
 * same.
 */
function traceOf(request: PriceRequest, vehicle: VehicleChoice, fare: Fare, tariff: Tariff): TraceStep[] {
  const list = step("tariff", `tariff:${tariff.version}`, `Price list ${tariff.version}`, zero);
  const chosen = step(
    "vehicle",
    vehicle.vehicleClass,
    `${vehicleClassName(tariff.catalogue.classes, vehicle.vehicleClass)} for ${people(request.passengers)}`,
    zero,
  );
  const fares = fareSteps(request, fare);
  const further = furtherSteps(request, fare);
  const raised = timeSteps({ request, fare, vehicleClass: vehicle.vehicleClass }, tariff);
  const driving = [...fares, ...further, ...raised];
  const saving = discountSteps(request, fare, tariff, driving);
  const rounding = roundingSteps([...driving, ...saving], fare, tariff);
  const least = leastSteps(sumOf([...driving, ...saving, ...rounding]), tariff);
  const ways = departures(request, fare).length;
  const extras = listedSteps({ request, vehicle, fare, ways }, tariff);
  const steps = [list, ...fares, chosen, ...further, ...extras, ...raised, ...saving, ...rounding, ...least];
  const isBase = vehicle.vehicleClass === baseClassOf(tariff.catalogue.classes)?.id;
  return [
    ...steps,
    ...buyerSteps(request, steps, { vehicleClass: vehicle.vehicleClass, isBase, ways }),
    ...chosenSteps(request.extras ?? [], { days: request.days ?? 1, ways }),
  ];
}

const people = (count: number) => (count === 1 ? "one person" : `${count} people`);

/** The departure of each paid way: outbound, and the return if it is paid separately. */
function departures(request: PriceRequest, fare: Fare): Date[] {
  const there = new Date(request.pickupAt);
  return fare.isOneWay && request.returnAt !== null ? [there, new Date(request.returnAt)] : [there];
}

function fareSteps(request: PriceRequest, fare: Fare): TraceStep[] {
  const further = add(...(fare.further ?? []).map(({ amount }) => amount));
  const price = subtract(fare.priceFor(request.passengers), further);
  return departures(request, fare).map((_, index) => ({
    ...step("fare", fare.rule, `${fare.text}${wayBack(index)}`, price),
    ...severalOf(fare, request.passengers),
    leg: index + 1,
  }));
}

function severalOf({ quantityFor }: Fare, passengers: number): Pick<TraceStep, "quantity"> {
  const quantity = quantityFor?.(passengers) ?? 1;
  return quantity > 1 ? { quantity } : {};
}

const furtherSteps = (request: PriceRequest, fare: Fare): TraceStep[] =>
  departures(request, fare).flatMap((_, index) =>
    (fare.further ?? []).map(({ rule, text, amount }) => ({
      ...step("distance", rule, `${text}${wayBack(index)}`, amount),
      leg: index + 1,
    })),
  );

type Charged = { readonly request: PriceRequest; readonly fare: Fare; readonly vehicleClass: VehicleClass };

function timeSteps(charged: Charged, tariff: Tariff): TraceStep[] {
  const { request, fare } = charged;
  if (fare.days && fare.days > 1) return daySteps(charged, fare.days, tariff);
  const price = fare.priceFor(request.passengers);
  return departures(request, fare).flatMap((at, index) =>
    timeRulesFor(tariff, { ...departureOf(charged, at, index), fare: price }).map((rule) => ({
      ...step("time", rule.id, `${rule.name}, ${effectText(rule)}${wayBack(index)}`, effectOf(rule, price)),
      leg: index + 1,
    })),
  );
}

/** The return starts where the way there ends. */
const departureOf = ({ request, fare, vehicleClass }: Charged, at: Date, way = 0): Departure => ({
  kind: fare.kind,
  at,
  bookedAt: new Date(request.bookedAt),
  vehicleClass,
  passengers: request.passengers,
  ends: way === 0 ? [request.from, request.to] : [request.to, request.from],
  buyer: request.buyer,
});

/** Short notice applies to the whole hire; holidays and seasons to the days they fall on. */
function daySteps(charged: Charged, days: number, tariff: Tariff): TraceStep[] {
  const { request, fare } = charged;
  const [first, price] = [new Date(request.pickupAt), fare.priceFor(request.passengers)];
  const byDay = Array.from({ length: days }, (_, day) =>
    timeRulesFor(tariff, { ...departureOf(charged, addHours(first, 24 * day)), fare: cents(price / days) }),
  );
  return tariff.timeRules.flatMap((rule): TraceStep[] => {
    const raised = isByNotice(rule) ? wholeHire(byDay, rule) : daysRaised(byDay, rule);
    if (raised === 0) return [];
    const part = raised < days ? `, ${raised} of ${days} days` : "";
    const delta = effectOf(rule, cents((price / days) * raised), raised);
    return [{ ...step("time", rule.id, `${rule.name}, ${effectText(rule)}${part}`, delta), leg: 1 }];
  });
}

/** A hire is booked at once, so its notice is that of its first day. */
const isByNotice = ({ when }: TimeRule): boolean => when.kind === "short_notice" || when.kind === "long_notice";

type RulesByDay = readonly (readonly TimeRule[])[];

const daysRaised = (byDay: RulesByDay, rule: TimeRule): number => byDay.filter((one) => one.includes(rule)).length;
const wholeHire = (byDay: RulesByDay, rule: TimeRule): number => (byDay[0]?.includes(rule) ? byDay.length : 0);

/** Eight together never pay less than seven would in the same vehicle. */
function discountSteps(
  request: PriceRequest,
  fare: Fare,
  tariff: Tariff,
  driving: readonly TraceStep[],
): readonly TraceStep[] {
  const { fromPassengers, share } = tariff.groupDiscount;
  if (!fare.hasGroupDiscount || request.passengers < fromPassengers) return [];
  const price = fare.priceFor(request.passengers);
  if (price <= 0) return [];
  const least = priceOfOneFewer(request, fare, tariff);
  const text = `Group of ${fromPassengers} or more, −${Math.round(share * 100)}%`;
  return byLeg(driving).flatMap(({ leg, steps }) => {
    const sum = sumOf(steps);
    const floor = Math.ceil((sum / price) * least);
    const saved = Math.min(shareOf(sum, share), Math.max(0, sum - floor));
    return saved === 0
      ? []
      : [{ ...step("group", "group-discount", `${text}${wayBack(leg - 1)}`, cents(-saved)), leg }];
  });
}

/** The price of the largest party without the discount; undefined if it would travel in a smaller vehicle. */
function priceOfOneFewer(request: PriceRequest, fare: Fare, tariff: Tariff): Cents {
  const passengers = tariff.groupDiscount.fromPassengers - 1;
  const isSameVehicle =
    passengers > 0 &&
    chooseVehicle({ ...request, passengers }, tariff).vehicleClass === chooseVehicle(request, tariff).vehicleClass;
  return isSameVehicle ? fare.priceFor(passengers) : zero;
}

/**
 * Each way is rounded separately, in a step of its own: its fare stays the tariff’s figure, and one way costs the same
 * whether or not the other is driven.
 */
function roundingSteps(steps: readonly TraceStep[], fare: Fare, { roundTo }: Tariff): readonly TraceStep[] {
  return byLeg(steps).flatMap(({ leg, steps: own }) => {
    const sum = sumOf(own);
    const isListed = own.every(({ delta }) => delta === fare.listed);
    const rounded = cents(Math.round(sum / roundTo) * roundTo);
    if (isListed || rounded === sum) return [];
    const text = `Rounded to the nearest ${formatMoney(roundTo)}${wayBack(leg - 1)}`;
    return [{ ...step("rounding", "round", text, subtract(rounded, sum)), leg }];
  });
}

function byLeg(steps: readonly TraceStep[]): readonly { readonly leg: number; readonly steps: readonly TraceStep[] }[] {
  const legs = [...new Set(steps.map(({ leg = 1 }) => leg))];
  return legs.map((leg) => ({ leg, steps: steps.filter((one) => (one.leg ?? 1) === leg) }));
}

function leastSteps(sum: Cents, tariff: Tariff): TraceStep[] {
  if (sum >= tariff.atLeast) return [];
  return [step("least", "at-least", "Lowest fare", subtract(tariff.atLeast, sum))];
}

function doubtsOf(request: PriceRequest, vehicle: VehicleChoice, fare: Fare | undefined, tariff: Tariff): Doubt[] {
  const tour = request.service === "day_tour" ? tourOf(tariff.catalogue, request.offer) : undefined;
  const day = localDateOf(new Date(request.pickupAt));
  const isUnknown = request.kilometres === null && isFromPlaceToPlace(request);
  const hasUnknownStop = request.stops?.some(({ name }) => name === null) ?? false;
  const isFar = fare !== undefined && leavesServiceArea(request, fare, tariff);
  const doubts: readonly (readonly [Doubt, boolean])[] = [
    ["place_unknown", (!fare && isUnknown) || hasUnknownStop],
    ["priced_by_a_person", fare ? !isFar && leavesTour(request, fare, tariff) : !isUnknown],
    ["beyond_service_area", isFar],
    ["group_too_large", request.passengers >= companyRules.largeGroupFromPassengers],
    ["out_of_season", tour !== undefined && !runsOn(tour, day)],
    ["may_be_closed", tour !== undefined && mayBeClosed(tour, day)],
    ["too_much_luggage", !vehicle.fits && seatsEveryone(tariff, vehicle.vehicleClass, request.passengers)],
    ["extra_on_request", request.extras?.some(({ needsApproval }) => needsApproval) ?? false],
  ];
  return doubts.flatMap(([doubt, isThere]) => (isThere ? [doubt] : []));
}

const isFromPlaceToPlace = ({ service, offer }: PriceRequest): boolean =>
  service === "airport_transfer" || (service === "group_transport" && offer !== "coach-hire");

/** Between Cape Town and the tariff’s towns we drive any distance, and a tour has its own route. */
function leavesServiceArea(request: PriceRequest, { kind }: Fare, tariff: Tariff): boolean {
  const { from, to, stops = [] } = request;
  const isOnTheWay = kind === "route" && (request.detourKm ?? 0) <= tariff.transfer.hopKm;
  if (!isOnTheWay && stops.some(isBeyondServiceArea)) return true;
  if (kind === "route") return false;
  const ends = kind === "tour" || kind === "package" ? [from] : [from, to];
  return ends.some(isBeyondServiceArea);
}

/** A tour has its own route: someone who wants to go elsewhere first means another kind of day. */
const leavesTour = ({ detourKm = 0 }: PriceRequest, { kind }: Fare, { transfer }: Tariff): boolean =>
  (kind === "tour" || kind === "package") && detourKm > 2 * transfer.includedKm;
