import type { Context } from "#platform/context.ts";
import { vatOfItems } from "../../server/cancel-legs.ts";
import { insertItems } from "../../server/cancel-store.ts";
import { findItems } from "../../server/cancel-views.ts";
import type { BookingChanges, BookingRow } from "../../server/move-store.ts";

type Lowered = { readonly price: number; readonly text: string };

/** The difference has its own line, so that the lines still add up to the price. */
export async function lowerPrice(ctx: Context, booking: BookingRow, { price, text }: Lowered): Promise<BookingChanges> {
  const items = await findItems(ctx.db, booking.id);
  const largest = items.toSorted((a, b) => b.amountCents - a.amountCents)[0];
  const first = { position: 1, leg: null, text: "Price agreed", amountCents: booking.totalCents ?? 0 };
  const lines = [
    ...(items.length === 0 ? [{ ...first, code: "agreed" }] : []),
    {
      position: Math.max(1, ...items.map(({ position }) => position)) + 1,
      leg: null,
      code: "credit",
      text,
      amountCents: price - (booking.totalCents ?? 0),
    },
  ];
  const vatCode = largest?.vatCode ?? "EX12G";
  await insertItems(
    ctx.db,
    lines.map((line) => ({ ...line, id: ctx.newId(), bookingId: booking.id, vatCode })),
  );
  await ctx.trips.sharePrices(ctx, booking.id, price);
  return { totalCents: price, vatCents: await vatOfItems(ctx, { ...booking, totalCents: price }) };
}
