import { changeAnswerMinutes } from "#domain/booking/booking-change.ts";
import type { EventOf } from "#domain/events.ts";
import { addMinutes, formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findWholeBooking } from "../../server/change-email-views.ts";
import { findChange } from "../../server/change-views.ts";
import { valuesOf } from "../../server/describe-change.ts";
import { findVehicleClasses } from "../../server/selling-views.ts";
import { findCompany } from "../../server/views.ts";

type ChangeEvent = EventOf<"booking.changed" | "booking.change_proposed" | "booking.change_rejected">;

/** Everything in an email about a change. */
export async function readEmail(ctx: Context, event: ChangeEvent) {
  const booking = await findWholeBooking(ctx.db, event.reference);
  const change = await findChange(ctx.db, event.changeId);
  const code = ctx.linkCodeFor(booking.reference);
  return {
    booking,
    company: await findCompany(ctx.db),
    values: change ? valuesOf(booking, change, await findVehicleClasses(ctx.db)) : [],
    differenceCents: !change || change.after.isUnpriced ? null : change.differenceCents,
    answer: change?.answer ?? "",
    appliedAt: change?.decidedAt ?? null,
    answerBy: formatMoment(addMinutes(change?.createdAt ?? ctx.now, changeAnswerMinutes)),
    link: `${ctx.siteUrl}/confirm-booking/${booking.reference}?code=${code}`,
    payLink: `${ctx.siteUrl}/payment-selection?booking=${booking.reference}&code=${code}`,
  };
}

export type ChangeEmail = Awaited<ReturnType<typeof readEmail>>;
