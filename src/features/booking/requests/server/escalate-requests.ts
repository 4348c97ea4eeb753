import { createElement } from "react";
import type { Context } from "#platform/context.ts";
import { type BookingRow, updateBooking } from "../../server/move-store.ts";
import { findCompany } from "../../server/views.ts";
import { RequestOverdue, requestOverdueWords } from "./emails/request-overdue.tsx";
import { lockBreachedRequests } from "./store.ts";

/** At most this many per run; the next minute takes the rest. */
const atOnce = 100;

/** Alerts our team to every overdue request, once each. */
export async function escalateRequests(ctx: Context): Promise<void> {
  for (const request of await lockBreachedRequests(ctx.db, ctx.now, atOnce)) await escalate(ctx, request);
}

async function escalate(ctx: Context, request: BookingRow) {
  const { id, reference, firstName, lastName, phone, pickupAt } = request;
  const name = `${firstName} ${lastName}`.trim();
  const promisedAt = request.responseDueAt ?? ctx.now;
  await updateBooking(ctx.db, id, { escalatedAt: ctx.now });
  await ctx.emit({
    type: "task.wanted",
    kind: "sla_breach",
    subjectKind: "booking",
    subjectId: reference,
    title: `Answer ${name} (${reference})`,
    dueAt: promisedAt.toISOString(),
  });
  const company = await findCompany(ctx.db);
  await ctx.mail({
    key: `request-overdue:${reference}`,
    template: "request-overdue",
    to: company.email,
    replyTo: request.email,
    about: `booking:${reference}`,
    subject: requestOverdueWords.subject({ name, reference }),
    content: createElement(RequestOverdue, {
      request: { reference, name, phone, pickupAt, promisedAt },
      link: `${ctx.siteUrl}/admin/quotes`,
      company,
    }),
  });
}
