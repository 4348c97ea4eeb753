import type { BookingState } from "../booking/booking-lifecycle.ts";
import type { CommissionState } from "../partner/commission-lifecycle.ts";
import { chargeFor, owesFeeOnly } from "../payment/booking-balance.ts";
import type { TripState } from "../trip/trip-lifecycle.ts";
import { type EntryKind, noMoney, type RevenueMoney } from "./revenue.ts";
import { isDriven, isEarned, isRidden, isSold, shareInTurn, vatOfCharge } from "./what-counts.ts";

/** A booking with everything known about its money. */
export type CountedBooking = {
  readonly id: string;
  readonly state: BookingState;
  readonly wasConfirmed: boolean;
  readonly isTest: boolean;
  readonly pickupAt: Date;
  /** Null if unknown: then it is the booking’s last change. */
  readonly cancelledAt: Date | null;
  readonly updatedAt: Date;
  readonly totalCents: number | null;
  readonly totalVatCents: number;
  readonly feeCents: number;
  readonly billed: { readonly grossCents: number; readonly vatCents: number } | null;
  /** Disbursements among its lines. */
  readonly outlayCents: number;
  readonly commissions: readonly { readonly state: CommissionState; readonly amountCents: number }[];
  /** In order. */
  readonly trips: readonly CountedTrip[];
};

export type CountedTrip = {
  readonly id: string;
  readonly state: TripState;
  readonly pickupAt: Date;
  readonly plannedEnd: Date;
  readonly cancelledAt: Date | null;
  readonly priceCents: number | null;
  readonly feeCents: number;
  /** The relief vehicle that continued a broken-down drive. */
  readonly isRelief: boolean;
  /** Null if no driver is on record. */
  readonly crew: {
    readonly driverId: string;
    readonly vehicleId: string;
    readonly providerId: string | null;
  } | null;
  readonly pay: { readonly amountCents: number; readonly vehicleCents: number | null } | null;
  /** When its driver arrived at the pickup. */
  readonly arrivedAt: Date | null;
};

export type RevenueEntry = RevenueMoney & {
  readonly id: string;
  readonly kind: EntryKind;
  /** When it was driven or its fee fell due; null while that lies ahead. */
  readonly earnedAt: Date | null;
  readonly driverId: string | null;
  readonly vehicleId: string | null;
  readonly providerId: string | null;
  readonly lacksPay: boolean;
  readonly lacksVehicle: boolean;
  readonly minutes: number;
  readonly isTimed: boolean;
  readonly isLate: boolean;
};

/** A booking’s money before it is split over its trips. */
type Sums = Pick<RevenueMoney, "grossCents" | "vatCents" | "outlayCents" | "commissionCents">;

function sumsOf(booking: CountedBooking): Sums {
  const grossCents = chargeFor(booking) ?? 0;
  return {
    grossCents,
    vatCents: vatOfCharge({ ...booking, chargeCents: grossCents }),
    // A fee covers no tolls.
    outlayCents: owesFeeOnly(booking) ? 0 : Math.min(grossCents, booking.outlayCents),
    commissionCents: booking.commissions
      .filter(({ state }) => isEarned(state))
      .reduce((sum, { amountCents }) => sum + amountCents, 0),
  };
}

/**
 * A booking’s revenue and cost entries: one per trip, or a single one if it was cancelled or has no trip that counts.
 * src/db/views/revenue-now.sql states the same in SQL.
 */
export function entriesOfBooking(booking: CountedBooking): readonly RevenueEntry[] {
  const sums = sumsOf(booking);
  if (booking.isTest) return [];
  if (booking.state === "cancelled")
    return isSold(booking) || sums.grossCents > 0
      ? [wholeEntry(booking, "cancelled", sums, booking.cancelledAt ?? booking.updatedAt)]
      : [];
  if (!isSold(booking)) return [];
  const counting = booking.trips.filter(({ state, feeCents }) => state !== "cancelled" || feeCents > 0);
  if (counting.length > 0) return entriesOfTrips(counting, sums);
  return sums.grossCents > 0
    ? [wholeEntry(booking, "booking", sums, isBookingOver(booking) ? booking.pickupAt : null)]
    : [];
}

const isBookingOver = ({ state }: CountedBooking) => ["completed", "closed", "no_show"].includes(state);

const wholeEntry = ({ id }: CountedBooking, kind: EntryKind, sums: Sums, earnedAt: Date | null): RevenueEntry => ({
  ...noMoney,
  ...sums,
  ...nothingDriven,
  id,
  kind,
  earnedAt,
});

/** For what no one drove. */
export const nothingDriven = {
  driverId: null,
  vehicleId: null,
  providerId: null,
  lacksPay: false,
  lacksVehicle: false,
  minutes: 0,
  isTimed: false,
  isLate: false,
} as const;

/**
 * In proportion to their prices, or equally without prices; partner commission goes to trips that carried passengers.
 */
function entriesOfTrips(trips: readonly CountedTrip[], sums: Sums): readonly RevenueEntry[] {
  const prices = trips.map(({ state, feeCents, priceCents }) => (state === "cancelled" ? feeCents : (priceCents ?? 0)));
  const ridden = trips.map(({ state }) => (isRidden(state) ? 1 : 0));
  const weights = firstOfAny(
    prices,
    trips.map(({ state }) => (state === "cancelled" ? 0 : 1)),
  );
  const gross = shareInTurn(sums.grossCents, weights);
  const vat = shareInTurn(sums.vatCents, weights);
  const outlay = shareInTurn(sums.outlayCents, weights);
  const commission = shareInTurn(
    sums.commissionCents,
    firstOfAny(
      prices.map((price, at) => price * (ridden[at] ?? 0)),
      ridden,
    ),
  );
  return trips.map((trip, at) => ({
    ...drivenEntry(trip),
    id: trip.id,
    kind: kindOfTrip(trip),
    grossCents: gross[at] ?? 0,
    vatCents: vat[at] ?? 0,
    outlayCents: outlay[at] ?? 0,
    commissionCents: commission[at] ?? 0,
  }));
}

/** A drive continued by a relief vehicle is one trip. */
function kindOfTrip({ state, isRelief }: CountedTrip): EntryKind {
  if (state === "cancelled") return "cancelled";
  return isRelief ? "relief" : "trip";
}

/** The first weights with any weight; otherwise all equal. */
const firstOfAny = (...choices: readonly (readonly number[])[]): readonly number[] =>
  choices.find((weights) => weights.reduce((sum, weight) => sum + weight, 0) > 0) ?? (choices[0] ?? []).map(() => 1);

/** When a trip was earned, who drove it and what that cost. */
function drivenEntry(trip: CountedTrip) {
  if (!isDriven(trip.state))
    return {
      ...noMoney,
      ...nothingDriven,
      earnedAt: trip.state === "cancelled" ? trip.cancelledAt : null,
    };
  const { crew, pay, pickupAt, plannedEnd } = trip;
  // The pickup was that of the trip it continues.
  const arrivedAt = trip.isRelief ? null : trip.arrivedAt;
  const providerId = crew?.providerId ?? null;
  const amountCents = pay?.amountCents ?? 0;
  return {
    earnedAt: pickupAt,
    driverId: crew?.driverId ?? null,
    vehicleId: crew?.vehicleId ?? null,
    providerId,
    driverCents: providerId === null ? amountCents : 0,
    providerCents: providerId === null ? 0 : amountCents,
    vehicleCents: pay?.vehicleCents ?? 0,
    lacksPay: pay === null,
    // A provider brings its own vehicle.
    lacksVehicle: providerId === null && (pay?.vehicleCents ?? null) === null,
    minutes: Math.round((plannedEnd.getTime() - pickupAt.getTime()) / 60_000),
    isTimed: arrivedAt !== null,
    isLate: arrivedAt !== null && arrivedAt > pickupAt,
  };
}
