import { applyCrews } from "#features/trips/assign/server/apply-crews.ts";
import { candidatesForTrip } from "#features/trips/assign/server/candidates-for-trip.ts";
import { checkCrews } from "#features/trips/assign/server/check-crews.ts";
import { findProviders } from "#features/trips/assign/server/views.ts";
import { hasDrivers, takeDrivers } from "#features/trips/instant/server/has-drivers.ts";
import { dropWait, takeWait } from "#features/trips/road/server/hand-waits.ts";
import { cancelTrips } from "#features/trips/server/cancel-trips.ts";
import { changeTrip } from "#features/trips/server/change-trip.ts";
import { prolongHolds, releaseHolds, releaseOverdueHolds, reserveHolds } from "#features/trips/server/hold-store.ts";
import { holdVehicles } from "#features/trips/server/hold-vehicles.ts";
import { missTrips } from "#features/trips/server/miss-trips.ts";
import { openTrips } from "#features/trips/server/open-trips.ts";
import { insertQuoteHold, type QuoteHold, releaseQuoteHolds } from "#features/trips/server/quote-hold-store.ts";
import { claimReminders } from "#features/trips/server/reminder-store.ts";
import { reopenTrips } from "#features/trips/server/reopen-trips.ts";
import { saleSql } from "#features/trips/server/sale-store.ts";
import { sharePrices } from "#features/trips/server/share-prices.ts";
import { insertTrip, type NewTrip } from "#features/trips/server/store.ts";
import type { Context } from "#platform/context.ts";

/** Adds a leg to an existing booking. */
const planTrip = (ctx: Context, trip: Omit<NewTrip, "id" | "version" | "createdAt">): Promise<void> =>
  insertTrip(ctx.db, { ...trip, id: ctx.newId(), createdAt: ctx.now });

type Ids = readonly string[];

declare module "#platform/context.ts" {
  interface Handed {
    readonly trips: typeof handTrips;
  }
}

/** Functions on trips and vehicles for other features’ transactions, as `ctx.trips`. */
export const handTrips = {
  checkCrews,
  applyCrews,
  /** All our drivers for a trip, the best first. */
  rankDrivers: candidatesForTrip,
  providersToAsk: ({ db }: Context) => findProviders(db),
  saleSql,
  holdVehicles,
  hasDrivers,
  takeDrivers,
  openTrips,
  cancelTrips,
  missTrips,
  reopenTrips,
  planTrip,
  changeTrip,
  sharePrices,
  takeWait,
  dropWait,
  releaseHolds: ({ db }: Context, bookingId: string, legs?: readonly number[]) => releaseHolds(db, bookingId, legs),
  reserveHolds: ({ db }: Context, bookingId: string) => reserveHolds(db, bookingId),
  prolongHolds: ({ db }: Context, bookingId: string, until: Date) => prolongHolds(db, bookingId, until),
  releaseOverdueHolds: ({ db, now }: Context, { from, to }: { readonly from: Date; readonly to: Date }) =>
    releaseOverdueHolds(db, now, from, to),
  holdForQuote: ({ db }: Context, hold: QuoteHold) => insertQuoteHold(db, hold),
  releaseQuoteHolds: ({ db }: Context, quoteIds: Ids) => releaseQuoteHolds(db, quoteIds),
  /** Of these trips, those whose customers should be reminded now. */
  claimReminders: ({ db, now }: Context, tripIds: Ids, hoursAhead: number) =>
    claimReminders(db, tripIds, now, hoursAhead),
};
