import { isSuperUser } from "#domain/account/permissions.ts";
import { nameOfActor } from "#domain/account/roles.ts";
import type { Context } from "#platform/context.ts";
import { findMoneyHandlers, sumRefundsOfInvoice } from "./views.ts";

/** The person deciding on an invoice’s money, and the colleagues who handled it before. */
export const refundOf = async (ctx: Context, id: string) => ({
  togetherCents: await sumRefundsOfInvoice(ctx.db, id, ctx.now),
  by: nameOfActor(ctx.actor),
  isSuperUser: isSuperUser(ctx.actor),
  handlers: await findMoneyHandlers(ctx.db, id),
});
