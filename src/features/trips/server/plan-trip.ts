import type { Context } from "#platform/context.ts";
import { insertTrip, type NewTrip } from "./store.ts";

/** One more leg of a booking that is written already. */
export const planTrip = (ctx: Context, trip: Omit<NewTrip, "id" | "version" | "createdAt">): Promise<void> =>
  insertTrip(ctx.db, { ...trip, id: ctx.newId(), createdAt: ctx.now });
