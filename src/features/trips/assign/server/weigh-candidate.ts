import { driverRating, noStars, type StarRatings, usualRating } from "#domain/driver/driver-rating.ts";
import { isWithinShifts } from "#domain/driver/shift-spans.ts";
import type { Shift } from "#domain/driver/weekly-shifts.ts";
import { cents } from "#domain/money/money.ts";
import type { DatedRule } from "#domain/pay/pay-rule.ts";
import { netOf } from "#domain/pay/trip-pay.ts";
import { kilometresBetween, vehicleCost } from "#domain/pay/vehicle-cost.ts";
import { isTooMuchCash } from "#domain/payment/payment-ways.ts";
import { staysWithGuests } from "#domain/stay/service-days.ts";
import { addHours, hoursBetween } from "#domain/time/local-time.ts";
import type { OfferRules } from "#domain/trip/offer-rules.ts";
import type { CandidateFacts } from "#domain/trip/rank-candidates.ts";
import type { TimedTrip } from "#domain/trip/time-of-trip.ts";
import type { TripAtGate } from "../../server/describe-gate.ts";
import { expectPay, suggestPayout } from "../../server/expect-pay.ts";
import type { Gate } from "../../server/load-gate.ts";

/** After this long without a trip, a driver has been home. */
const hoursOfRest = 8;

/** Facts beyond those that the gate reads. */
export type Known = {
  readonly reserved: string | undefined;
  readonly shiftsOf: ReadonlyMap<string, readonly Shift[]>;
  readonly hoursOf: ReadonlyMap<string | null, number>;
  /** Cost per kilometre of a vehicle, in cents. */
  readonly costOf: ReadonlyMap<string, number>;
  readonly offers: OfferRules;
  /** The cash to collect on this trip, the cash each driver holds, and the limit. */
  readonly cash: {
    readonly toCollectCents: number;
    readonly heldOf: ReadonlyMap<string, number>;
    readonly limitCents: number;
  };
  readonly payRules: readonly DatedRule[];
  /** The booking’s price and its VAT. */
  readonly taxed: { readonly totalCents: number; readonly vatCents: number };
  /** Ratings for driving, of each driver and of all. */
  readonly stars: { readonly of: ReadonlyMap<string, StarRatings>; readonly all: StarRatings };
};

type Considered = {
  readonly trip: TripAtGate;
  readonly driver: { readonly id: string; readonly homeArea: string; readonly providerId: string | null };
  readonly vehicleId: string | undefined;
  readonly known: Known;
};

/** The reasons for and against a driver with a vehicle. */
export function factsOf(gate: Gate, { trip, driver, vehicleId, known }: Considered): CandidateFacts {
  const others = (gate.workOf.get(driver.id) ?? []).filter(({ tripId }) => tripId !== trip.id);
  const before = others
    .filter(({ end }) => end <= trip.pickupAt)
    .toSorted((a, b) => b.end.getTime() - a.end.getTime())[0];
  const after = others
    .filter(({ pickupAt: start }) => start >= trip.end)
    .toSorted((a, b) => a.pickupAt.getTime() - b.pickupAt.getTime())[0];
  const gaps = [
    ...(before ? [hoursBetween(before.takenTo, trip.busy.from) * 60] : []),
    ...(after ? [hoursBetween(trip.busy.to, after.takenFrom) * 60] : []),
  ];
  // A rested driver starts from home.
  const isSameDay = before !== undefined && before.end > addHours(trip.pickupAt, -hoursOfRest);
  const repositionKm = kilometresBetween(isSameDay ? endOf(before) : driver.homeArea, trip.pickupLocation);
  const perKm = vehicleId ? known.costOf.get(vehicleId) : undefined;
  const price = trip.priceCents === null ? null : cents(trip.priceCents);
  // A provider’s driver costs the provider’s payout; our own driver costs their pay plus the kilometres.
  const costCents = driver.providerId
    ? suggestPayout(trip, { providerId: driver.providerId, price, ...known })
    : together(
        expectPay(trip, { payee: { driverId: driver.id, providerId: null }, price, ...known }),
        vehicleCost(trip, perKm, repositionKm ?? 0),
      );
  const seats = vehicleId ? (gate.vehicles.get(vehicleId)?.seats ?? 0) : 0;
  return {
    repositionKm,
    freeSince: isSameDay ? before.takenTo : null,
    slackMinutes: gaps.length > 0 ? Math.round(Math.min(...gaps)) : null,
    rating: driverRating(known.stars.of.get(driver.id) ?? noStars, known.stars.all),
    usualRating: usualRating(known.stars.all),
    hoursThisWeek: known.hoursOf.get(driver.id) ?? 0,
    costCents,
    marginCents: costCents === null || price === null ? null : netOf(price, known.taxed) - costCents,
    cash: cashOf(driver.id, known.cash),
    isWithinShift: isWithinShifts(known.shiftsOf.get(driver.id) ?? [], { from: trip.pickupAt, to: trip.end }),
    isReservedVehicle: vehicleId !== undefined && vehicleId === known.reserved,
    emptySeats: Math.max(0, seats - trip.passengers),
  };
}

/** Only if this trip brings in cash: what they already carry is handed in with their shift. */
function cashOf(driverId: string, { toCollectCents, heldOf, limitCents }: Known["cash"]): CandidateFacts["cash"] {
  const carried = toCollectCents + (heldOf.get(driverId) ?? 0);
  if (toCollectCents === 0 || !isTooMuchCash(carried, { cashAtMostCents: limitCents })) return null;
  return { carriedCents: cents(carried), limitCents: cents(limitCents) };
}

const endOf = (trip: TimedTrip): string => (staysWithGuests(trip) ? trip.pickupLocation : trip.destination);

/** The sum of what is known; unknown only if both are. */
const together = (pay: number | null, way: number | null): number | null =>
  pay === null && way === null ? null : (pay ?? 0) + (way ?? 0);
