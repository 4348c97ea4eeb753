import { bookingLifecycle } from "#domain/booking/booking-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { moveBooking } from "./move-booking.ts";
import type { BookingChanges, BookingRow } from "./move-store.ts";
import { reserveVehicles } from "./reserve-vehicles.ts";
import { findLostExtra } from "./take-extras.ts";

export type ConfirmResult = "confirmed" | "no_vehicle" | "no_extra" | "not_possible";

type ConfirmInput = { readonly reason: string; readonly changes?: BookingChanges };

/** Confirms a locked booking: vehicles are reserved and trips go to dispatch. Repeating it changes nothing. */
export async function confirmBooking(ctx: Context, booking: BookingRow, input: ConfirmInput): Promise<ConfirmResult> {
  if (!bookingLifecycle.can(booking.state, "confirmed")) return "not_possible";
  if (await findLostExtra(ctx, booking)) return "no_extra";
  const hasVehicles = booking.isTest || (await reserveVehicles(ctx, booking));
  if (!hasVehicles && !isPromisedByPerson(booking)) return "no_vehicle";

  const changes = { holdUntil: null, ...input.changes };
  await moveBooking(ctx, { id: booking.id, to: "confirmed", reason: input.reason, changes });
  if (!booking.isTest) await ctx.trips.openTrips(ctx, booking.id);
  if (!hasVehicles) await askForVehicle(ctx, booking);
  await ctx.emit({ type: "booking.confirmed", reference: booking.reference });
  return "confirmed";
}

/** A trip our team promised is driven, with a partner’s vehicle if necessary; no rule withdraws it. */
const isPromisedByPerson = ({ state, light: confirmation }: BookingRow) =>
  state !== "expired" && confirmation === "amber";

export const askForVehicle = (ctx: Context, { reference, pickupAt }: Pick<BookingRow, "reference" | "pickupAt">) =>
  ctx.emit({
    type: "task.wanted",
    kind: "find_vehicle",
    subjectKind: "booking",
    subjectId: reference,
    title: `Find a vehicle for ${reference}: none of ours is free`,
    dueAt: pickupAt.toISOString(),
  });
