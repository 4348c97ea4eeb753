import type { ChildSeatSizes } from "#domain/booking/child-seats.ts";
import type { FleetBand, ServiceOptionId } from "#domain/company/catalogue.ts";
import type { Span } from "#domain/trip/capacity.ts";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";
import type { PlannedLeg } from "#domain/trip/trip-plan.ts";
import type { Context } from "#platform/context.ts";
import type { SaleSql } from "./store.ts";

type Ids = readonly string[];
type FreshState = Extract<TripState, "planned" | "unassigned">;

export type LegToHold = { readonly leg: number; readonly busy: Span };

export type VehiclesToHold = {
  readonly legs: readonly LegToHold[];
  readonly band: FleetBand;
  readonly service: ServiceOptionId;
  readonly passengers: number;
  readonly bags: number;
  /** Until when they are held; null reserves them. */
  readonly until: Date | null;
};

/** Trips that take a driver’s time as well as a vehicle’s. */
export type DriversWanted = {
  /** Where the booking is there already. */
  readonly bookingId: string | null;
  readonly service: ServiceOptionId;
  readonly offer: string | null;
  readonly returnAt: Date | null;
  readonly hireUnit: "half_day" | "full_day" | null;
  readonly band: FleetBand;
  readonly passengers: number;
  readonly bags: number;
  readonly childSeats: number;
  readonly childSeatSizes: ChildSeatSizes;
  readonly isGuided: boolean;
  readonly legs: readonly PlannedLeg[];
};

/** What a sale says of its trips: they are written in the same statement as the booking. */
export type SaleOfTrips = {
  readonly legs: readonly (PlannedLeg & { readonly priceCents: number | null })[];
  readonly state: FreshState;
  readonly band: FleetBand;
  readonly holds: VehiclesToHold;
};

/** What is said of a trip beside its status. */
type Said = {
  readonly pickupLocation: string;
  readonly destination: string;
  readonly plannedStart: Date;
  readonly plannedEnd: Date;
  readonly passengers: number;
  /** Of the whole booking: where several vehicles take them, dispatch has said how many each. */
  readonly bags: number;
  readonly childSeats: number;
  readonly childSeatSizes: ChildSeatSizes;
  readonly band: FleetBand;
  readonly priceCents: number | null;
  readonly stops: readonly string[];
  readonly flightNumber: string;
};

export type TripFacts = Partial<Said>;
type NewTrip = Omit<Said, "flightNumber" | "bags" | "childSeats" | "childSeatSizes"> &
  Pick<TripFacts, "flightNumber"> & { readonly bookingId: string; readonly leg: number; readonly state: FreshState };

type QuoteHold = {
  readonly id: string;
  readonly quoteId: string;
  readonly leg: number;
  readonly vehicleId: string;
  readonly busy: Span;
  readonly until: Date;
  readonly now: Date;
};

/** Waiting at a pickup beyond the free minutes, as it was metered. */
export type Wait = {
  readonly tripId: string;
  readonly leg: number;
  readonly startedAt: Date;
  readonly metAt: Date;
  readonly freeMinutes: number;
  readonly stepCents: number;
  readonly steps: number;
  readonly cents: number;
  /** Before our team let it go. */
  readonly state: "due" | "charged" | "waived";
};

type LegFee = { readonly leg: number; readonly fee: number };

/** What booking needs of trips inside its own transaction: a sale is a sale only with its vehicle. */
export type Trips = {
  readonly saleSql: SaleSql & {
    valuesOf(ctx: Context, sale: SaleOfTrips): Readonly<Record<string, unknown>>;
  };
  /** A vehicle for every leg, or for none. False: for one of them none is free. */
  holdVehicles(ctx: Context, wanted: VehiclesToHold & { readonly bookingId: string }): Promise<boolean>;
  /** Whether a driver is free for each of these trips, beside all that was promised to others. Nothing is kept. */
  hasDrivers(ctx: Context, wanted: DriversWanted): Promise<boolean>;
  /** The same for what is being sold: until the transaction ends, no one else is sold a driver’s time. */
  takeDrivers(ctx: Context, wanted: DriversWanted): Promise<boolean>;
  /** Turns what is still held into a reservation; answers with the legs that are reserved now. */
  reserveHolds(ctx: Context, bookingId: string): Promise<readonly number[]>;
  /** All of the booking's vehicles, or those of some legs. */
  releaseHolds(ctx: Context, bookingId: string, legs?: readonly number[]): Promise<void>;
  prolongHolds(ctx: Context, bookingId: string, until: Date): Promise<void>;
  /** Releases what others held in this time and no longer may. */
  releaseOverdueHolds(ctx: Context, span: Span): Promise<void>;
  /** False: someone else has just taken it. */
  holdForQuote(ctx: Context, hold: QuoteHold): Promise<boolean>;
  releaseQuoteHolds(ctx: Context, quoteIds: Ids): Promise<void>;
  /** From planned to dispatch. */
  openTrips(ctx: Context, bookingId: string): Promise<void>;
  cancelTrips(
    ctx: Context,
    bookingId: string,
    cancelled: { readonly legs: readonly LegFee[]; readonly code: string },
  ): Promise<void>;
  /** No one came: each ends with its fee. */
  missTrips(
    ctx: Context,
    bookingId: string,
    missed: { readonly legs: readonly LegFee[]; readonly reason: string },
  ): Promise<void>;
  /** Of these legs, those that were cancelled are driven after all. */
  reopenTrips(
    ctx: Context,
    bookingId: string,
    reopened: { readonly legs: readonly number[]; readonly state: FreshState },
  ): Promise<void>;
  /** One more leg. */
  planTrip(ctx: Context, trip: NewTrip): Promise<void>;
  changeTrip(ctx: Context, bookingId: string, leg: number, facts: TripFacts): Promise<void>;
  /** Shares a total among the legs as they shared the old one. */
  sharePrices(ctx: Context, bookingId: string, total: number): Promise<void>;
  /** Of a trip that was driven: the waiting that is still to be charged, once. */
  takeWait(ctx: Context, tripId: string): Promise<Wait | undefined>;
  /** Lets waiting go; undefined where none was to be paid. */
  dropWait(ctx: Context, tripId: string, reason: string): Promise<Wait | undefined>;
  /** Of these trips, those whose customers are to be reminded now. */
  claimReminders(ctx: Context, tripIds: Ids, hoursAhead: number): Promise<Ids>;
};

declare module "#platform/context.ts" {
  interface Handed {
    readonly trips: Trips;
  }
}
