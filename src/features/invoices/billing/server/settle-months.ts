import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { shareMonths } from "../../server/share-money.ts";
import { findMonthOwner } from "./views.ts";

/** After a monthly invoice or a partial credit, overpayments are applied to what is due. */
export async function settleMonths(ctx: Context, { invoiceId }: EventOf<"invoice.issued">): Promise<void> {
  const organisationId = await findMonthOwner(ctx.db, invoiceId);
  if (organisationId) await shareMonths(ctx, organisationId);
}
