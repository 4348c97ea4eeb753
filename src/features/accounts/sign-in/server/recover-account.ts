import * as z from "zod";
import { findAccount } from "../../server/account-views.ts";
import { type AuthRequest, emailAddress, readBody } from "../../server/handle-auth.ts";
import type { AuthReply } from "../../server/refuse-auth.ts";
import { mailLink } from "./mail-link.ts";
import { mailSilently } from "./mail-silently.ts";

const recoverRequest = z.object({ email: emailAddress });

/** POST /recover: a link to choose a new password. It also confirms the address. */
export function recoverAccount(input: AuthRequest): Promise<AuthReply> {
  const { email } = readBody(recoverRequest, input.body);
  return mailSilently(input, email, async (ctx) => {
    const account = await findAccount(ctx.db, { email });
    if (account?.status === "active") await mailLink(ctx, input, account, "recovery");
  });
}
