import { overrideLimit, partiesOf } from "#domain/account/permissions.ts";
import { personAsking } from "#domain/account/person-asking.ts";
import { nameOfActor } from "#domain/account/roles.ts";
import { cents } from "#domain/money/money.ts";
import { priceTrip } from "#domain/pricing/price-trip.ts";
import { accept, refuse } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { bookingDeskContract } from "../../desk/contract.ts";
import { vatOfItems } from "../../server/cancel-legs.ts";
import { insertItems } from "../../server/cancel-store.ts";
import { findItems } from "../../server/cancel-views.ts";
import { insertChange } from "../../server/change-store.ts";
import { changeRow, doneWith, lockCurrent, recordAction } from "../../server/lock-current.ts";
import type { BookingRow } from "../../server/move-store.ts";
import { checkPrice } from "./check-price.ts";
import { confirmIfNothingIsDue } from "./count-payment.ts";
import { findStandingInvoice } from "./invoice-views.ts";
import { shareTripPrices } from "./price-store.ts";
import { findPriced, findTariffs } from "./price-views.ts";
import { refundChange } from "./refund-change.ts";

/** Prices a booking as it was, and as it would be priced today. */
export async function replayPrice(ctx: Context, { id }: ParsedOf<typeof bookingDeskContract.replayPrice>) {
  const booking = await findPriced(ctx.db, id);
  if (!booking) return refuse("not_found");
  const { priceRequest, price, tariffVersion } = booking;
  if (!priceRequest || !price || tariffVersion === null) return refuse("not_priced");

  const tariffs = await findTariffs(ctx.db, tariffVersion, localDateOf(booking.pickupAt));
  const then = priceTrip(priceRequest, tariffs.agreed);
  const now = priceTrip({ ...priceRequest, bookedAt: ctx.now.toISOString() }, tariffs.now);
  return accept({
    then_cents: then.total,
    is_same: then.total === price.total,
    now_cents: now.total,
    now_tariff: now.tariffVersion,
    now_trace: now.trace.map(({ text, rule, delta }) => ({ text, rule, delta_cents: delta })),
  });
}

/** Sets a price of our own. The difference is a line of its own, so that the lines still add up. */
export async function overridePrice(ctx: Context, asked: ParsedOf<typeof bookingDeskContract.overridePrice>) {
  const looked = await lockCurrent(ctx, asked);
  if (!looked.ok) return looked;
  const row = looked.value;
  if (!isPriceOpen(row)) return refuse("not_possible");
  if (!mayMovePrice(ctx, row.price?.total ?? row.totalCents, asked.total_cents)) return refuse("over_limit");
  const doubt = asked.is_confirmed ? null : await checkPrice(ctx, row, asked.total_cents);
  if (doubt) return refuse(doubt);

  const changed = await confirmIfNothingIsDue(ctx, await setPrice(ctx, row, asked.total_cents, asked.reason));
  await tellChanged(ctx, row, asked);
  await recordAction(ctx, row, {
    action: "price_overridden",
    reason: asked.reason,
    details: { from_cents: row.totalCents, to_cents: asked.total_cents },
  });
  return accept(doneWith(changed));
}

type Told = { readonly total_cents: number; readonly reason: string };

/** A price that was agreed or billed and is another now is a change: the customer hears of it, the invoice follows. */
async function tellChanged(ctx: Context, before: BookingRow, { total_cents, reason }: Told): Promise<void> {
  const isAgreed = before.state === "confirmed" || before.state === "in_progress";
  if (total_cents === before.totalCents || !(isAgreed || (await findStandingInvoice(ctx.db, before.id)))) return;
  const changeId = ctx.newId();
  const by = nameOfActor(ctx.actor);
  await insertChange(ctx.db, {
    id: changeId,
    bookingId: before.id,
    ...{ state: "applied", proposedBy: by, before: {}, after: {}, note: reason },
    differenceCents: total_cents - (before.totalCents ?? 0),
    ...{ decidedBy: by, createdAt: ctx.now, decidedAt: ctx.now },
  });
  await ctx.emit({ type: "booking.changed", reference: before.reference, changeId });
  await refundChange(ctx, before, { totalCents: total_cents, changeId });
}

/** Nobody sets another price for what is over. */
const isPriceOpen = ({ state }: BookingRow) =>
  ["requested", "quoted", "awaiting_payment", "confirmed", "in_progress"].includes(state);

/** Measured from what the tariff says; where it says nothing, a price has to be made up and is an administrator's. */
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
  await shareTripPrices(ctx.db, row.id, total);
  return changeRow(ctx, row, {
    totalCents: total,
    vatCents: await vatOfItems(ctx, { ...row, totalCents: total }),
    overrideReason: reason,
    overriddenBy: personAsking(ctx.actor),
  });
}
