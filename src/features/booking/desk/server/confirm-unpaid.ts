import { bookingBalance } from "#domain/payment/booking-balance.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { doneWith, lockCurrent, recordAction } from "../../server/lock-current.ts";
import { moveBooking } from "../../server/move-booking.ts";
import type { BookingRow } from "../../server/move-store.ts";
import { reserveVehicles } from "../../server/reserve-vehicles.ts";
import { findLostExtra } from "../../server/take-extras.ts";
import type { bookingDeskContract } from "../contract.ts";
import { lockAccountFor } from "./account-views.ts";
import { askAboutCash } from "./ask-about-cash.ts";

/** Confirms a booking paid later, on account or to the driver. It still needs a vehicle, and its extras. */
export async function confirmUnpaid(ctx: Context, input: ParsedOf<typeof bookingDeskContract.confirmUnpaid>) {
  const seen = await lockCurrent(ctx, input);
  if (!seen.ok) return seen;
  const row = seen.value;
  if (row.totalCents === null) return refuse("not_priced");
  // A test booking never reaches dispatch.
  if (row.isTest) return refuse("not_possible");
  const cash = { method: input.method, cents: bookingBalance(row).dueCents, isConfirmed: input.is_cash_confirmed };
  const allowed = await askAboutCash(ctx, cash);
  if (!allowed.ok) return allowed;
  const charge = { cents: row.totalCents, now: ctx.now };
  const account = input.method === "account" ? await lockAccountFor(ctx.db, row, charge) : accept(null);
  if (!account.ok) return account;
  const ready = await readyToConfirm(ctx, row);
  if (!ready.ok) return ready;
  const lost = await findLostExtra(ctx, row);
  if (lost) return refuse("extra_unavailable", lost);
  if (!(await reserveVehicles(ctx, row))) return refuse("no_vehicle_free");

  const moved = await moveBooking(ctx, {
    id: row.id,
    to: "confirmed",
    reason: input.reason,
    changes: { paymentMethod: input.method, holdUntil: null, ...(account.value && { organisationId: account.value }) },
  });
  if (!moved.ok) return refuse("not_possible");
  await ctx.trips.openTrips(ctx, row.id);
  await recordAction(ctx, row, { action: "confirmed_unpaid", reason: input.reason, details: { method: input.method } });
  await ctx.emit({ type: "booking.confirmed", reference: row.reference });
  return accept(doneWith(moved.value));
}

/** A request needs an agreed price first: confirming by phone means that the customer said yes. */
async function readyToConfirm(ctx: Context, row: BookingRow): Promise<Result<null, "not_possible">> {
  if (row.state !== "requested") return accept(null);
  const quoted = await moveBooking(ctx, { id: row.id, to: "quoted", reason: "price agreed verbally" });
  return quoted.ok ? accept(null) : refuse("not_possible");
}
