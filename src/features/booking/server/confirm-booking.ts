import { bookingLifecycle } from "#domain/booking/booking-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { moveBooking } from "./move-booking.ts";
import type { BookingChanges, BookingRow } from "./move-store.ts";
import { reserveVehicles } from "./reserve-vehicles.ts";

export type ConfirmResult = "confirmed" | "no_vehicle" | "not_possible";

type ConfirmInput = { readonly reason: string; readonly changes?: BookingChanges };

/**
 * Confirms a booking that is locked already: its vehicles are reserved, its trips go to dispatch. Confirmed is
 * confirmed: asked again, nothing happens.
 */
export async function confirmBooking(ctx: Context, booking: BookingRow, input: ConfirmInput): Promise<ConfirmResult> {
  if (!bookingLifecycle.can(booking.state, "confirmed")) return "not_possible";
  const hasVehicles = booking.isTest || (await reserveVehicles(ctx, booking));
  if (!hasVehicles && !isPromisedByPerson(booking)) return "no_vehicle";

  const changes = { holdUntil: null, ...input.changes };
  await moveBooking(ctx, { id: booking.id, to: "confirmed", reason: input.reason, changes });
  if (!booking.isTest) await ctx.trips.openTrips(ctx, booking.id);
  if (!hasVehicles) await askForVehicle(ctx, booking);
  await ctx.emit({ type: "booking.confirmed", reference: booking.reference });
  return "confirmed";
}

/** A trip a consultant has agreed to is driven, if need be by a partner: the machine does not take it back. */
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
