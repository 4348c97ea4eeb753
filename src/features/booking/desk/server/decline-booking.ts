import { createElement } from "react";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { doneWith, lockCurrent, recordAction } from "../../server/lock-current.ts";
import { moveBooking } from "../../server/move-booking.ts";
import { findCompany } from "../../server/views.ts";
import type { bookingDeskContract } from "../contract.ts";
import { BookingDeclined, bookingDeclinedWords } from "./emails/booking-declined.tsx";

/** Declines with a reason for the customer. */
export async function declineBooking(ctx: Context, input: ParsedOf<typeof bookingDeskContract.declineBooking>) {
  const seen = await lockCurrent(ctx, input);
  if (!seen.ok) return seen;
  const row = seen.value;
  const answered = { answeredAt: row.answeredAt ?? ctx.now, holdUntil: null };
  const moved = await moveBooking(ctx, { id: row.id, to: "declined", reason: input.reason, changes: answered });
  if (!moved.ok) return refuse("not_possible");

  await ctx.trips.releaseHolds(ctx, row.id);
  await recordAction(ctx, row, { action: "declined", reason: input.reason });
  await ctx.emit({ type: "booking.declined", reference: row.reference });
  const { firstName, reference } = row;
  const company = await findCompany(ctx.db);
  await ctx.mail({
    key: `booking-declined:${reference}`,
    template: "booking-declined",
    to: row.email,
    subject: bookingDeclinedWords.subject({ reference }),
    about: `booking:${reference}`,
    content: createElement(BookingDeclined, {
      firstName,
      reference,
      reason: input.reason,
      siteUrl: ctx.siteUrl,
      company,
    }),
  });
  return accept(doneWith(moved.value));
}
