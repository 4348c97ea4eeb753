import * as z from "zod";
import { longestPassword } from "#domain/account/password-rules.ts";
import { networkOf } from "#platform/http/network.ts";
import { findAccount } from "../../server/account-views.ts";
import { type AuthRequest, pause, readBody } from "../../server/handle-auth.ts";
import { giveBackAll, limits, spendAll } from "../../server/limit-auth.ts";
import { openSession } from "../../server/open-session.ts";
import { AuthRefused, type AuthReply, answer, refusals } from "../../server/refuse-auth.ts";

const credentials = z.object({
  email: z.string().trim().toLowerCase().min(3).max(254),
  // The rules for new passwords don’t apply: a short one is simply wrong.
  password: z.string().max(longestPassword * 4),
});

/** POST /token?grant_type=password. An unknown account gets the same answer, as slowly. */
export async function signIn(input: AuthRequest): Promise<AuthReply> {
  const { email, password } = readBody(credentials, input.body);
  const { ctx, limiter } = input;
  const { address } = ctx.caller;

  const tries = [
    ["signInFromAddress", address],
    ["signInToAccountFromAddress", `${email} ${networkOf(address)}`],
  ] as const;
  const tooMany = await spendAll(limiter, tries);
  if (tooMany) return tooMany;
  await slowDownIfMany(input, email);

  const account = await findAccount(ctx.db, { email });
  const isRight = await input.hasher.check(password, account?.passwordHash);
  if (!account || !isRight || account.status === "erased") return refusals.wrongCredentials();
  if (account.status === "suspended") return refusals.suspended();
  if (!account.emailConfirmedAt) return refusals.notConfirmed();

  await giveBackAll(limiter, [...tries, ["signInToAccount", email]]);
  return input.change(async (inside) =>
    answer(await openSession(inside, input.tokens, { userId: account.id, methods: ["password"] })),
  );
}

/** How many may wait in this process; beyond that callers get the busy answer. */
const mostWaiting = 1000;
let waiting = 0;

async function slowDownIfMany({ limiter, pace }: AuthRequest, email: string) {
  const wait = await limiter.spend("auth-signInToAccount", email, limits.signInToAccount);
  if (wait === 0) return;
  if (waiting >= mostWaiting) throw new AuthRefused(refusals.busy());
  waiting++;
  await pause(pace.slowDown);
  waiting--;
}
