import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findCompany } from "../../server/views.ts";
import { findAssignmentForEmail, findUserName } from "./email-views.ts";
import { OverrideNotice, overrideNoticeWords } from "./emails/override-notice.tsx";

/** Emails the company’s owner once for each crew that was assigned against a compliance rule. */
export async function sendOverrideNotice(ctx: Context, event: EventOf<"compliance.overridden">): Promise<void> {
  const row = await findAssignmentForEmail(ctx.db, event.assignmentId);
  if (!row) return;
  const company = await findCompany(ctx.db);
  await ctx.mail({
    key: `override-notice:${event.overrideId}`,
    template: "override-notice",
    to: company.email,
    subject: overrideNoticeWords.subject({ reference: row.reference }),
    about: `booking:${row.reference}`,
    content: createElement(OverrideNotice, {
      company,
      by: await findUserName(ctx.db, event.by),
      because: event.because,
      reasons: event.reasons,
      trip: {
        reference: row.reference,
        at: formatMoment(row.pickupAt),
        driver: `${row.driverFirstName} ${row.driverLastName}`.trim(),
        vehicle: `${row.make} ${row.model}, ${row.plate}`,
      },
      link: `${ctx.siteUrl}/admin/booking?reference=${row.reference}`,
    }),
  });
}
