import { mayDo, partiesOf, type Relation } from "#domain/account/permissions.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { networkOf } from "#platform/http/network.ts";
import { isSameSecret } from "#platform/same-secret.ts";
import { findBookingWithOwners, type OwnedBooking } from "../../server/open-views.ts";
import { isItsCode } from "../../server/recognise-code.ts";
import { countsOf, countWrongCode, findWrongCodes, forgetWrongCodes } from "./code-store.ts";

export type Opening = { readonly reference: string; readonly code?: string | null };

/** Wrong codes in a quarter of an hour, from one network for one booking, until no more are tried. */
const wrongCodesAtMost = 5;
const closedMinutes = 15;

/**
 * Opens a booking for anyone who may see it: its owner and our team by being signed in, anyone else by its access code or by
 * the link in our emails. A stranger’s wrong codes close the code to their network; the link opens all the same.
 * A booking of someone else does not exist for anyone who asks.
 */
export async function openBooking(
  ctx: Context,
  { reference, code }: Opening,
): Promise<Result<OwnedBooking, "not_found" | "locked">> {
  const userId = ctx.actor.kind === "person" ? ctx.actor.userId : null;
  const booking = await findBookingWithOwners(ctx.db, reference.toUpperCase(), userId);
  if (booking && mayDo("view_booking", partiesOf(ctx.actor), relationTo(booking))) return accept(booking);
  if (!code) return refuse("not_found");

  if (booking && isSameSecret(code, ctx.linkCodeFor(booking.reference))) return accept(booking);

  // Checked even if there is no such booking, so that counting wrong codes reveals nothing.
  const counts = countsOf(reference.toUpperCase(), networkOf(ctx.caller.address));
  const wrongCodes = await findWrongCodes(ctx.db, counts, ctx.now);
  if (wrongCodes >= wrongCodesAtMost) return refuse("locked");
  if (booking && isItsCode(ctx, booking, code)) {
    if (wrongCodes > 0) await ctx.afterwards((db) => forgetWrongCodes(db, counts));
    return accept(booking);
  }
  // Counted one by one, so that a hundred simultaneous guesses reveal no more than a hundred in a row.
  await ctx.afterwards(async (db) =>
    (await countWrongCode(db, counts, ctx.now, closedMinutes)) > wrongCodesAtMost ? refuse("locked") : undefined,
  );
  return refuse("not_found");
}

const relationTo = ({ isMine, isOfMyOrganisation }: OwnedBooking): Relation => {
  if (isMine) return "own";
  return isOfMyOrganisation ? "organisation" : "other";
};
