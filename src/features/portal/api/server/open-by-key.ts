import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findGuestBooking } from "../../server/views.ts";

type Input = { readonly key: string; readonly reference: string };

/** Opens one of the partner’s own bookings; others are “not found”. */
export async function openByKey(ctx: Context, input: Input) {
  const key = await ctx.organisations.recogniseKey(ctx, input.key);
  if (!key) return refuse("bad_key");
  const reference = input.reference.toUpperCase();
  const own = await findGuestBooking(ctx.db, { reference, organisationId: key.partner.id });
  if (!own || own.booking.state === "draft") return refuse("not_found");
  return accept({ booking: own.booking, opening: { reference, code: ctx.linkCodeFor(reference) } });
}
