import { personAsking } from "#domain/account/person-asking.ts";
import type { Context } from "#platform/context.ts";
import type { GuestTrip } from "../../guest-contract.ts";
import { askAsPartner } from "../../server/ask-as-partner.ts";
import { bookAs } from "../../server/book-as-partner.ts";

/** A partner books for a guest. */
export async function bookForGuest(ctx: Context, trip: GuestTrip) {
  const result = await askAsPartner(ctx);
  return result.ok ? bookAs(ctx, trip, { partner: result.value, bookerId: personAsking(ctx.actor) }) : result;
}
