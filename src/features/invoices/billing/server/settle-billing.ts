import type { Context } from "#platform/context.ts";
import { type BilledBooking, findBilledBooking, findLegDate } from "../../server/booking-views.ts";
import { lockBilling } from "../../server/store.ts";
import { billFee } from "./bill-fee.ts";
import { creditBeyond } from "./credit-beyond.ts";
import { shareMoney } from "./share-money.ts";

export const byFee = ({ feeCents }: BilledBooking) => feeCents;

type Settled = {
  readonly reason: string;
  /** An email about the booking goes out with it, and carries the documents. */
  readonly isTold: boolean;
  owed(booking: BilledBooking): number;
  readonly hasFee: boolean;
  /** The legs it is about, where it is not about all. */
  readonly legs?: readonly number[];
};

export async function settleBilling(ctx: Context, reference: string, asked: Settled): Promise<void> {
  const { reason, isTold, owed, hasFee, legs } = asked;
  const booking = await findBilledBooking(ctx.db, reference);
  if (!booking || booking.isTest) return;
  await lockBilling(ctx.db, booking.id);
  const serviceOn = legs && (await findLegDate(ctx.db, booking.id, legs));
  await creditBeyond(ctx, booking, { owed: owed(booking), reason, isTold, serviceOn });
  if (hasFee) await billFee(ctx, booking);
  await shareMoney(ctx, booking.id);
}
