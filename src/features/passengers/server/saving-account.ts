import { mayDo, partiesOf } from "#domain/account/permissions.ts";
import { personAsking } from "#domain/account/person-asking.ts";
import type { Context } from "#platform/context.ts";
import { findAccountOf } from "./saved-views.ts";

type Booked = { readonly email: string; readonly bookerId: string | null; readonly organisationId: string | null };
export type SavingAccount = { readonly userId: string; readonly whose: "me" | "customer" };

/** Whose saved passengers belong to a booking: for our team its customer’s, for anyone else their own. */
export async function savingAccount(ctx: Context, booking: Booked): Promise<SavingAccount | undefined> {
  if (!mayDo("note_customers", partiesOf(ctx.actor), "other")) return { userId: personAsking(ctx.actor), whose: "me" };
  const byAddress = booking.email ? await findAccountOf(ctx.db, booking.email) : undefined;
  const userId = byAddress ?? booking.bookerId;
  return userId ? { userId, whose: "customer" } : undefined;
}
