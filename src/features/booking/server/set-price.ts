import { overrideLimit, partiesOf } from "#domain/account/permissions.ts";
import { personAsking } from "#domain/account/person-asking.ts";
import { depositAfterChange } from "#domain/booking/change-plan.ts";
import { depositTermsFor } from "#domain/booking/deposit.ts";
import { cents } from "#domain/money/money.ts";
import type { Context } from "#platform/context.ts";
import { vatOfItems } from "./cancel-legs.ts";
import { insertItems } from "./cancel-store.ts";
import { findItems } from "./cancel-views.ts";
import { changeRow } from "./lock-current.ts";
import type { BookingRow } from "./move-store.ts";
import { findSettings } from "./selling-views.ts";

/** Measured against the tariff; without a tariff price, only an administrator may set one. */
export function mayMovePrice(ctx: Context, from: number | null, to: number): boolean {
  const limit = overrideLimit(partiesOf(ctx.actor), cents(from ?? 0));
  return limit === "any" || (from !== null && Math.abs(to - from) <= limit);
}

export async function setPrice(ctx: Context, row: BookingRow, total: number, reason: string): Promise<BookingRow> {
  const items = await findItems(ctx.db, row.id);
  const difference = total - items.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const largest = items.toSorted((a, b) => b.amountCents - a.amountCents)[0];
  if (difference !== 0)
    await insertItems(ctx.db, [
      {
        id: ctx.newId(),
        bookingId: row.id,
        position: Math.max(0, ...items.map(({ position }) => position)) + 1,
        leg: null,
        code: "override",
        text: items.length === 0 ? "Price agreed" : "Price agreed: difference",
        amountCents: difference,
        vatCode: largest?.vatCode ?? "EX12G",
      },
    ]);
  await ctx.trips.sharePrices(ctx, row.id, total);
  return changeRow(ctx, row, {
    totalCents: total,
    depositCents: await depositAt(ctx, row, total),
    vatCents: await vatOfItems(ctx, { ...row, totalCents: total }),
    overrideReason: reason,
    overriddenBy: personAsking(ctx.actor),
  });
}

async function depositAt(ctx: Context, row: BookingRow, total: number): Promise<number | null> {
  const terms = row.depositTerms ?? depositTermsFor((await findSettings(ctx.db)).policies, row.serviceType);
  return depositAfterChange(row, total, { terms, pickupAt: row.pickupAt, now: ctx.now });
}
