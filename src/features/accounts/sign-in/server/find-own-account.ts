import { type Account, findAccount } from "../../server/account-views.ts";
import type { PersonAuthRequest } from "../../server/handle-auth.ts";
import { AuthRefused, refusals } from "../../server/refuse-auth.ts";

/** The caller’s account, if it may be used. */
export async function findOwnAccount({ ctx, person }: PersonAuthRequest): Promise<Account> {
  const account = await findAccount(ctx.db, { id: person.userId });
  if (account?.status !== "active") throw new AuthRefused(refusals.sessionOver());
  return account;
}
