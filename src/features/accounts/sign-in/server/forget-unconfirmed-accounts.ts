import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { forgetAccountEmails } from "#platform/mail/delete-old-emails.ts";
import { deleteUnconfirmedUsers } from "../../server/account-store.ts";

const daysKept = 30;
/** At most this many per run; the next hour takes the rest. */
const atOnce = 1000;

/** By the clock: an unconfirmed account belongs to no one. */
export async function forgetUnconfirmedAccounts(ctx: Context): Promise<void> {
  const emails = await deleteUnconfirmedUsers(ctx.db, addHours(ctx.now, -24 * daysKept), atOnce);
  await forgetAccountEmails(ctx.db, emails);
}
