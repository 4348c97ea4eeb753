import { nameOfActor } from "#domain/account/roles.ts";
import type { Context } from "#platform/context.ts";
import { lockTrip, updateTrip } from "../../server/store.ts";
import { lockWait, markCharged, markWaived, type WaitRow } from "./wait-store.ts";

/** Waiting that a booking charges or waives, with the trip’s share of the price. */
export type Wait = Pick<WaitRow, "tripId" | "startedAt" | "metAt" | "freeMinutes" | "stepCents" | "steps" | "state"> & {
  readonly leg: number;
  readonly cents: number;
};

/** For a completed trip: pending waiting is charged from now on and added to the trip’s price. */
export async function takeWait(ctx: Context, tripId: string): Promise<Wait | undefined> {
  const trip = await lockTrip(ctx.db, tripId);
  if (trip?.state !== "completed") return undefined;
  const row = await markCharged(ctx.db, tripId, ctx.now);
  if (!row) return undefined;
  const cents = row.steps * row.stepCents;
  await updateTrip(ctx.db, tripId, { priceCents: (trip.priceCents ?? 0) + cents });
  return { ...row, leg: trip.leg, cents };
}

/** Our team waives it. Undefined if nothing was due; `state` says whether it was already charged. */
export async function dropWait(ctx: Context, tripId: string, reason: string): Promise<Wait | undefined> {
  const trip = await lockTrip(ctx.db, tripId);
  const row = await lockWait(ctx.db, tripId);
  if (!trip || !row || row.state === "waived") return undefined;
  await markWaived(ctx.db, tripId, { by: nameOfActor(ctx.actor), at: ctx.now, reason });
  const cents = row.steps * row.stepCents;
  if (row.state === "charged")
    await updateTrip(ctx.db, tripId, { priceCents: Math.max(0, (trip.priceCents ?? 0) - cents) });
  return { ...row, leg: trip.leg, cents };
}
