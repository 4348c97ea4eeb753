import { createElement } from "react";
import { accept } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { moveBooking } from "../../server/move-booking.ts";
import type { BookingRow } from "../../server/move-store.ts";
import { findCompany } from "../../server/views.ts";
import { type bookingRequestsContract, declineReasonTexts } from "../contract.ts";
import { RequestDeclined, requestDeclinedWords } from "./emails/request-declined.tsx";

type DeclineInput = ParsedOf<typeof bookingRequestsContract.declineRequest>;

/** Declines a request, with an apology and alternatives. */
export async function declineRequest(ctx: Context, { id, version, reason, alternatives }: DeclineInput) {
  const changes = { answeredAt: ctx.now, holdUntil: null };
  const moved = await moveBooking(ctx, { id, version, to: "declined", reason, changes });
  if (!moved.ok) return moved;
  await recordAudit(ctx, {
    action: "booking.declined",
    subject: { kind: "booking", id },
    reason,
    details: { reference: moved.value.reference },
  });
  await apologise(ctx, moved.value, declineReasonTexts[reason], alternatives);
  await ctx.emit({ type: "booking.declined", reference: moved.value.reference });
  return accept({ state: moved.value.state, version: moved.value.version });
}

async function apologise(ctx: Context, booking: BookingRow, reason: string, alternatives: string) {
  const company = await findCompany(ctx.db);
  const { reference, email, firstName, pickupAt } = booking;
  await ctx.mail({
    key: `request-declined:${reference}`,
    template: "request-declined",
    to: email,
    about: `booking:${reference}`,
    subject: requestDeclinedWords.subject({ reference }),
    content: createElement(RequestDeclined, {
      request: { reference, firstName, pickupAt },
      reason,
      alternatives,
      again: `${ctx.siteUrl}/booking`,
      company,
    }),
  });
}
