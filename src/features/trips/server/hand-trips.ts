import type { Context } from "#platform/context.ts";
import { hasDrivers, takeDrivers } from "../instant/server/has-drivers.ts";
import { applyCrews } from "../plan/server/apply-crews.ts";
import { checkCrews } from "../plan/server/check-crews.ts";
import { dropWait, takeWait } from "../waiting/server/hand-waits.ts";
import { cancelTrips } from "./cancel-trips.ts";
import { changeTrip } from "./change-trip.ts";
import { prolongHolds, releaseHolds, releaseOverdueHolds, reserveHolds } from "./hold-store.ts";
import { holdVehicles } from "./hold-vehicles.ts";
import { missTrips } from "./miss-trips.ts";
import { openTrips } from "./open-trips.ts";
import { insertQuoteHold, type QuoteHold, releaseQuoteHolds } from "./quote-hold-store.ts";
import { claimReminders } from "./reminder-store.ts";
import { reopenTrips } from "./reopen-trips.ts";
import { saleSql } from "./sale-store.ts";
import { sharePrices } from "./share-prices.ts";
import { insertTrip, type NewTrip } from "./store.ts";

/** One more leg of a booking that is written already. */
const planTrip = (ctx: Context, trip: Omit<NewTrip, "id" | "version" | "createdAt">): Promise<void> =>
  insertTrip(ctx.db, { ...trip, id: ctx.newId(), createdAt: ctx.now });

type Ids = readonly string[];

declare module "#platform/context.ts" {
  interface Handed {
    readonly trips: typeof handTrips;
  }
}

/** What bookings and plans do with trips and vehicles in their own transaction, as `ctx.trips`. */
export const handTrips = {
  checkCrews,
  applyCrews,
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
  /** Of these trips, those whose customers are to be reminded now. */
  claimReminders: ({ db, now }: Context, tripIds: Ids, hoursAhead: number) =>
    claimReminders(db, tripIds, now, hoursAhead),
};
