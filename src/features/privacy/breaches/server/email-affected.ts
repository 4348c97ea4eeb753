import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { PrivacyEmail } from "../../server/emails/privacy-email.tsx";
import { findCompany } from "../../server/views.ts";
import { markNotified, takeWaiting } from "./store.ts";
import { findBreach } from "./views.ts";

/** People per transaction; the next ones follow with another event. */
const batch = 200;

/**
 * Emails the affected people once each: the email has a key, and the notification is recorded in the same
 * transaction.
 */
export async function emailAffected(ctx: Context, { breachId }: EventOf<"breach.emails_wanted">): Promise<void> {
  const record = await findBreach(ctx.db, breachId);
  if (!record?.breach.sendingAt) return;
  const { reference, subject, words } = record.breach;
  const people = await takeWaiting(ctx.db, breachId, batch);
  const company = await findCompany(ctx.db);
  for (const { id, name, email } of people) {
    const text = words.replaceAll("{name}", name || "customer");
    await ctx.mail({
      key: `breach:${id}`,
      template: "privacy-email",
      to: email,
      subject,
      about: `breach:${reference}`,
      content: createElement(PrivacyEmail, { company, heading: subject, text }),
    });
    await markNotified(ctx.db, id, ctx.now);
  }
  if (people.length === batch) await ctx.emit({ type: "breach.emails_wanted", breachId });
}
