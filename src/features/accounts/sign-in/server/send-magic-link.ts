import * as z from "zod";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { insertUser } from "../../server/account-store.ts";
import { findAccount, isSwitchedOn } from "../../server/account-views.ts";
import { nameFrom } from "../../server/describe-user.ts";
import { type AuthRequest, emailAddress, readBody } from "../../server/handle-auth.ts";
import { spendOnAccount } from "../../server/limit-auth.ts";
import type { AuthReply } from "../../server/refuse-auth.ts";
import { mailLink } from "./mail-link.ts";
import { mailSilently } from "./mail-silently.ts";
import { personData } from "./sign-up.ts";

const otpRequest = z.object({
  email: emailAddress,
  create_user: z.boolean().default(true),
  data: personData.nullish(),
});

/** POST /otp: a link or a code instead of a password. */
export function sendMagicLink(input: AuthRequest): Promise<AuthReply> {
  const { email, create_user: mayCreate, data } = readBody(otpRequest, input.body);
  let mayMake = false;
  // Counted whether or not there is an account, and silently exceeded: the answer reveals neither.
  const count = async () => {
    mayMake = mayCreate && !(await spendOnAccount(input.limiter, input.ctx.caller.address));
  };
  const send = async (ctx: Context) => {
    const known = await findAccount(ctx.db, { email });
    const name = data?.name || nameFrom(email);
    const account = known ?? (mayMake ? await makeAccount(ctx, { email, name, phone: data?.phone ?? "" }) : undefined);
    if (account?.status === "active") await mailLink(ctx, input, account, "magiclink");
  };
  return mailSilently(input, email, send, count);
}

async function makeAccount(ctx: Context, request: { email: string; name: string; phone: string }) {
  if (!(await isSwitchedOn(ctx.db, "customer_signup"))) return undefined;
  const id = ctx.newId();
  if (await insertUser(ctx.db, { ...request, id, createdAt: ctx.now }))
    await recordAudit(ctx, { action: "user.signed_up", subject: { kind: "user", id } });
  return findAccount(ctx.db, { email: request.email });
}
