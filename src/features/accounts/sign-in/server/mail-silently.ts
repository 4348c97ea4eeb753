import type { Context } from "#platform/context.ts";
import { type AuthRequest, atLeast } from "../../server/handle-auth.ts";
import { spendAll } from "../../server/limit-auth.ts";
import { answer } from "../../server/refuse-auth.ts";

/** The same answer after the same time, anyone who owns the address. `first` runs before the transaction. */
export async function mailSilently(
  input: AuthRequest,
  email: string,
  send: (ctx: Context) => Promise<void>,
  first: () => Promise<void> = async () => {},
) {
  const tooMany = await spendAll(input.limiter, [
    ["mailFromAddress", input.ctx.caller.address],
    ["mailToUser", email],
  ]);
  if (tooMany) return tooMany;
  await atLeast(input.pace.atLeast, async () => {
    await first();
    await input.change(send);
  });
  return answer({});
}
