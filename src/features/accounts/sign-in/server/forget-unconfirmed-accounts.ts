import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { forgetAccountEmails } from "#platform/mail/delete-old-emails.ts";
import { deleteUnconfirmedUsers } from "../../server/account-store.ts";

const daysKept = 30;
/** At most so many in one go: the next hour takes the rest. */
const atOnce = 1000;

/** By the clock: an account that no one has confirmed belongs to no one. */
export async function forgetUnconfirmedAccounts(ctx: Context): Promise<void> {
  const emails = await deleteUnconfirmedUsers(ctx.db, addHours(ctx.now, -24 * daysKept), atOnce);
  await forgetAccountEmails(ctx.db, emails);
}
