import { localDate, localTime } from "#domain/time/local-time.ts";
import { changeBooking } from "#features/booking/self-service/server/change-booking.ts";
import { previewChange } from "#features/booking/self-service/server/preview-change.ts";
import type { Context } from "#platform/context.ts";
import { writeSold } from "./a-sold-transfer.ts";

export const change = { pickup_date: localDate("2026-12-02"), pickup_time: localTime("23:30") };

export async function propose(ctx: Context) {
  const sold = await writeSold(ctx);
  const offer = await previewChange(ctx, { ...sold.opening, change });
  if (!offer.ok) throw new Error(offer.reason);
  const difference = offer.value.difference_cents;
  const input = { ...sold.opening, version: 1, change, expected_difference_cents: difference, note: "" };
  const done = await changeBooking(ctx, input);
  if (!done.ok) throw new Error(done.reason);
  return { ...sold, difference: difference ?? 0, offer: offer.value, changeId: done.value.change_id };
}
