import type { EventOf } from "#domain/events.ts";
import { shareOut } from "#domain/payment/bill-shares.ts";
import type { Context } from "#platform/context.ts";
import { isInFlight } from "../../server/describe-payment.ts";
import { endAttempts, untouched } from "../../server/end-attempts.ts";
import { lockPaymentsOf } from "../../server/store.ts";
import { readSplit } from "./read-split.ts";

/** After a price change, people about to pay their old share start again with the new one. */
export async function reshareBill(ctx: Context, { reference }: EventOf<"booking.changed">): Promise<void> {
  const bill = await readSplit(ctx, reference);
  if (!bill?.split.is_open) return;
  const attempts = (await lockPaymentsOf(ctx.db, bill.booking.id)).filter(({ shareId }) => shareId !== null);
  const shares = shareOut(
    bill.openCents,
    bill.split.shares.map(({ id, portions, state, amount_cents }) => ({
      id,
      portions,
      inFlightCents: null,
      paidCents: state === "paid" || state === "refunded" ? amount_cents : 0,
    })),
  );
  // A difference of one cent is only rounding.
  const isOld = ({ shareId, amountCents }: (typeof attempts)[number]) =>
    Math.abs(amountCents - (shares.get(shareId ?? "") ?? 0)) > bill.split.shares.length;
  const old = attempts.filter((one) => isInFlight(one, ctx.now) && isOld(one));
  await endAttempts(ctx, old, { states: untouched, to: "cancelled", reason: "the price has changed" });
}
