import type { Context } from "#platform/context.ts";
import { type TripFacts, updateFacts } from "./store.ts";

/** Where it goes, when and for how many: all that is not its status. */
export const changeTrip = (ctx: Context, bookingId: string, leg: number, facts: TripFacts): Promise<void> =>
  updateFacts(ctx.db, bookingId, leg, facts);
