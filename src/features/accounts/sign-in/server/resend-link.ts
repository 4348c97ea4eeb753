import * as z from "zod";
import { findAccount } from "../../server/account-views.ts";
import { type AuthRequest, emailAddress, readBody } from "../../server/handle-auth.ts";
import type { AuthReply } from "../../server/refuse-auth.ts";
import { mailLink } from "./mail-link.ts";
import { mailSilently } from "./mail-silently.ts";

const resendRequest = z.object({ email: emailAddress, type: z.enum(["signup", "email_change"]) });

/** POST /resend: the confirmation once more. */
export function resendLink(input: AuthRequest): Promise<AuthReply> {
  const { email, type } = readBody(resendRequest, input.body);
  return mailSilently(input, email, async (ctx) => {
    const account = await findAccount(ctx.db, { email });
    if (account?.status !== "active") return;
    if (type === "signup" && !account.emailConfirmedAt)
      // No password is valid while two people claim the account.
      await mailLink(ctx, input, account, account.passwordHash ? "signup" : "recovery");
    if (type === "email_change" && account.newEmail)
      await mailLink(ctx, input, { ...account, email: account.newEmail }, "email_change");
  });
}
