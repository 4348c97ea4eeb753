import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { lockAssignmentsOf } from "../../server/assignment-store.ts";
import { freeTrip } from "../../server/free-trip.ts";
import { lockTripSeen, moveTrip } from "../../server/move-trip.ts";
import type { offersContract } from "../contract.ts";
import { sendWithdrawn } from "./send-offer.ts";

/** Withdraws a trip’s offers. Drivers who had an offer are notified; those waiting their turn never knew. */
export async function withdrawOffers(ctx: Context, input: ParsedOf<typeof offersContract.withdrawOffers>) {
  const { trip_id: id, version } = input;
  const trip = await lockTripSeen(ctx, { id, version });
  if (!trip.ok) return trip;
  // An assigned trip could become unassigned too, but that removes its driver, which is another call.
  if (trip.value.state !== "offered") return refuse("not_possible", { state: trip.value.state });

  const reason = input.reason || "withdrawn by dispatch";
  const open = (await lockAssignmentsOf(ctx.db, id)).filter(({ state }) => state === "offered");
  await freeTrip(ctx, { id, bookingId: trip.value.bookingId, reason });
  const moved = await moveTrip(ctx, { id, to: "unassigned", reason });
  if (!moved.ok) return moved;
  await sendWithdrawn(
    ctx,
    open.map((offer) => offer.id),
  );
  return accept({ trip_id: id, version: moved.value.version, state: moved.value.state, withdrawn: open.length });
}
