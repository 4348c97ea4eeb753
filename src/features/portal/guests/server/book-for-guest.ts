import { personAsking } from "#domain/account/person-asking.ts";
import type { Context } from "#platform/context.ts";
import type { GuestTrip } from "../../guest-contract.ts";
import { askAsPartner } from "../../server/ask-as-partner.ts";
import { bookAs } from "../../server/book-as-partner.ts";

/** Books for a guest at a partner’s desk. */
export async function bookForGuest(ctx: Context, trip: GuestTrip) {
  const result = await askAsPartner(ctx);
  return result.ok ? bookAs(ctx, trip, { partner: result.value, bookerId: personAsking(ctx.actor) }) : result;
}
