import * as z from "zod";
import { findAccount } from "../../server/account-views.ts";
import { type AuthRequest, emailAddress, readBody } from "../../server/handle-auth.ts";
import type { AuthReply } from "../../server/refuse-auth.ts";
import { mailLink } from "./mail-link.ts";
import { mailSilently } from "./mail-silently.ts";

const resendRequest = z.object({ email: emailAddress, type: z.enum(["signup", "email_change"]) });

/** POST /resend: the confirmation once more. */
export function resendLink(asked: AuthRequest): Promise<AuthReply> {
  const { email, type } = readBody(resendRequest, asked.body);
  return mailSilently(asked, email, async (ctx) => {
    const account = await findAccount(ctx.db, { email });
    if (account?.status !== "active") return;
    if (type === "signup" && !account.emailConfirmedAt)
      // No one's password stands while two people want the account.
      await mailLink(ctx, asked, account, account.passwordHash ? "signup" : "recovery");
    if (type === "email_change" && account.newEmail)
      await mailLink(ctx, asked, { ...account, email: account.newEmail }, "email_change");
  });
}
