import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { lockBooking } from "../../server/move-store.ts";
import { findSold } from "../../server/views.ts";
import type { selfServiceContract } from "../contract.ts";
import { openBooking } from "./open-booking.ts";
import { readChange, readExtras } from "./read-change.ts";
import { changedMeanwhile, requestChange } from "./request-change.ts";

/** Changes a booking: immediately if no one has to agree, else as a proposal. */
export async function changeBooking(ctx: Context, input: ParsedOf<typeof selfServiceContract.changeBooking>) {
  const opened = await openBooking(ctx, { reference: input.reference, code: input.code ?? null });
  if (!opened.ok) return opened;
  const booking = await lockBooking(ctx.db, opened.value.id);
  if (!booking) return refuse("not_found");
  if (booking.version !== input.version) return changedMeanwhile(ctx, booking);

  const extras = await readExtras(ctx, booking, input.change);
  if (!extras.ok) return extras;
  const { tours } = await findSold(ctx.db);
  const change = readChange(ctx, booking, input.change, { tours, extras: extras.value });
  if (!change.ok) return change;
  return requestChange(ctx, booking, {
    change: change.value,
    expectedDifferenceCents: input.expected_difference_cents ?? 0,
    note: input.note,
  });
}
