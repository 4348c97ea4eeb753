import { system, visitor } from "#domain/account/roles.ts";
import type { Context } from "#platform/context.ts";
import { anAccount, asPerson } from "./an-account.ts";

/** A context with a team member as the actor. */
export const asAdmin = async (ctx: Context, name = "Naledi Jacobs"): Promise<Context> =>
  asPerson(ctx, await anAccount(ctx, ["admin"], { name }), ["admin"]);

/** A context with a visitor as the actor: a customer who has not signed in. */
export const asVisitor = (ctx: Context, now = ctx.now): Context => ({ ...ctx, actor: visitor, now });

/** A context with the system as the actor, as in a scheduled job or a reaction. */
export const asSystem = (ctx: Context, now = ctx.now): Context => ({ ...ctx, actor: system, now });
