import type { Context } from "#platform/context.ts";
import { anAccount, asPerson } from "./an-account.ts";

/** A team member who moderates reviews. */
export const aModerator = async (ctx: Context): Promise<Context> =>
  asPerson(ctx, await anAccount(ctx, ["admin"]), ["admin"]);
