import type { Context } from "#platform/context.ts";
import { standingOf } from "../../server/describe-payment.ts";
import { findSplit } from "../../server/split-views.ts";
import { findAttempts, findBookingByReference } from "../../server/views.ts";
import { describeSplit } from "./describe-split.ts";

/** A booking with its split bill; undefined if it was never split. */
export async function readSplit(ctx: Context, reference: string) {
  const booking = await findBookingByReference(ctx.db, reference);
  const record = await findSplit(ctx.db, booking.id);
  if (!record) return undefined;
  const attempts = await findAttempts(ctx.db, booking.id);
  const { phase, all: openCents } = standingOf(booking, attempts, ctx.now);
  const split = describeSplit(booking, { record, attempts, openCents }, ctx.now);
  return { booking, attempts, phase, openCents, record, split, splitId: record.split.id };
}
