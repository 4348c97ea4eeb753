import { system, visitor } from "#domain/account/roles.ts";
import type { Context } from "#platform/context.ts";
import { anAccount, asPerson } from "./an-account.ts";

/** Someone of our team asks. */
export const asAdmin = async (ctx: Context, name = "Naledi Jacobs"): Promise<Context> =>
  asPerson(ctx, await anAccount(ctx, ["admin"], { name }), ["admin"]);

/** A customer who has not signed in asks. */
export const asVisitor = (ctx: Context, now = ctx.now): Context => ({ ...ctx, actor: visitor, now });

/** The schedule or a reaction runs. */
export const asSystem = (ctx: Context, now = ctx.now): Context => ({ ...ctx, actor: system, now });
