import * as z from "zod";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { insertUser } from "../../server/account-store.ts";
import { findAccount, isSwitchedOn } from "../../server/account-views.ts";
import { type AuthRequest, emailAddress, readBody } from "../../server/handle-auth.ts";
import { spendOnAccount } from "../../server/limit-auth.ts";
import type { AuthReply } from "../../server/refuse-auth.ts";
import { mailLink } from "./mail-link.ts";
import { mailSilently } from "./mail-silently.ts";
import { nameFrom, personData } from "./sign-up.ts";

const otpRequest = z.object({
  email: emailAddress,
  create_user: z.boolean().default(true),
  data: personData.nullish(),
});

/** POST /otp: a link or a code instead of a password. */
export function sendMagicLink(asked: AuthRequest): Promise<AuthReply> {
  const { email, create_user: mayCreate, data } = readBody(otpRequest, asked.body);
  let mayMake = false;
  // Counted whether or not there is an account, and used up without a word: nothing tells which it was.
  const count = async () => {
    mayMake = mayCreate && !(await spendOnAccount(asked.limiter, asked.ctx.caller.address));
  };
  const send = async (ctx: Context) => {
    const known = await findAccount(ctx.db, { email });
    const name = data?.name || nameFrom(email);
    const account = known ?? (mayMake ? await makeAccount(ctx, { email, name, phone: data?.phone ?? "" }) : undefined);
    if (account?.status === "active") await mailLink(ctx, asked, account, "magiclink");
  };
  return mailSilently(asked, email, send, count);
}

async function makeAccount(ctx: Context, wanted: { email: string; name: string; phone: string }) {
  if (!(await isSwitchedOn(ctx.db, "customer_signup"))) return undefined;
  const id = ctx.newId();
  if (await insertUser(ctx.db, { ...wanted, id, createdAt: ctx.now }))
    await recordAudit(ctx, { action: "user.signed_up", subject: { kind: "user", id } });
  return findAccount(ctx.db, { email: wanted.email });
}
