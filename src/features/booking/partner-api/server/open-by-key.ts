import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findGuestBooking } from "../../portal/server/views.ts";

type Asked = { readonly key: string; readonly reference: string };

/** Opens one of the partner’s own bookings as its desk would. Another’s is not there. */
export async function openByKey(ctx: Context, asked: Asked) {
  const found = await ctx.organisations.recogniseKey(ctx, asked.key);
  if (!found) return refuse("bad_key");
  const reference = asked.reference.toUpperCase();
  const own = await findGuestBooking(ctx.db, { reference, organisationId: found.partner.id });
  if (!own || own.booking.state === "draft") return refuse("not_found");
  return accept({ booking: own.booking, opening: { reference, code: ctx.linkCodeFor(reference) } });
}
