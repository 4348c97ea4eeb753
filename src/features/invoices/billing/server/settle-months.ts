import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { shareMonths } from "../../server/share-money.ts";
import { findMonthOwner } from "./views.ts";

/** A month was billed, or a part of one was credited: what was paid too much counts where something is due. */
export async function settleMonths(ctx: Context, { invoiceId }: EventOf<"invoice.issued">): Promise<void> {
  const organisationId = await findMonthOwner(ctx.db, invoiceId);
  if (organisationId) await shareMonths(ctx, organisationId);
}
