import { chooseExtras, wishOf } from "#domain/extra/choose-extras.ts";
import type { ChosenExtra, SoldExtra } from "#domain/extra/extra.ts";
import type { Journey } from "#domain/pricing/journey-price.ts";
import { accept, type Result } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { BookingRow } from "./move-store.ts";
import { findSellingFacts } from "./selling-views.ts";

type Wish = Pick<Journey, "service" | "offer" | "destination" | "pickupAt" | "passengers">;

/** The extras a changed booking has: those it was sold at their price, and others at today’s. */
export async function chooseBookingExtras(
  ctx: Context,
  booking: BookingRow,
  { wanted, wish }: { readonly wanted: readonly ChosenExtra[]; readonly wish: Wish },
): Promise<Result<readonly SoldExtra[], "extra_unavailable">> {
  const isSame =
    wanted.length === booking.extras.length &&
    wanted.every((one) => booking.extras.some(({ id, quantity }) => one.id === id && one.quantity === quantity));
  if (isSame) return accept(booking.extras);
  const { extras, tariff } = await findSellingFacts(ctx.db, { day: localDateOf(wish.pickupAt) });
  return chooseExtras({
    wanted,
    onSale: extras,
    wish: wishOf(wish, tariff.catalogue),
    now: ctx.now,
    sold: booking.extras,
  });
}
