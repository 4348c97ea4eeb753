import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf } from "#platform/contract.ts";
import { standingOf } from "../../server/describe-payment.ts";
import { findSplit } from "../../server/split-views.ts";
import { findAttempts, findBookingById, findBookingMoney } from "../../server/views.ts";
import type { sharesContract } from "../contract.ts";
import { describeSplit } from "./describe-split.ts";

type Shares = typeof sharesContract.bookingShares;

/** Shows our team how the bill of a booking is split. */
export async function bookingShares(
  ctx: Context,
  { reference }: ParsedOf<Shares>,
): Promise<Result<OutputOf<Shares>, "not_found">> {
  const known = await findBookingMoney(ctx.db, reference);
  if (!known) return refuse("not_found");
  const booking = await findBookingById(ctx.db, known.id);
  const attempts = await findAttempts(ctx.db, known.id);
  const { all: openCents } = standingOf(booking, attempts, ctx.now);
  const split = await findSplit(ctx.db, known.id);
  return accept({
    split: split ? describeSplit(booking, { record: split, attempts, openCents }, ctx.now) : null,
    open_cents: openCents,
  });
}
