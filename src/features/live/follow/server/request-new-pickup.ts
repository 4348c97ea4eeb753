import { accept, refuse } from "#domain/result.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { linkOf } from "../../server/link-token.ts";
import { findDrive } from "../../server/views.ts";
import { type followContract, latestByMinutes } from "../contract.ts";
import { mayMovePickup } from "./describe-vehicle.ts";

/** Late passengers ask for a later pickup. Only the customer’s own link may change the booking. */
export async function requestNewPickup(ctx: Context, input: ParsedOf<typeof followContract.requestNewPickup>) {
  const link = await linkOf(ctx, input.token);
  if (link?.kind !== "customer") return refuse("not_found");
  const [first] = await findDrive(ctx.db, link.tripId);
  if (!first || !mayMovePickup(first, ctx.now)) return refuse("not_possible");
  const { pickupAt, reference } = first;
  const at = new Date(input.pickup_at);
  if (at <= pickupAt || at > addMinutes(pickupAt, latestByMinutes)) return refuse("not_possible");

  const made = await ctx.bookings.requestPickup(ctx, {
    reference,
    pickupAt,
    at,
    expectedDifferenceCents: input.expected_difference_cents,
  });
  return made.ok ? accept({ is_applied: made.value.isApplied }) : made;
}
