import type { Context } from "#platform/context.ts";
import { anAccount, asPerson } from "./an-account.ts";

/** Someone of our team who reads ratings. */
export const aModerator = async (ctx: Context): Promise<Context> =>
  asPerson(ctx, await anAccount(ctx, ["admin"]), ["admin"]);
