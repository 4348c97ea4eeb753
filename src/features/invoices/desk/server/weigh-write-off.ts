import { isSuperUser } from "#domain/account/permissions.ts";
import { type RefundRefusal, refundRefusal } from "#domain/account/refund-limit.ts";
import { nameOfActor } from "#domain/account/roles.ts";
import { openAmount } from "#domain/invoice/invoice-balance.ts";
import type { Context } from "#platform/context.ts";
import type { InvoiceRow } from "../../server/store.ts";
import { findMoneyHandlers, sumRefundsOfInvoice } from "./views.ts";

type Weighed = Pick<InvoiceRow, "id" | "createdBy" | "totalCents" | "creditedCents" | "paidCents">;

/** Why the actor can’t write off the open amount: like a refund it gives money away, so it has the same limit. */
export const writeOffRefusal = async (ctx: Context, invoice: Weighed): Promise<RefundRefusal | undefined> =>
  refundRefusal({
    amountCents: openAmount(invoice),
    togetherCents: await sumRefundsOfInvoice(ctx.db, invoice.id, ctx.now),
    by: nameOfActor(ctx.actor),
    isSuperUser: isSuperUser(ctx.actor),
    handlers: new Set([invoice.createdBy ?? "system", ...(await findMoneyHandlers(ctx.db, invoice.id))]),
  });
