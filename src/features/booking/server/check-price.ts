import { add, cents } from "#domain/money/money.ts";
import type { PricedJourney } from "#domain/pricing/journey-price.ts";
import { priceConcern } from "#domain/quote/price-concern.ts";
import type { Context } from "#platform/context.ts";
import { findItems } from "./cancel-views.ts";
import type { BookingRow } from "./move-store.ts";
import { findQuotedCost } from "./origin-views.ts";

export type PriceDoubt = "confirm_free" | "confirm_loss";

const doubts = { free: "confirm_free", loss: "confirm_loss" } as const;

/** Why a total needs confirmation: it is zero, or less than the booking is known to cost us. */
export async function checkPrice(ctx: Context, row: BookingRow, total: number): Promise<PriceDoubt | null> {
  const quoted = await findQuotedCost(ctx.db, row.reference);
  const items = await findItems(ctx.db, row.id);
  const outlay = items
    .filter(({ vatCode }) => vatCode === "OOS")
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  const share = row.totalCents ? row.vatCents / row.totalCents : 0;
  const net = cents(total - Math.round(total * share));
  const concern = priceConcern({ net, cost: cents(Math.max(quoted, outlay)) });
  return concern && doubts[concern];
}

/** For a new booking only its disbursements are known as costs. */
export function checkNewPrice({ price }: PricedJourney, total: number): PriceDoubt | null {
  const outlay = add(...price.lines.filter(({ vat }) => vat === "OOS").map(({ amount }) => amount));
  const concern = priceConcern({ net: cents(total), cost: outlay });
  return concern && doubts[concern];
}
